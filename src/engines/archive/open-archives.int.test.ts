import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ArchiveType, ExtractArchive } from './archive-capabilities.ts';
import { makeRar } from './sample-archives.ts';
import { archiveFixtures, openTestArchiveEngines, type TestArchiveEngines } from './test-archive-engines.ts';

let engines: TestArchiveEngines;
let scratch: string;
beforeAll(async () => {
  engines = await openTestArchiveEngines();
});
beforeEach(async () => {
  scratch = await engines.directory();
});
afterAll(() => engines.close());

/** The same files packed by Info-ZIP, GNU tar, gzip, bzip2, xz, zstd and 7-Zip; the RAR is our own (`makeRar`). */
const samples = [
  ['sample.zip', 'zip'],
  ['sample.tar', 'tar'],
  ['sample-pax.tar', 'tar'],
  ['sample.tar.gz', 'gzip'],
  ['sample.tar.bz2', 'bzip2'],
  ['sample.tar.xz', 'xz'],
  ['sample.tar.zst', 'zstd'],
  ['sample.7z', 'sevenZip'],
  ['sample.rar', 'rar'],
] as const;

const sizes: Record<string, number> = {
  'folder/data.csv': 1253,
  'folder/empty.txt': 0,
  'folder/übung 写真.txt': 26,
  'picture.png': 455,
  'readme.txt': 23,
};

describe.each(samples)('%s', (name, type) => {
  test('is listed with sizes, times and folders', async () => {
    const listing = await inspect(name, type);
    expect(listing).toMatchObject({ entryCount: 7, fileCount: 5, totalBytes: 1757, encrypted: false, warnings: [] });
    const files = listing.entries.filter(({ kind }) => kind === 'file');
    expect(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]))).toEqual(sizes);
    expect(files.every(({ modified }) => modified === Date.UTC(2024, 2, 1, 12))).toBe(true);
    const folders = listing.entries.filter(({ kind }) => kind === 'folder');
    expect(folders.map(({ path }) => path).sort()).toEqual(['empty folder', 'folder']);
    expect(listing.entries.map(({ index }) => index)).toEqual(listing.entries.map((_, place) => place));
  });

  test('is unpacked whole into a ZIP', async () => {
    const { kind, files, bytes, warnings, content } = await extract(name, type);
    expect({ kind, files, bytes, warnings }).toEqual({ kind: 'zip', files: 5, bytes: 1757, warnings: [] });
    const unpacked = unzipSync(content);
    expect(Object.fromEntries(Object.entries(unpacked).map(([path, { length }]) => [path, length]))).toEqual(sizes);
    expect(new TextDecoder().decode(unpacked['folder/übung 写真.txt'])).toBe('ünïcödé, 写真, 📷\n');
    expect(new TextDecoder().decode(unpacked['folder/data.csv'])).toMatch(/^id,name,amount\n1,customer 1,37\.50\n/);
  });

  test('gives a single file as it is, and some as a ZIP of these', async () => {
    const { entries } = await inspect(name, type);
    const indexOf = (wanted: string) => entries.findIndex(({ path }) => path === wanted);
    const single = await extract(name, type, { entries: [indexOf('folder/data.csv')] });
    expect(single).toMatchObject({ kind: 'file', name: 'data.csv', files: 1, bytes: 1253 });
    expect(single.content.toString()).toMatch(/^id,name,amount\n/);
    const some = await extract(name, type, { entries: [indexOf('picture.png'), indexOf('readme.txt')] });
    expect(Object.keys(unzipSync(some.content)).sort()).toEqual(['picture.png', 'readme.txt']);
  });

  test('has no file behind the name of a folder', async () => {
    const { entries } = await inspect(name, type);
    const folder = entries.findIndex(({ kind }) => kind === 'folder');
    await expect(extract(name, type, { entries: [folder] })).rejects.toMatchObject({ code: 'NOTHING_TO_EXTRACT' });
  });

  test('cut off in the middle is refused with a sentence', async () => {
    const whole = await readFile(join(archiveFixtures, name));
    const path = join(scratch, 'cut');
    await writeFile(path, whole.subarray(0, type === 'tar' ? 1600 : whole.length / 2));
    await expect(extractFile(path, name, type)).rejects.toMatchObject({ code: 'ARCHIVE_DAMAGED', status: 422 });
    expect(await engines.leftovers()).toEqual([]);
  });

  test('that is noise behind its first bytes is refused with a sentence', async () => {
    const whole = await readFile(join(archiveFixtures, name));
    const path = join(scratch, 'noise');
    await writeFile(path, Buffer.concat([whole.subarray(0, 40), Buffer.alloc(3000, 0xa5)]));
    await expect(extractFile(path, name, type)).rejects.toMatchObject({ status: 422 });
  });
});

describe('a compressed file that is no TAR', () => {
  test('is one file, called after the archive', async () => {
    expect(await inspect('readme.txt.gz', 'gzip')).toMatchObject({ entries: [{ path: 'readme.txt', bytes: 23 }] });
    const single = await extract('readme.txt.gz', 'gzip', { entries: [0] });
    expect(single).toMatchObject({ kind: 'file', name: 'readme.txt' });
    expect(single.content.toString()).toBe('Hello from an archive.\n');
  });
});

test('a 7Z of a stream has one file without a name, called after the archive', async () => {
  const warnings = ['The only file of the archive has no name and was called after the archive.'];
  const { entries, ...listing } = await inspect('stream.7z', 'sevenZip');
  expect(entries).toMatchObject([{ path: 'stream', kind: 'file', bytes: 23 }]);
  expect(listing).toMatchObject({ fileCount: 1, warnings });
  const single = await extract('stream.7z', 'sevenZip', { entries: [0] });
  expect(single).toMatchObject({ kind: 'file', name: 'stream', warnings });
  expect(single.content.toString()).toBe('Hello from an archive.\n');
});

describe.each(['sample.zip', 'sample.7z', 'sample.rar'])('a self-extracting program of %s', (name) => {
  // As the stubs of 7-Zip and WinRAR, it holds the signatures themselves, too.
  const stub = Buffer.concat([
    Buffer.from('MZ'),
    Buffer.alloc(5000, "7z\xbc\xaf'\x1cRar!\x1a\x07\x01\0PK\x05\x06", 'latin1'),
  ]);
  const warnings = ['Data in front of the archive, such as a program that unpacks it, was skipped.'];

  test('is listed and unpacked as the archive in it', async () => {
    const path = join(await engines.directory(), 'setup.exe');
    await writeFile(path, Buffer.concat([stub, await readFile(join(archiveFixtures, name))]));
    const listing = await inspectFile(path, 'setup.exe', 'exe');
    expect(listing).toMatchObject({ fileCount: 5, totalBytes: 1757, warnings });
    const { content, ...extracted } = await extractFile(path, 'setup.exe', 'exe');
    expect(extracted).toMatchObject({ files: 5, bytes: 1757, warnings });
    expect(new TextDecoder().decode(unzipSync(content)['readme.txt'])).toBe('Hello from an archive.\n');
  });
});

test.each(samples)('%s with data behind it is opened as it is', async (name, type) => {
  const path = join(scratch, 'tail');
  await writeFile(path, Buffer.concat([await readFile(join(archiveFixtures, name)), Buffer.from('junk junk')]));
  const warnings = [[], ['Data after the end of the archive was ignored.']];
  const listing = await inspectFile(path, name, type);
  expect(listing).toMatchObject({ fileCount: 5, totalBytes: 1757 });
  expect(warnings).toContainEqual(listing.warnings);
  expect(await extractFile(path, name, type)).toMatchObject({ files: 5, bytes: 1757, warnings: listing.warnings });
});

test('a program without an archive is refused with a sentence', async () => {
  const path = join(scratch, 'program');
  await writeFile(path, Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000)]));
  await expect(extractFile(path, 'program.exe', 'exe')).rejects.toMatchObject({
    code: 'NO_ARCHIVE_INSIDE',
    status: 422,
  });
});

describe.each([
  ['protected-aes.zip', 'zip'],
  ['protected-aes128.zip', 'zip'],
  ['protected-old.zip', 'zip'],
  ['protected.7z', 'sevenZip'],
  ['protected.rar', 'rar'],
] as const)('%s', (name, type) => {
  test('shows its names and says that it is locked', async () => {
    const listing = await inspect(name, type);
    expect(listing).toMatchObject({ encrypted: true });
    expect(listing.entries.map(({ path }) => path)).toContain('readme.txt');
  });

  test('asks for its password, refuses a wrong one and opens with the right one', async () => {
    await expect(extract(name, type)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED', status: 422 });
    await expect(extract(name, type, { password: 'Secret' })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      status: 422,
    });
    const { content } = await extract(name, type, { password: 'secret' });
    expect(new TextDecoder().decode(unzipSync(content)['readme.txt'])).toBe('Hello from an archive.\n');
  });
});

describe('protected-names.7z', () => {
  test('asks for its password before it shows a name', async () => {
    await expect(inspect('protected-names.7z', 'sevenZip')).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' });
    await expect(inspect('protected-names.7z', 'sevenZip', 'wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    const { entries } = await inspect('protected-names.7z', 'sevenZip', 'secret');
    expect(entries.map(({ path }) => path)).toContain('folder/data.csv');
  });
});

test('a password given to a listing is checked where that costs nothing', async () => {
  await expect(inspect('protected-aes.zip', 'zip', 'wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  await expect(inspect('protected-aes.zip', 'zip', 'secret')).resolves.toMatchObject({ fileCount: 2 });
  await expect(inspect('sample.zip', 'zip', 'needless')).resolves.toMatchObject({ fileCount: 5 });
});

test('no password is left where others can read it', async () => {
  let seen = '';
  const own = dirname(scratch);
  const watch = setInterval(() => {
    for (const process of readdirSync('/proc')) {
      if (!/^\d+$/.test(process)) continue;
      const line = readCommandLine(process);
      if (line.includes('7z') && line.includes(own)) seen += line;
    }
  }, 2);
  // The program takes only a few milliseconds, so a single run may be missed.
  for (let run = 0; run < 20 && !seen.includes('7z'); run++) {
    await extract('protected.7z', 'sevenZip', { password: 'secret' });
  }
  clearInterval(watch);
  expect(seen).toContain('7z');
  expect(seen).not.toContain('secret');
});

test.each(['lzma.zip', 'deflate64.zip'])('%s, which not every program opens, is opened', async (name) => {
  const { content } = await extract(name, 'zip');
  expect(unzipSync(content)['folder/data.csv']).toHaveLength(1253);
});

test.each([7, 99_999])('there is no entry %i', async (index) => {
  for (const [name, type] of [
    ['sample.zip', 'zip'],
    ['sample.7z', 'sevenZip'],
    ['sample.rar', 'rar'],
  ] as const) {
    await expect(extract(name, type, { entries: [index] })).rejects.toMatchObject({
      status: 400,
      code: 'UNKNOWN_ENTRY',
    });
  }
});

test('cancelling ends a program that unpacks', async () => {
  const control = new AbortController();
  const extracting = extract('sample.7z', 'sevenZip', { signal: control.signal });
  control.abort(new Error('no longer wanted'));
  await expect(extracting).rejects.toThrow('no longer wanted');
  expect(await engines.leftovers()).toEqual([]);
});

type Options = Partial<Pick<Parameters<ExtractArchive>[0], 'entries' | 'password' | 'signal'>>;

async function fixture(name: string): Promise<string> {
  const path = join(await engines.directory(), 'input');
  if (name === 'protected.rar') {
    await writeFile(path, makeRar([{ name: 'readme.txt', content: 'Hello from an archive.\n', password: 'secret' }]));
  } else {
    await copyFile(join(archiveFixtures, name), path);
  }
  return path;
}

async function inspect(name: string, type: ArchiveType, password?: string) {
  return inspectFile(await fixture(name), name, type, password);
}

async function inspectFile(input: string, name: string, type: ArchiveType, password?: string) {
  const signal = new AbortController().signal;
  return engines.inspectArchive({ input, type, name, password, scratch, signal });
}

/** A process's command line; empty for one that just ended. */
function readCommandLine(process: string): string {
  try {
    return readFileSync(`/proc/${process}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function extract(name: string, type: ArchiveType, options: Options = {}) {
  return extractFile(await fixture(name), name, type, options);
}

async function extractFile(input: string, name: string, type: ArchiveType, options: Options = {}) {
  const output = join(await engines.directory(), 'output');
  const extracted = await engines.extractArchive({
    ...{ input, type, name, scratch, output, entries: 'all', progress: () => {} },
    ...{ password: undefined, signal: new AbortController().signal },
    ...options,
  });
  return { ...extracted, content: await readFile(output) };
}
