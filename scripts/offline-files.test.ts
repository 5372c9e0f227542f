import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOfflineFiles } from './offline-files.ts';
import { completeManifest } from './web-manifest.ts';

let folder: string;
const names: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'satchel-offline-'));
  const page = '<script src="/assets/manifest-a1.js"></script><script src="/assets/tool-desk-a1.js"></script>';
  const slugs = ['word-counter', 'case-converter', 'password-generator', 'color-palette', 'qr-generator'];
  for (const path of [...slugs.map((slug) => `tools/${slug}`), 'offline']) write(`pages/${path}/index.html`, page);
  asset('manifest-a1.js', '"assets/pdf-merger-route-a1.js"');
  asset(
    'tool-desk-a1.js',
    'import"./kit-a1.js";m=["assets/merge-part-a1.js"];import(`./word-counter.page-a1.js`);import(`./pdf-merger.page-a1.js`)',
  );
  asset('kit-a1.js', 'export{}');
  asset('word-counter.page-a1.js', 'new Worker(`/assets/counting-worker-a1.js`);import("./late-a1.js")');
  asset('counting-worker-a1.js', 'fetch("/assets/reader-a1.wasm")');
  asset('late-a1.js', '"word-counter.page-a1.js"');
  asset('reader-a1.wasm', ' '.repeat(2_000_000));
  asset('pdf-merger.page-a1.js', 'import"./merge-part-a1.js"');
  asset('merge-part-a1.js', '');
  asset('pdf-merger-route-a1.js', '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const find = () => findOfflineFiles(join(folder, 'client'), join(folder, 'pages'), names);

test('everything that the offline tools can load is kept, with workers, and nothing of other tools', () => {
  const { files, onUse, mark } = find();
  const assets = files.filter((path) => path.startsWith('/assets/'));
  expect(assets).toEqual(
    ['counting-worker', 'kit', 'late', 'manifest', 'tool-desk', 'word-counter.page'].map(
      (name) => `/assets/${name}-a1.js`,
    ),
  );
  expect(onUse).toEqual(['/assets/reader-a1.wasm']);
  expect(mark).toBe('/assets/manifest-a1.js');
});

test('the version changes with the pages, and only then', () => {
  const before = find().version;
  expect(find().version).toBe(before);
  write('pages/offline/index.html', '<script src="/assets/manifest-a1.js"></script>');
  expect(find().version).not.toBe(before);
});

test('the manifest hands over the types that tools take, each with its endings', () => {
  const { file_handlers, share_target, shortcuts, name } = completeManifest({ name: 'Satchel' });
  expect(name).toBe('Satchel');
  expect(file_handlers).toMatchObject([{ action: '/open', accept: { 'application/pdf': ['.pdf'] } }]);
  expect(JSON.stringify(file_handlers)).not.toContain('.exe');
  expect(share_target).toMatchObject({ action: '/share', method: 'POST', enctype: 'multipart/form-data' });
  expect(shortcuts).toHaveLength(4);
});

function asset(name: string, text: string): void {
  names.push(`assets/${name}`);
  write(`client/assets/${name}`, text);
}

function write(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
