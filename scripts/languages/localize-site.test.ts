import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Message } from '../../src/shared/language/messages.index.ts';
import { markOf } from './language-plugin.ts';
import { createLocalizer } from './localize-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'localize-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [open, save] = ['Open', 'Save “{name}”'] as Message[] as [Message, Message];

function build(files: Record<string, string>): void {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
}

test('each language has copies of the scripts with messages and of what loads them, and no others', () => {
  build({
    'client/assets/page-1.js': `import "./kit-2.js"; import("./plain-3.js"); say("${markOf(open)}", "@t(language)@");`,
    'client/assets/kit-2.js': `t(\`${markOf(save)}\`)`,
    'client/assets/plain-3.js': 'nothing()',
    'client/assets/entry-4.js': 'const files = ["assets/page-1.js", "assets/plain-3.js"];',
    'server/index.js': `const page = ["${markOf(open)}", "/assets/page-1.js", "/assets/plain-3.js"];`,
  });
  const localizer = createLocalizer(folder, [open, save]);
  const { server, fileIn } = localizer.writeLanguage('es', (message) =>
    message === open ? 'Abrir "todo"' : 'Guardar `{name}` $' + '{x}',
  );
  localizer.writeEnglish();

  const place = fileIn('/assets/page-1.js').split('/').at(-2) ?? '';
  expect(place).toMatch(/^es-[0-9a-f]{8}$/);
  expect(fileIn('/assets/plain-3.js')).toBe('/assets/plain-3.js');
  const copy = (name: string) => readFileSync(join(folder, 'client/assets', place, name), 'utf8');
  expect(readdirSync(join(folder, 'client/assets', place)).sort()).toEqual(['entry-4.js', 'kit-2.js', 'page-1.js']);
  expect(copy('page-1.js')).toBe('import "./kit-2.js"; import("../plain-3.js"); say("Abrir \\"todo\\"", "es");');
  expect(new Function('t', `return ${copy('kit-2.js')}`)((text: string) => text)).toBe('Guardar `{name}` $' + '{x}');
  expect(copy('entry-4.js')).toContain(`"assets/${place}/page-1.js", "assets/plain-3.js"`);
  expect(readFileSync(join(server, 'index.js'), 'utf8')).toContain(`/assets/${place}/page-1.js`);
  expect(readFileSync(join(folder, 'client/assets/page-1.js'), 'utf8')).toContain('say("Open", "en")');
  expect(readFileSync(join(folder, 'server/index.js'), 'utf8')).toContain('"Open", "/assets/page-1.js"');
});

test('a message that is not in the index stops the build', () => {
  build({ 'client/assets/page-1.js': `"${markOf('Unknown')}"`, 'server/index.js': '' });
  expect(() => createLocalizer(folder, [open]).writeEnglish()).toThrow(/not in the index/);
});
