/*
 * ZIP records, by PKWARE's APPNOTE.TXT 6.3.10, sections 4.3 and 4.5; the time field is Info-ZIP's (proginfo/extrafld.txt),
 * the encryption field WinZip's (AE-2).
 */

export const zipMethods = { stored: 0, deflated: 8, encrypted: 99 } as const;

/** A file in a ZIP, complete once its data is written. */
export type ZipMember = {
  path: string;
  /** Milliseconds since 1970. */
  modified: number;
  method: typeof zipMethods.stored | typeof zipMethods.deflated;
  encrypted: boolean;
  crc32: number;
  /** Bytes of the content, and of its data in the ZIP, including encryption. */
  size: number;
  packedSize: number;
  /** Offset of its local header. */
  offset: number;
  /** Whether the local header has room for ZIP64 sizes, decided before sizes are known. */
  wide: boolean;
  /** Checksum and sizes follow the data, as they are unknown when the local header is written. */
  hasDescriptor?: boolean;
  /** Without the time to the second. */
  isBare?: boolean;
};

const max32 = 0xffff_ffff;
const max16 = 0xffff;
const usesUtf8 = 0x0800;
const isEncrypted = 0x0001;
const sizesFollow = 0x0008;
const madeOnUnix = 3 << 8;
/** A regular, world-readable file (0100644), in Unix's mode bits. */
const unixMode = 0o100_644 * 0x1_0000;

/** Members that might reach 4 GB get ZIP64 fields; with a margin, as packed data can exceed its source. */
export const needsWideHeader = (maxBytes: number): boolean => maxBytes > max32 - 0x100_0000;

const versionNeeded = (member: ZipMember, wide: boolean): number => (member.encrypted ? 51 : wide ? 45 : 20);

/** The local header. Its length does not depend on the sizes, so it can be rewritten in place. */
export function localHeader(member: ZipMember): Buffer {
  const name = Buffer.from(member.path);
  const wideSizes = member.wide ? extraField(0x0001, uint64(member.size), uint64(member.packedSize)) : Buffer.alloc(0);
  const extra = Buffer.concat([wideSizes, timeField(member), encryptionField(member)]);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  writeCommonPart(header, 4, member, member.wide);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

/** The data descriptor after a member whose local header has no sizes (4.3.9). */
export function dataDescriptor({ crc32, size, packedSize, wide }: ZipMember): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(0x0807_4b50, 0);
  head.writeUInt32LE(crc32, 4);
  if (wide) return Buffer.concat([head, uint64(packedSize), uint64(size)]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(packedSize, 0);
  sizes.writeUInt32LE(size, 4);
  return Buffer.concat([head, sizes]);
}

/** The central directory record. */
export function centralHeader(member: ZipMember): Buffer {
  const name = Buffer.from(member.path);
  const farAway = member.offset >= max32;
  const wide = farAway || member.size >= max32 || member.packedSize >= max32;
  // Exactly the values that do not fit below, in this order (4.5.3).
  const wideValues = [member.size, member.packedSize, member.offset].filter((value) => value >= max32);
  const extra = Buffer.concat([
    wide ? extraField(0x0001, ...wideValues.map(uint64)) : Buffer.alloc(0),
    timeField(member),
    encryptionField(member),
  ]);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(madeOnUnix | 63, 4);
  writeCommonPart(header, 6, member, false);
  if (wide) header.writeUInt16LE(versionNeeded(member, true), 6);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(unixMode, 38);
  header.writeUInt32LE(Math.min(member.offset, max32), 42);
  return Buffer.concat([header, name, extra]);
}

/** The 22 bytes that both headers share, from 'version needed' to the uncompressed size. */
function writeCommonPart(header: Buffer, at: number, member: ZipMember, sizesInExtra: boolean): void {
  const { date, time } = dosTime(member.modified);
  header.writeUInt16LE(versionNeeded(member, sizesInExtra), at);
  const flags = usesUtf8 | (member.encrypted ? isEncrypted : 0) | (member.hasDescriptor ? sizesFollow : 0);
  header.writeUInt16LE(flags, at + 2);
  header.writeUInt16LE(member.encrypted ? zipMethods.encrypted : member.method, at + 4);
  header.writeUInt16LE(time, at + 6);
  header.writeUInt16LE(date, at + 8);
  // AE-2 omits the checksum, which would reveal content; the authentication code replaces it.
  header.writeUInt32LE(member.encrypted ? 0 : member.crc32, at + 10);
  header.writeUInt32LE(sizesInExtra ? max32 : Math.min(member.packedSize, max32), at + 14);
  header.writeUInt32LE(sizesInExtra ? max32 : Math.min(member.size, max32), at + 18);
}

/** The records after the directory. */
export function endOfDirectory(directory: { count: number; size: number; offset: number }): Buffer {
  const { count, size, offset } = directory;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, max16), 8);
  end.writeUInt16LE(Math.min(count, max16), 10);
  end.writeUInt32LE(Math.min(size, max32), 12);
  end.writeUInt32LE(Math.min(offset, max32), 16);
  if (count < max16 && size < max32 && offset < max32) return end;

  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(0x0606_4b50, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE(madeOnUnix | 63, 12);
  wide.writeUInt16LE(45, 14);
  wide.writeBigUInt64LE(BigInt(count), 24);
  wide.writeBigUInt64LE(BigInt(count), 32);
  wide.writeBigUInt64LE(BigInt(size), 40);
  wide.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([wide, locator, end]);
}

const uint64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

function extraField(id: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

/** Time in UTC to the second, which the headers themselves cannot express. */
function timeField({ modified, isBare }: ZipMember): Buffer {
  const seconds = Math.floor(modified / 1000);
  if (isBare || seconds < -0x8000_0000 || seconds > 0x7fff_ffff) return Buffer.alloc(0);
  const data = Buffer.alloc(5);
  data.writeUInt8(1, 0);
  data.writeInt32LE(seconds, 1);
  return extraField(0x5455, data);
}

function encryptionField({ encrypted, method }: ZipMember): Buffer {
  if (!encrypted) return Buffer.alloc(0);
  const data = Buffer.alloc(7);
  data.writeUInt16LE(2, 0);
  data.write('AE', 2, 'latin1');
  data.writeUInt8(3, 4);
  data.writeUInt16LE(method, 5);
  return extraField(0x9901, data);
}

/** MS-DOS date and time, from 1980 to 2107 in steps of two seconds. The format has no time zone; we use UTC. */
function dosTime(milliseconds: number): { date: number; time: number } {
  const moment = new Date(milliseconds);
  const year = moment.getUTCFullYear();
  if (year < 1980) return { date: (1 << 5) | 1, time: 0 };
  if (year > 2107) return { date: (127 << 9) | (12 << 5) | 31, time: (23 << 11) | (59 << 5) | 29 };
  return {
    date: ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  };
}
