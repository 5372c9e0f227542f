import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { GB, MB } from '../../shared/units.ts';
import type { WriteZipRequest } from './archive-capabilities.ts';
import { openTestArchiveEngines, type TestArchiveEngines } from './test-archive-engines.ts';
import { verifyZip } from './verify-zip.ts';
import { packZip } from './write-zip.ts';

let engines: TestArchiveEngines;
let directory: string;
beforeAll(async () => {
  engines = await openTestArchiveEngines();
});
beforeEach(async () => {
  directory = await engines.directory();
});
afterAll(() => engines.close());

const text = (length: number) =>
  Buffer.from('All work and no play makes Jack a dull boy. '.repeat(length / 44 + 1)).subarray(0, length);
/** Incompressible bytes, the same in each run. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let index = 0; index < length; index++) {
    state = (state * 48_271) % 2_147_483_647;
    bytes[index] = state >>> 8;
  }
  return bytes;
}

describe('a ZIP of files of every size', () => {
  const files = {
    'empty.txt': Buffer.alloc(0),
    'short.txt': Buffer.from('x'),
    'block.txt': text(256 * 1024),
    'block-and-one.txt': text(256 * 1024 + 1),
    'folder/long.txt': text(3 * MB + 12_345),
    'folder/photo.jpg': noise(700_000),
    'folder/small-photo.jpg': noise(5000),
    'ordner/übung ñ 写真 📷.txt': text(2000),
  };

  test.each(['store', 'fast', 'normal', 'best'] as const)(
    'at level %s is read by another program as it went in',
    async (level) => {
      const zip = await pack(files, { level });
      expect(zip).toMatchObject({ files: 8, verified: 8 });
      expect(await unpackElsewhere(zip.path)).toEqual(files);
    },
  );

  test('with a password is opened with that password only', async () => {
    const zip = await pack(files, { password: 'pässwörd 1' });
    expect(await unpackElsewhere(zip.path, 'pässwörd 1')).toEqual(files);
    await expect(unpackElsewhere(zip.path, 'password 1')).rejects.toThrow(/Wrong password/);
    const raw = await readFile(zip.path);
    expect(raw.includes(text(40))).toBe(false);
  });

  test('gets smaller with each level', async () => {
    const sizes: number[] = [];
    for (const level of ['store', 'fast', 'normal', 'best'] as const) sizes.push((await pack(files, { level })).bytes);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });
});

test('what is compressed already is stored as it is, whatever its size; the rest is not', async () => {
  const zip = await pack({
    'small.jpg': noise(3000),
    'large.mp4': noise(2 * MB),
    'header-first.bin': Buffer.concat([text(100_000), noise(4 * MB)]),
    'noise-first.bin': Buffer.concat([noise(300_000), text(4 * MB)]),
    'text.txt': text(2 * MB),
  });
  expect(await methods(zip.path)).toEqual({
    'small.jpg': 0,
    'large.mp4': 0,
    'header-first.bin': 8,
    'noise-first.bin': 8,
    'text.txt': 8,
  });
  expect(zip.stored).toBe(2);
});

test('blocks that are packed side by side come out about as small as one piece', async () => {
  const words = Array.from({ length: 400_000 }, (_, index) => `word${(index * 7919) % 5000} `).join('');
  const zip = await pack({ 'words.txt': Buffer.from(words) });
  expect(zip.bytes).toBeLessThan(deflateSync(words, { level: 6 }).length * 1.01);
});

test('modification times are kept to the second', async () => {
  const source = join(directory, 'a.txt');
  await writeFile(source, 'x');
  const path = join(directory, 'times.zip');
  const modified = Date.UTC(2001, 8, 9, 1, 46, 39);
  await engines.writeZip(request({ entries: [{ source, path: 'a.txt', modified }], output: path }));
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry()) expect(entry.getLastModDate().getTime()).toBe(modified);
});

test('more than 65,535 files need ZIP64, and get it', async () => {
  const source = join(directory, 'a.txt');
  await writeFile(source, 'tiny');
  const path = join(directory, 'many.zip');
  const entries = Array.from({ length: 66_000 }, (_, index) => ({ source, path: `${index % 100}/${index}.txt` }));
  expect(await engines.writeZip(request({ entries, output: path, level: 'store' }))).toMatchObject({ files: 66_000 });
  const zip = await yauzl.openPromise(path);
  expect(zip.entryCount).toBe(66_000);
  zip.close();
});

test('a file that might pass 4 GB gets room for wide sizes, which other programs read', async () => {
  const path = join(directory, 'wide.zip');
  const content = text(5000);
  await packHere(path, { 'wide.txt': content }, 5 * GB);
  expect((await readFile(path)).readUInt16LE(4)).toBe(45);
  expect(await unpackElsewhere(path)).toEqual({ 'wide.txt': content });
});

test('the memory of the process does not grow with its work', async () => {
  const source = join(directory, 'large.bin');
  await writeFile(source, Buffer.concat([noise(2 * MB), text(3 * MB)]));
  const entries = Array.from({ length: 30 }, (_, index) => ({ source, path: `${index}.bin` }));
  await engines.writeZip(request({ entries: entries.slice(0, 2), output: join(directory, 'warm.zip') }));
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const written = await engines.writeZip(request({ entries, output: join(directory, 'large.zip') }));
  clearInterval(watch);
  expect(written.files).toBe(30);
  expect(peak - before).toBeLessThan(100 * MB);
});

test('progress goes up to the end and never back', async () => {
  const source = join(directory, 'large.bin');
  await writeFile(source, text(200 * MB));
  const seen: number[] = [];
  const progress = (fraction: number) => seen.push(fraction);
  await engines.writeZip(
    request({ entries: [{ source, path: 'a' }], output: join(directory, 'p.zip'), level: 'best', progress }),
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
});

test('cancelling ends the work at once', async () => {
  const source = join(directory, 'large.bin');
  await writeFile(source, text(60 * MB));
  const control = new AbortController();
  const entries = Array.from({ length: 50 }, (_, index) => ({ source, path: `${index}` }));
  const output = join(directory, 'cancelled.zip');
  const writing = engines.writeZip(request({ entries, output, signal: control.signal }));
  setTimeout(() => control.abort(new Error('no longer wanted')), 300);
  await expect(writing).rejects.toThrow('no longer wanted');
});

describe('reading back notices', () => {
  test.each([
    ['a changed byte of packed data', (zip: Buffer) => zip.writeUInt8(zip.readUInt8(200) ^ 0x10, 200)],
    [
      'a changed byte of stored data',
      (zip: Buffer) => zip.writeUInt8(zip.readUInt8(zip.length - 400) ^ 1, zip.length - 400),
    ],
    ['a changed name', (zip: Buffer) => zip.write('X', zip.lastIndexOf('stored.bin'))],
  ])('%s', async (_what, change) => {
    const path = join(directory, 'changed.zip');
    const content = { 'packed.txt': text(300_000), 'stored.bin': noise(3000) };
    const { members } = await packHere(path, content);
    const zip = await readFile(path);
    change(zip);
    await writeFile(path, zip);
    await expect(verifyZip({ path, members, password: undefined, onBytes: () => {} })).rejects.toMatchObject({
      code: 'ZIP_NOT_VERIFIED',
      status: 503,
    });
  });
});

test('whatever goes in comes out again', async () => {
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes)),
    fc.integer({ min: 0, max: 600_000 }).map((length) => text(length)),
    fc.integer({ min: 0, max: 600_000 }).map((length) => noise(length)),
  );
  const level = fc.constantFrom('store', 'fast', 'normal', 'best');
  await fc.assert(
    fc.asyncProperty(
      fc.array(content, { minLength: 1, maxLength: 5 }),
      level,
      fc.boolean(),
      async (contents, chosen, lock) => {
        const files = Object.fromEntries(contents.map((bytes, index) => [`${index}.bin`, bytes]));
        const password = lock ? 'secret' : undefined;
        const zip = await pack(files, { level: chosen, password });
        const scratch = await engines.directory();
        const output = join(scratch, 'out');
        for (const [index, bytes] of contents.entries()) {
          await engines.extractArchive({
            ...{ input: zip.path, type: 'zip', name: 'a.zip', password, scratch, entries: [index] },
            ...{ output, progress: () => {}, signal: new AbortController().signal },
          });
          expect((await readFile(output)).equals(bytes)).toBe(true);
        }
      },
    ),
    { numRuns: 12 },
  );
});

function request(part: Pick<WriteZipRequest, 'entries' | 'output'> & Partial<WriteZipRequest>): WriteZipRequest {
  return { level: 'normal', progress: () => {}, signal: new AbortController().signal, ...part };
}

async function pack(files: Record<string, Buffer>, options: Partial<WriteZipRequest> = {}) {
  const sources = await engines.directory();
  const path = join(sources, 'packed.zip');
  const entries = [];
  for (const [index, [name, content]] of Object.entries(files).entries()) {
    const source = join(sources, String(index));
    await writeFile(source, content);
    entries.push({ source, path: name });
  }
  const written = await engines.writeZip(request({ entries, output: path, ...options }));
  expect(written.bytes).toBe((await stat(path)).size);
  return { ...written, path };
}

/** With 7-Zip, which shares no code with our writer. */
async function unpackElsewhere(path: string, password?: string): Promise<Record<string, Buffer>> {
  const folder = join(dirname(path), `unpacked-${crc32(password ?? '')}`);
  await mkdir(folder, { recursive: true });
  await engines.runCommand({
    command: '7z',
    args: ['x', '-y', `-o${folder}`, ...(password === undefined ? [] : [`-p${password}`]), path],
    readOnly: [path],
    writable: [folder],
    timeoutMs: 120_000,
    signal: new AbortController().signal,
  });
  const files: Record<string, Buffer> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[place.slice(folder.length + 1)] = await readFile(place);
  }
  return files;
}

async function methods(path: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry()) found[entry.fileName] = entry.compressionMethod;
  return found;
}

/** Without a thread and without verification. */
async function packHere(path: string, files: Record<string, Buffer>, maxBytes?: number) {
  const inputs = Object.entries(files).map(([name, content]) => ({
    path: name,
    modified: 0,
    maxBytes: maxBytes ?? content.length,
    read: async function* () {
      yield content;
    },
  }));
  return packZip({ inputs, output: path, level: 'normal', password: undefined, onBytes: () => {} });
}
