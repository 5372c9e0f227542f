import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/paths.mjs';
import { countArrows, findCircle, findSlugs, floorOf, judge } from './floors.ts';
import { findImports, readImports } from './import-graph.ts';

const imports = readImports(root);

test('every file imports only from floors it may know', () => {
  expect(imports.map(judge).filter((sentence) => sentence !== undefined)).toEqual([]);
});

test('no rooms import each other, directly or in a circle', () => {
  expect(findCircle(countArrows(imports))).toBeUndefined();
});

test('no file below the tools names a tool', () => {
  const slugs = globSync('src/tools/*/*.tool.ts', { cwd: root }).map((file) => basename(dirname(file)));
  expect(slugs).toContain('pdf-merger');
  // Words of the interface are no code.
  const areWords = (file: string) => /language\/(messages\.index|catalogues\/\w+)\.ts$/.test(file);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !areWords(file));
  const sentences = files.map((file) => findSlugs(file, readFileSync(join(root, file), 'utf8'), slugs));
  expect(sentences.filter((sentence) => sentence !== undefined)).toEqual([]);
});

test.each([
  ['in a string', "const tool = 'pdf-merger';", 'names pdf-merger'],
  ['in an address', 'const path = `/tools/pdf-merger`;', 'names pdf-merger'],
  ['in a comment, as an example', "/** 'pdf-merger' */ const a = 'x'; // such as 'pdf-merger'", undefined],
  ['as part of another word', "import { merge } from './my-pdf-merger-2.ts';", undefined],
])('a slug %s', (_where, source, sentence) => {
  const found = findSlugs('src/engines/pdf/advice.ts', source, ['pdf-merger']);
  if (sentence === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(sentence);
  expect(findSlugs('src/web/app/home/offers.ts', source, ['pdf-merger'])).toBeUndefined();
});

test('the import graph is complete', () => {
  expect(imports.length).toBeGreaterThan(4000);
  for (const floor of ['platform', 'engines', 'catalog', 'modules', 'tools', 'kit', 'app', 'wiring']) {
    expect(imports.some(({ from }) => floorOf(from).name === floor)).toBe(true);
  }
});

test.each([
  [
    'a tool a tool',
    'tools/pdf-merger/pdf-merger.run.ts',
    'tools/pdf-splitter/split-plan.web.ts',
    'Tools do not know each other',
  ],
  [
    'an engine a module',
    'engines/ocr/ocr-engine.ts',
    'modules/jobs/jobs.usecases.ts',
    'Engines do not know their callers',
  ],
  ['a module a tool', 'modules/health/health.routes.ts', 'tools/pdf-merger/pdf-merger.tool.ts', 'never a given tool'],
  ['a module the registry', 'modules/health/health.routes.ts', 'tools/tools.index.ts', 'never a given tool'],
  ['shared code the platform', 'shared/units.ts', 'platform/log/log.ts', 'Shared code knows nothing else'],
  [
    'the kit the app',
    'web/kit/ui/button.tsx',
    'web/app/pages/home.page.tsx',
    'The kit serves every page and knows none',
  ],
  [
    'the browser a server module',
    'web/app/pages/home.page.tsx',
    'modules/jobs/jobs.usecases.ts',
    'This is the browser',
  ],
  [
    'a contract the server',
    'modules/jobs/jobs.contract.ts',
    'modules/jobs/jobs.usecases.ts',
    'The browser reads contracts',
  ],
  [
    'a tool the inside of an engine',
    'tools/pdf-merger/pdf-merger.run.ts',
    'engines/pdf/merge/merge-pdfs.ts',
    'see only',
  ],
  ['the PDF core an engine', 'pdf/open-document.ts', 'engines/pdf/write/pdf-writer.ts', 'belongs in src/engines/pdf'],
])('%s must not import: %s → %s', (_case, from, to, advice) => {
  expect(judge({ from: `src/${from}`, to: `src/${to}` })).toContain(advice);
});

test('all forms of imports are found, including types and workers', () => {
  const source = [
    "import { a } from './a.ts';",
    "import type { B } from '../b.ts';",
    "const c = await import('./deep/c.ts');",
    "export { d } from './d.ts';",
    "new Worker(new URL('./e.ts', import.meta.url));",
    "import 'node:fs';",
  ].join('\n');
  expect(findImports('src/tools/crop/crop.page.tsx', source).map(({ to }) => to)).toEqual([
    'src/tools/crop/a.ts',
    'src/tools/b.ts',
    'src/tools/crop/deep/c.ts',
    'src/tools/crop/d.ts',
    'src/tools/crop/e.ts',
  ]);
});

test('indirect circles are found', () => {
  const arrows = countArrows([
    { from: 'src/modules/jobs/a.ts', to: 'src/modules/files/b.ts' },
    { from: 'src/modules/files/b.ts', to: 'src/modules/plans/c.ts' },
    { from: 'src/modules/plans/c.ts', to: 'src/modules/jobs/a.ts' },
  ]);
  expect(findCircle(arrows)).toEqual(['modules/jobs', 'modules/files', 'modules/plans', 'modules/jobs']);
});

test('a file outside the known folders is refused by name', () => {
  expect(() => floorOf('src/misc/stuff.ts')).toThrow('src/misc/stuff.ts is on no floor.');
});
