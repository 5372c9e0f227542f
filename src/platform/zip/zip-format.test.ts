import { expect, test } from 'vitest';
import {
  centralHeader,
  dataDescriptor,
  endOfDirectory,
  localHeader,
  needsWideHeader,
  type ZipMember,
} from './zip-format.ts';

const member: ZipMember = {
  path: 'übung.txt',
  modified: Date.UTC(2024, 2, 1, 12, 30, 58),
  method: 8,
  encrypted: false,
  crc32: 0x1234_5678,
  size: 1000,
  packedSize: 400,
  offset: 77,
  wide: false,
};
const gigabytes = 2 ** 30;

test('names are marked as UTF-8', () => {
  expect(localHeader(member).readUInt16LE(6)).toBe(0x0800);
  expect(
    localHeader(member)
      .subarray(30, 30 + 10)
      .toString(),
  ).toBe('übung.txt');
});

test('the time is there twice: to two seconds for every reader, to one second and in UTC for most', () => {
  const header = localHeader(member);
  expect(header.readUInt16LE(10)).toBe((12 << 11) | (30 << 5) | 29);
  expect(header.readUInt16LE(12)).toBe(((2024 - 1980) << 9) | (3 << 5) | 1);
  const extra = header.subarray(30 + 10);
  expect([extra.readUInt16LE(0), extra.readUInt8(4), extra.readInt32LE(5)]).toEqual([
    0x5455,
    1,
    member.modified / 1000,
  ]);
});

test.each([
  [Date.UTC(1970, 0, 1), (1 << 5) | 1, 0],
  [Date.UTC(2200, 5, 5), (127 << 9) | (12 << 5) | 31, (23 << 11) | (59 << 5) | 29],
])('a time that the format cannot hold (%i) becomes the nearest one', (modified, date, time) => {
  const header = localHeader({ ...member, modified });
  expect([header.readUInt16LE(12), header.readUInt16LE(10)]).toEqual([date, time]);
});

test('the header keeps its length when the sizes are filled in', () => {
  for (const wide of [false, true]) {
    const before = localHeader({ ...member, wide, size: 0, packedSize: 0, crc32: 0 });
    expect(localHeader({ ...member, wide }).length).toBe(before.length);
  }
});

test('sizes and places past 4 GB are written in the wide fields, and only those', () => {
  const far = centralHeader({ ...member, offset: 5 * gigabytes });
  expect([far.readUInt32LE(20), far.readUInt32LE(24), far.readUInt32LE(42)]).toEqual([400, 1000, 0xffff_ffff]);
  expect(far.readUInt16LE(6)).toBe(45);
  expect(wideValues(far)).toEqual([5 * gigabytes]);
  const large = centralHeader({ ...member, size: 6 * gigabytes, packedSize: 5 * gigabytes, offset: 7 * gigabytes });
  expect(wideValues(large)).toEqual([6 * gigabytes, 5 * gigabytes, 7 * gigabytes]);
  const near = centralHeader(member);
  expect(near.readUInt16LE(46 + 10)).toBe(0x5455);
});

test('room for wide sizes is made before they are known', () => {
  expect(needsWideHeader(4 * gigabytes)).toBe(true);
  expect(needsWideHeader(100_000_000)).toBe(false);
  const header = localHeader({ ...member, wide: true, size: 5 * gigabytes, packedSize: 4 * gigabytes });
  const extra = header.subarray(30 + 10);
  expect(extra.readUInt16LE(0)).toBe(1);
  expect([Number(extra.readBigUInt64LE(4)), Number(extra.readBigUInt64LE(12))]).toEqual([5 * gigabytes, 4 * gigabytes]);
});

test('an encrypted file shows neither its checksum nor its real method in the usual fields', () => {
  const header = localHeader({ ...member, encrypted: true });
  expect([header.readUInt16LE(6), header.readUInt16LE(8), header.readUInt32LE(14)]).toEqual([0x0801, 99, 0]);
});

test.each([
  [{ count: 10, size: 500, offset: 1000 }, 22],
  [{ count: 65_535, size: 500, offset: 1000 }, 98],
  [{ count: 10, size: 500, offset: 5 * gigabytes }, 98],
])('the end of %o takes %i bytes', (directory, length) => {
  const end = endOfDirectory(directory);
  expect(end.length).toBe(length);
  if (length === 22) return;
  expect(Number(end.readBigUInt64LE(32))).toBe(directory.count);
  expect(Number(end.readBigUInt64LE(48))).toBe(directory.offset);
  expect(Number(end.readBigUInt64LE(56 + 8))).toBe(directory.offset + directory.size);
});

function wideValues(header: Buffer): number[] {
  const extra = header.subarray(46 + 10);
  expect(extra.readUInt16LE(0)).toBe(1);
  const count = extra.readUInt16LE(2) / 8;
  return Array.from({ length: count }, (_, index) => Number(extra.readBigUInt64LE(4 + index * 8)));
}

test('sizes that follow the data are as wide as the header has room for', () => {
  const streamed = { ...member, hasDescriptor: true };
  expect([localHeader(streamed).readUInt16LE(6), centralHeader(streamed).readUInt16LE(8)]).toEqual([0x0808, 0x0808]);
  const near = dataDescriptor(streamed);
  expect([near.readUInt32LE(0), near.readUInt32LE(4), near.readUInt32LE(8), near.readUInt32LE(12)]).toEqual([
    0x0807_4b50, 0x1234_5678, 400, 1000,
  ]);
  const far = dataDescriptor({ ...streamed, wide: true, size: 6 * gigabytes, packedSize: 5 * gigabytes });
  expect([far.readBigUInt64LE(8), far.readBigUInt64LE(16)]).toEqual([BigInt(5 * gigabytes), BigInt(6 * gigabytes)]);
});
