import { execFile, execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../src/shared/units.ts';
import { startSampleServer } from '../src/testing/server-processes.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { packages, root } from './setup/paths.mjs';

const notCopied = ['.git', '.react-router', 'coverage', 'data', 'node_modules', 'test-results'];
const notCommitted = [...notCopied, 'build'];

/** Building the site and checking types take half a minute each on idle cores. */
const allChecksMs = 10 * MINUTE_MS;

/** The shortest and longest names: lines wrap by length, and no formatter is installed. */
const names = ['crop-photo', 'x', 'abcdefghij-abcdefghij-abcdefghij'];

const storyPage = `import type { SitePage } from '../../../catalog/site-page.ts';

export const handle = {
  path: '/our-story',
  listed: { in: ['footer'], name: 'Our story', rank: 30 },
} satisfies SitePage;

export default function OurStoryPage() {
  return <h1>Our story</h1>;
}
`;

let copy: string;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('npm run create-tool', () => {
  test('makes a tool with only the packages of `npm start`, and edits nothing but the indexes', {
    timeout: allChecksMs,
  }, async () => {
    // Adds a page, too, since the site is built here anyway.
    writeFileSync(join(copy, 'src/web/app/pages/our-story.page.tsx'), storyPage);
    const before = readSources();
    installPackages({ development: false });
    await succeed('node', 'scripts/create-tool.ts', ...names);
    expect(readdirSync(join(copy, 'src/tools/crop-photo'), { recursive: true }).sort()).toEqual([
      'crop-photo.page.tsx',
      'crop-photo.run.ts',
      'crop-photo.test.ts',
      'crop-photo.tool.ts',
      'fixtures',
      'fixtures/sample.png',
    ]);
    const after = readSources();
    const edited = [...before].filter(([path, content]) => after.get(path) !== content).map(([path]) => path);
    expect(
      edited.filter(
        (path) => !/^src\/(tools\/[a-z]+|web\/app\/pages|shared\/language\/messages)\.index\.(ts|svg)$/.test(path),
      ),
    ).toEqual([]);
  });

  test('builds the page, and the tool answers', { timeout: allChecksMs }, async () => {
    const database = await createTestDatabase();
    const server = await startSampleServer({ DATABASE_URL: database.url }, join(copy, 'src/main.ts'));
    try {
      const page = await fetch(`${server.url}/tools/crop-photo`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Crop Photo · Satchel</title>');

      // The page's file is enough: the route exists, and the footer lists it.
      const story = await fetch(`${server.url}/our-story`);
      expect(story.status).toBe(200);
      expect(await story.text()).toMatch(/<footer[\s\S]+<a[^>]+href="\/our-story"/);

      const body = new FormData();
      const sample = readFileSync(join(copy, 'src/tools/crop-photo/fixtures/sample.png'));
      body.append('file', new File([sample], 'holiday.png'));
      const answer = await fetch(`${server.url}/api/tools/crop-photo`, { method: 'POST', body });
      const result = await answer.json();
      expect(result).toMatchObject({ fileName: 'holiday.png' });
      const file = await fetch(new URL(result.downloadUrl, server.url));
      expect(file.headers.get('content-type')).toBe('image/png');
    } finally {
      await server.close();
      await database.drop();
    }
  });

  test('passes the conformance tests and every check', { timeout: allChecksMs }, async () => {
    installPackages({ development: true });
    await succeed('biome', 'check', ...names.map((name) => `src/tools/${name}`));
    await succeed('node', 'scripts/index-tools.ts', '--check');
    await translateNewWords();
    await succeed('node', 'scripts/check-languages.ts');
    await succeed('tsc', '-b', '--checkers', '1');
    expect((await run('knip')).output).not.toMatch('crop-photo');
    await succeed('vitest', 'run', '--project', 'unit', 'src/tools/crop-photo', 'tools.conformance.test.ts');
  });

  test.each([
    ['Crop Photo', /lower-case letters, digits and single dashes/],
    ['../crop', /lower-case letters, digits and single dashes/],
    ['', /lower-case letters, digits and single dashes/],
    ['image-compressor', /There is a tool image-compressor already/],
    ['a-tool-with-a-name-that-no-menu-can-show', /at most 32 characters/],
  ])('refuses the name "%s" with a sentence', async (name, sentence) => {
    const { status, output } = await run('node', 'scripts/create-tool.ts', name);
    expect(status).toBe(1);
    expect(output).toMatch(sentence);
  });
});

/** Adds what `npm run check` misses in each language. */
async function translateNewWords(): Promise<void> {
  const { output } = await run('node', 'scripts/check-languages.ts');
  expect(output).toContain('es: no translation of "Crop Photo"');
  const missing = [...output.matchAll(/^(\w+): no translation of (".*")$/gm)];
  for (const [language, found] of Map.groupBy(missing, ([, language]) => language)) {
    const file = join(copy, `src/shared/language/catalogues/${language}.ts`);
    const lines = found.map(([, , message]) => `  ${message}: ${message},\n`).join('');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^};$/m, () => `${lines}};`),
    );
  }
}

async function succeed(command: string, ...args: string[]): Promise<void> {
  const { status, output } = await run(command, ...args);
  expect(status, output).toBe(0);
}

function run(command: string, ...args: string[]): Promise<{ status: unknown; output: string }> {
  // GOGC as in stages.ts.
  const environment = {
    ...process.env,
    GOGC: '400',
    PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  };
  return new Promise((resolve) => {
    execFile(command, args, { cwd: copy, env: environment }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

/** The project with its site as `npm start` has built it, without its packages. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'satchel-create-tool-'));
  for (const name of readdirSync(root)) {
    if (!notCopied.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  return folder;
}

/**
 * Copies the project's packages, those for development only on request. Not as symbolic links: confined programs see only the
 * copy.
 */
function installPackages({ development }: { development: boolean }): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const entries = Object.entries<{ dev?: boolean }>(lock.packages);
  const wanted = entries.filter(([path, { dev }]) => isTopLevel(path) && (development || !dev)).map(([path]) => path);
  const commands = development ? readdirSync(join(packages, '.bin')) : ['node'];
  const missing = [...wanted, ...commands.map((name) => `node_modules/.bin/${name}`)].filter(
    (path) => isThere(join(root, path)) && !isThere(join(copy, path)),
  );
  const how = statSync(root).dev === statSync(copy).dev ? '--link' : '--reflink=auto';
  execFileSync('cp', ['--archive', how, '--parents', ...missing, copy], { cwd: root });
  // The compiler's cache of all other files, so that it checks only what is new.
  const knownTypes = 'node_modules/.cache/types';
  if (development && isThere(join(root, knownTypes))) {
    cpSync(join(root, knownTypes), join(copy, knownTypes), { recursive: true, preserveTimestamps: true });
  }
}

const isTopLevel = (path: string): boolean => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Every file of the copy that would be committed, by path. */
function readSources(): Map<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .filter((path) => !notCommitted.some((name) => path.startsWith(`${name}/`)));
  return new Map(files.map((path) => [path, readFileSync(join(copy, path), 'latin1')]));
}
