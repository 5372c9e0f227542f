import { isUtf8 } from 'node:buffer';
import { archiveErrors } from './archive.errors.ts';

/*
 * The 512-byte records of TAR: POSIX.1-2017 (pax, ustar), and the GNU extensions for long names and large numbers.
 */

export const tarBlock = 512;

export type TarHeader = {
  name: string;
  /** Data bytes after the header, without padding. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** One character: '0' file, '5' folder, '2' symbolic link, 'x' pax values, 'L' GNU long name ... */
  type: string;
  /** More sparse map blocks follow. */
  isContinued: boolean;
};

/** Parses a header. Undefined when the checksum does not match. */
export function readTarHeader(block: Buffer): TarHeader | undefined {
  if (block.length < tarBlock || readNumber(block.subarray(148, 156)) !== checksumOf(block)) return undefined;
  const isUstar = block.toString('latin1', 257, 262) === 'ustar' && block[262] === 0;
  const prefix = isUstar ? readText(block.subarray(345, 500)) : '';
  const name = readText(block.subarray(0, 100));
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: readNumber(block.subarray(124, 136)),
    modified: readNumber(block.subarray(136, 148)) * 1000,
    // Before POSIX, regular files had a zero byte here.
    type: block[156] === 0 ? '0' : block.toString('latin1', 156, 157),
    isContinued: block[156] === sparseType && block[482] !== 0,
  };
}

export const isEndOfTar = (block: Buffer): boolean => block.every((byte) => byte === 0);

const sparseType = 'S'.charCodeAt(0);

/** Whether another sparse map block follows this one. */
export const isMapContinued = (block: Buffer): boolean => (block[504] ?? 0) !== 0;

/** The sum of all bytes, with the checksum field as spaces. */
function checksumOf(block: Buffer): number {
  let sum = 8 * 0x20;
  for (let index = 0; index < tarBlock; index++) if (index < 148 || index >= 156) sum += block[index] ?? 0;
  return sum;
}

/** Octal text or, with the high bit set, a big-endian number. */
function readNumber(field: Buffer): number {
  if (((field[0] ?? 0) & 0x80) === 0) {
    const text = field.toString('latin1').replace(/\0.*$/s, '').trim();
    return /^[0-7]*$/.test(text) ? Number.parseInt(text || '0', 8) : Number.NaN;
  }
  let value = (field[0] ?? 0) & 0x7f;
  for (const byte of field.subarray(1)) value = value * 256 + byte;
  return value;
}

export function readText(field: Buffer): string {
  const end = field.indexOf(0);
  const bytes = end === -1 ? field : field.subarray(0, end);
  return isUtf8(bytes) ? bytes.toString('utf8') : bytes.toString('latin1');
}

/** The `length key=value` records of a pax header. Throws ARCHIVE_DAMAGED when lengths do not add up. */
export function readPaxValues(data: Buffer): Map<string, string> {
  const values = new Map<string, string>();
  for (let at = 0; at < data.length; ) {
    const space = data.indexOf(0x20, at);
    const length = Number(data.toString('latin1', at, Math.max(space, at)));
    const line = data.subarray(space + 1, at + length - 1);
    const equals = line.indexOf(0x3d);
    if (space === -1 || !Number.isInteger(length) || length < 5 || at + length > data.length || equals === -1) {
      throw archiveErrors.damaged(undefined, { log: 'a pax header does not add up' });
    }
    values.set(line.toString('latin1', 0, equals), line.subarray(equals + 1).toString('utf8'));
    at += length;
  }
  return values;
}
