import { createWriteStream } from 'node:fs';
import { copyFile, lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createGzip, createZstdCompress, deflateRawSync, gzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GB, MB } from '../../shared/units.ts';
import type { ArchiveType, ExtractArchive } from './archive-capabilities.ts';
import { makePax, makeRar, makeTar, makeZip } from './sample-archives.ts';
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

describe('names that lead elsewhere', () => {
  const names = [
    '../../x',
    '/etc/cron.d/x',
    'C:\\Windows\\x',
    'a/../../b',
    'bell\u0007',
    'C:x',
    'file.txt:stream',
    'nul.txt',
  ];
  const safe = ['x', 'etc/cron.d/x', 'Windows/x', 'a/b', 'bell', 'x (2)', 'file.txt_stream', '_nul.txt'];

  test.each([
    ['zip', makeZip(names.map((name) => ({ name, content: name })))],
    ['tar', makeTar(names.map((name) => ({ name, content: name })))],
    ['rar', makeRar(names.map((name) => ({ name, content: name })))],
  ] as const)('of a %s are brought inside, and told', async (type, archive) => {
    const listing = await inspect(archive, type);
    expect(listing.entries.filter(({ originalPath }) => originalPath !== undefined)).toHaveLength(names.length);
    expect(listing.warnings.join(' ')).toMatch(/outside the folder.*root of the disk.*named a drive/);
    const { content, warnings } = await extract(archive, type);
    expect(Object.keys(unzipSync(content))).toEqual(safe);
    expect(warnings).toEqual(listing.warnings);
    expect((await readdir(scratch)).filter((name) => !name.startsWith('archive-'))).toEqual([]);
  });

  test('in bytes of no known script are still names', async () => {
    const archive = makeZip([{ name: Buffer.from([0x8e, 0xff, 0x2e, 0x74, 0x78, 0x74]), content: 'x' }]);
    expect(Object.keys(unzipSync((await extract(archive, 'zip')).content))).toHaveLength(1);
  });

  test('that are equal are told apart', async () => {
    const archive = makeZip([
      { name: 'a.txt', content: '1' },
      { name: './a.txt', content: '2' },
      { name: 'a.txt', content: '3' },
    ]);
    const unpacked = unzipSync((await extract(archive, 'zip')).content);
    expect(Object.entries(unpacked).map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual([
      ['a.txt', '1'],
      ['a (2).txt', '2'],
      ['a (3).txt', '3'],
    ]);
  });
});

describe('links', () => {
  test.each([
    ['links.zip', 'zip'],
    ['links.tar', 'tar'],
    ['links.7z', 'sevenZip'],
  ] as const)('in %s are listed and never unpacked', async (name, type) => {
    const archive = await readFile(join(archiveFixtures, name));
    expect((await inspect(archive, type)).warnings).toEqual(['2 links are listed but never unpacked.']);
    const { content } = await extract(archive, type);
    expect(Object.keys(unzipSync(content))).toEqual(['readme.txt']);
    for (const entry of await readdir(scratch, { recursive: true })) {
      // 7-Zip's output is never followed as a link: nothing of /etc was copied.
      expect((await lstat(join(scratch, entry))).size).toBeLessThan(5000);
    }
  });

  test('of a RAR do not hand out files of the server', async () => {
    const target = 'package.json';
    const archive = makeRar([
      { name: 'honest.txt', content: 'honest' },
      { name: 'copy.txt', redirect: { type: 5, target } },
      { name: 'hard.txt', redirect: { type: 4, target } },
      { name: 'soft.txt', redirect: { type: 1, target: '/etc/passwd' } },
    ]);
    const { content, warnings } = await extract(archive, 'rar');
    expect(Object.keys(unzipSync(content))).toEqual(['honest.txt']);
    expect(warnings).toEqual(['3 files were left out: links, or files not found under the name listed.']);
    await expect(extract(archive, 'rar', [1])).rejects.toMatchObject({ code: 'NOTHING_TO_EXTRACT' });
  });
});

describe('bombs', () => {
  const zeros = (bytes: number) => Readable.from(repeat(Buffer.alloc(MB), bytes / MB));

  test('10 GB of zeros in a ZIP are listed with a warning, and refused before a byte is unpacked', async () => {
    const packed = deflateRawSync(Buffer.alloc(10 * MB));
    const lie = { size: 4 * GB - 2, crc32: 0, method: 8 };
    const archive = makeZip([1, 2, 3].map((part) => ({ name: `${part}`, content: packed, lie })));
    expect((await inspect(archive, 'zip')).warnings[0]).toMatch(
      /^It would unpack from .* to 12 GB, as decompression bombs do/,
    );
    await expect(extract(archive, 'zip')).rejects.toMatchObject({ code: 'ARCHIVE_BOMB', status: 422 });
    await expect(extract(archive, 'zip', [0])).rejects.toMatchObject({ code: 'ARCHIVE_BOMB' });
  });

  test('a ZIP that unpacks to more than it says is refused at the first byte too many', async () => {
    const content = Buffer.alloc(50 * MB);
    const packed = deflateRawSync(content);
    const archive = makeZip([{ name: 'a', content: packed, lie: { size: 10, crc32: crc32(content), method: 8 } }]);
    await expect(extract(archive, 'zip')).rejects.toMatchObject({ code: 'ARCHIVE_DAMAGED' });
  });

  test.each([
    ['gzip', () => createGzip()],
    ['zstd', () => createZstdCompress()],
  ] as const)('zeros as %s are given up once they are too many for their archive', async (type, compress) => {
    const path = join(scratch, 'zeros');
    await pipeline(zeros(110 * MB), compress(), createWriteStream(path));
    const archive = await readFile(path);
    // Concatenated gzips make a gigabyte of zeros.
    const bomb = type === 'gzip' ? Buffer.concat(Array.from({ length: 10 }, () => archive)) : archive;
    await expect(inspect(type === 'gzip' ? archive : bomb, type)).rejects.toMatchObject({
      code: 'ARCHIVE_BOMB',
      status: 422,
    });
    await expect(extract(bomb, type)).rejects.toMatchObject({ code: 'ARCHIVE_BOMB' });
  });

  test.each([
    ['xz', 'xz'],
    ['bzip2', 'bz2'],
    ['sevenZip', '7z'],
  ] as const)('110 MB of zeros as %s leave no more than 100 MB on the disk', async (type, ending) => {
    const plain = join(scratch, 'zeros');
    await pipeline(zeros(110 * MB), createWriteStream(plain));
    const folder = await engines.directory();
    await engines.runCommand({
      ...{
        command: '7z',
        args: ['a', '-mx=1', join(folder, `zeros.${ending}`), plain],
        readOnly: [plain],
        writable: [folder],
      },
      ...{ timeoutMs: 60_000, signal: new AbortController().signal },
    });
    const archive = await readFile(join(folder, `zeros.${ending}`));
    await expect(extract(archive, type)).rejects.toMatchObject({ code: 'ARCHIVE_BOMB', status: 422 });
  });

  test('a RAR is held to what it really unpacks to', async () => {
    const archive = makeRar([{ name: 'a', content: Buffer.alloc(2 * MB) }]);
    await expect(extract(archive, 'rar')).resolves.toMatchObject({ bytes: 2 * MB });
  });

  test('entries that share their bytes are refused', async () => {
    const kernel = Buffer.alloc(100_000, 'a');
    const archive = makeZip([
      { name: 'a', content: kernel, deflate: true },
      ...Array.from({ length: 20 }, (_, index) => ({
        name: `b${index}`,
        content: kernel,
        deflate: true,
        lie: { offset: 0 },
      })),
    ]);
    await expect(inspect(archive, 'zip')).rejects.toMatchObject({ code: 'ARCHIVE_OVERLAPPING', status: 422 });
  });

  test('archives in archives are not opened', async () => {
    let inner = makeZip([{ name: '0.dll', content: Buffer.alloc(5 * MB), deflate: true }]);
    for (let level = 1; level < 6; level++) {
      const content = inner;
      inner = makeZip(Array.from({ length: 16 }, (_, index) => ({ name: `lib ${index}.zip`, content, deflate: true })));
    }
    const listing = await inspect(inner, 'zip');
    expect(listing.warnings).toEqual(['16 archives inside are not opened.']);
    expect(Object.keys(unzipSync((await extract(inner, 'zip')).content))).toHaveLength(16);
  });
});

describe('too many entries', () => {
  test('a million in a ZIP are refused with a sentence, quickly', async () => {
    const one = makeZip([{ name: 'a' }]);
    const local = one.subarray(0, 31);
    const record = one.subarray(31, 31 + 47);
    const count = 1_000_000;
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 0, 'latin1');
    const wide = zip64End(count, record.length * count, local.length * count);
    end.fill(0xff, 8, 20);
    const archive = Buffer.concat([
      Buffer.alloc(local.length * count, local),
      Buffer.alloc(record.length * count, record),
      wide,
      end,
    ]);
    await expect(inspect(archive, 'zip')).rejects.toMatchObject({
      code: 'ARCHIVE_TOO_MANY_ENTRIES',
      message: 'This archive holds more than 100,000 entries, which is the limit here. Please split it.',
    });
  });

  test('a million in a TAR are refused on the way', async () => {
    const header = makeTar([{ name: 'a' }]).subarray(0, 512);
    const archive = gzipSync(Buffer.alloc(512 * 200_000, header), { level: 1 });
    await expect(inspect(archive, 'gzip')).rejects.toMatchObject({ code: 'ARCHIVE_TOO_MANY_ENTRIES' });
  });

  test('12,000 are counted, and the first 10,000 shown', async () => {
    const archive = makeZip(Array.from({ length: 12_000 }, (_, index) => ({ name: `${index}.txt`, content: 'x' })));
    const listing = await inspect(archive, 'zip');
    expect(listing.entries).toHaveLength(10_000);
    expect(listing).toMatchObject({ entryCount: 12_000, fileCount: 12_000 });
    expect(await extract(archive, 'zip', [11_999])).toMatchObject({ name: '11999.txt' });
  });
});

test.each([
  ['a wrong checksum', makeZip([{ name: 'a', content: 'content', lie: { crc32: 1 } }])],
  ['a wrong size', makeZip([{ name: 'a', content: 'content', lie: { size: 3 } }])],
  ['a place behind the end', makeZip([{ name: 'a', content: 'content', lie: { offset: 9999 } }])],
  ['no file where it says', makeZip([{ name: 'a', content: 'content', lie: { offset: 5 } }])],
])('a ZIP with %s is refused as damaged', async (_what, archive) => {
  await expect(extract(archive, 'zip')).rejects.toMatchObject({ code: 'ARCHIVE_DAMAGED', status: 422 });
});

test('a ZIP without any entry has nothing to extract', async () => {
  expect(await inspect(makeZip([]), 'zip')).toMatchObject({ entries: [], fileCount: 0 });
  await expect(extract(makeZip([]), 'zip')).rejects.toMatchObject({ code: 'NOTHING_TO_EXTRACT' });
});

test('a pax header of gigabytes does not fill the memory', async () => {
  const archive = makeTar([{ name: 'p', type: 'x', size: 8 ** 11 - 1 }]);
  await expect(inspect(archive, 'tar')).rejects.toMatchObject({ code: 'ARCHIVE_DAMAGED' });
  const odd = makeTar([{ name: 'p', type: 'x', content: makePax({ size: '1e400' }) }, { name: 'a' }]);
  await expect(inspect(odd, 'tar')).rejects.toMatchObject({ code: 'ARCHIVE_DAMAGED' });
});

test('after all this the same threads still open an honest archive', async () => {
  const path = join(scratch, 'honest');
  await copyFile(join(archiveFixtures, 'sample.zip'), path);
  expect(await inspect(await readFile(path), 'zip')).toMatchObject({ fileCount: 5 });
  expect(await engines.leftovers()).toEqual([]);
});

function* repeat(chunk: Buffer, times: number) {
  for (let time = 0; time < times; time++) yield chunk;
}

function zip64End(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.write('PK\x06\x06', 0, 'latin1');
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.write('PK\x06\x07', 56, 'latin1');
  end.writeBigUInt64LE(BigInt(offset + size), 56 + 8);
  end.writeUInt32LE(1, 56 + 16);
  return end;
}

async function inspect(archive: Buffer, type: ArchiveType) {
  return engines.inspectArchive({ ...(await inputOf(archive, type)), signal: new AbortController().signal });
}

async function extract(archive: Buffer, type: ArchiveType, entries: Parameters<ExtractArchive>[0]['entries'] = 'all') {
  const output = join(await engines.directory(), 'output');
  const extracted = await engines.extractArchive({
    ...(await inputOf(archive, type)),
    ...{ entries, output, progress: () => {}, signal: new AbortController().signal },
  });
  return { ...extracted, content: await readFile(output) };
}

async function inputOf(archive: Buffer, type: ArchiveType) {
  const input = join(await engines.directory(), 'input');
  await writeFile(input, archive);
  return { input, type, name: 'archive', scratch };
}
