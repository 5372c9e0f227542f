import { describe, expect, test } from 'vitest';
import { gather } from './read-range.ts';
import { tarReader } from './read-tar.ts';
import { makePax, makeTar } from './sample-archives.ts';
import { readTarHeader } from './tar-header.ts';

describe('a TAR', () => {
  test('is listed and unpacked, however its bytes arrive', async () => {
    const tar = makeTar([
      { name: 'a.txt', content: 'first' },
      { name: 'folder/', type: '5' },
      { name: 'folder/b.bin', content: Buffer.alloc(1500, 7) },
      { name: 'empty' },
    ]);
    for (const chunkLength of [1, 511, 512, 100_000]) {
      const reader = tarReader(() => chunks(tar, chunkLength));
      expect(await list(reader)).toEqual([
        ['a.txt', 'file', 5],
        ['folder/', 'folder', 0],
        ['folder/b.bin', 'file', 1500],
        ['empty', 'file', 0],
      ]);
      const unpacked: Record<string, string> = {};
      for await (const { member, content } of reader.unpack(({ index }) => index !== 0)) {
        unpacked[member.name] = (await gather(content)).toString('latin1');
      }
      expect(unpacked).toEqual({ 'folder/b.bin': '\u0007'.repeat(1500), empty: '' });
    }
  });

  test('takes long and foreign names, sizes and times from the headers before', async () => {
    const long = `${'ordner/'.repeat(40)}ä.txt`;
    const tar = makeTar([
      { name: 'pax', type: 'x', content: makePax({ path: long, mtime: '1709294400.25' }) },
      { name: 'cut', content: 'one' },
      { name: '././@LongLink', type: 'L', content: `${long}.gnu\0` },
      { name: 'cut', content: 'two' },
    ]);
    const [one, two] = await members(tar);
    expect(one).toMatchObject({ name: long, bytes: 3, modified: 1_709_294_400_250 });
    expect(two).toMatchObject({ name: `${long}.gnu`, bytes: 3 });
  });

  test('shows links and devices as what they are', async () => {
    const tar = makeTar([
      { name: 'hard', type: '1', target: '/etc/passwd' },
      { name: 'soft', type: '2', target: '/etc/passwd' },
      { name: 'device', type: '3' },
      { name: 'pipe', type: '6' },
      { name: 'sparse', type: 'S' },
    ]);
    expect((await members(tar)).map(({ kind }) => kind)).toEqual(['link', 'link', 'special', 'special', 'special']);
  });

  test('without an end is read to its last byte', async () => {
    const tar = makeTar([{ name: 'a.txt', content: 'first' }]);
    expect(await members(tar.subarray(0, 1024))).toHaveLength(1);
  });
});

describe('a damaged TAR', () => {
  test.each([
    ['that ends within a file', makeTar([{ name: 'a', content: Buffer.alloc(2000) }]).subarray(0, 1500)],
    ['with noise behind a file', Buffer.concat([makeTar([{ name: 'a' }]).subarray(0, 512), Buffer.alloc(512, 0xa5)])],
    [
      'with a pax header that does not add up',
      makeTar([{ name: 'p', type: 'x', content: '999 path=x\n' }, { name: 'a' }]),
    ],
    ['with a pax header without end', makeTar([{ name: 'p', type: 'x', size: 5_000_000_000 }])],
    ['with a negative size', makeTar([{ name: 'p', type: 'x', content: makePax({ size: '-5' }) }, { name: 'a' }])],
  ])('%s is refused', async (_what, tar) => {
    await expect(members(tar)).rejects.toMatchObject({ code: 'ARCHIVE_DAMAGED', status: 422 });
  });
});

test('sizes past 8 GB are read from their binary form', () => {
  const header = makeTar([{ name: 'large' }]).subarray(0, 512);
  header.fill(0, 124, 136);
  header.writeUInt8(0x80, 124);
  header.writeBigUInt64BE(20n * 2n ** 30n, 128);
  header.write('        ', 148);
  header.write(
    `${header
      .reduce((total, byte) => total + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  expect(readTarHeader(header)?.size).toBe(20 * 2 ** 30);
});

async function* chunks(data: Buffer, length: number) {
  for (let at = 0; at < data.length; at += length) yield data.subarray(at, at + length);
}

async function members(tar: Buffer) {
  const found = [];
  for await (const member of tarReader(() => chunks(tar, 4096)).list()) found.push(member);
  return found;
}

async function list(reader: ReturnType<typeof tarReader>) {
  const found = [];
  for await (const { name, kind, bytes } of reader.list()) found.push([name, kind, bytes]);
  return found;
}
