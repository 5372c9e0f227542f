import type { FileHandle } from 'node:fs/promises';
import { t } from '../../shared/language/translate.ts';
import { MB } from '../../shared/units.ts';

/** The part of a file that is a ZIP, which ends with its end record, and what is odd about the rest as sentences. */
export type ZipExtent = { start: number; length: number; oddities: string[] };

/** How far from the end of the file the end record may be. Comments have up to 64 KB; the rest is what was appended. */
const searchedBytes = MB;
/** How many places that look like an end record are examined; hostile files can have one every four bytes. */
const maxTries = 100;

/** The warning about a program that unpacks the archive, or whatever else is in front of it. */
export const inFront = () => t('Data in front of the archive, such as a program that unpacks it, was skipped.');

/** And about what follows it. */
export const behind = () => t('Data after the end of the archive was ignored.');

const endLength = 22;
const locatorLength = 20;
const end64Length = 56;
const signatures = { directory: 'PK\x01\x02', end: 'PK\x05\x06', end64: 'PK\x06\x06', locator: 'PK\x06\x07' };

/**
 * Finds a ZIP by its last end record that fits its directory (APPNOTE.TXT 4.3), wherever that is: offsets may be off by what a
 * program in front of it takes, and bytes or a wrong comment may follow. Undefined when there is none.
 */
export async function findZipExtent(file: FileHandle, fileBytes: number): Promise<ZipExtent | undefined> {
  if (fileBytes < endLength) return undefined;
  const tail = Buffer.alloc(Math.min(searchedBytes, fileBytes));
  const tailStart = fileBytes - tail.length;
  await file.read(tail, 0, tail.length, tailStart);
  const isAt = async (position: number, signature: string) => {
    if (!(position >= 0 && position + signature.length <= fileBytes)) return false;
    const { buffer } = await file.read(Buffer.alloc(signature.length), 0, signature.length, position);
    return buffer.toString('latin1') === signature;
  };
  let at = tail.length - endLength + 1;
  for (let tries = 0; at > 0 && tries < maxTries; tries++) {
    at = tail.lastIndexOf(signatures.end, at - 1, 'latin1');
    if (at < 0) return undefined;
    const end = tailStart + at;
    const start = await findStart(tail, at, end, isAt);
    if (start === undefined) continue;
    const after = fileBytes - end - endLength;
    const oddities = describeRest(start, after, tail.readUInt16LE(at + 20));
    return { start, length: end + endLength - start, oddities };
  }
  return undefined;
}

/** Where the offsets count from. */
async function findStart(
  tail: Buffer,
  at: number,
  end: number,
  isAt: (position: number, signature: string) => Promise<boolean>,
): Promise<number | undefined> {
  const locator = at - locatorLength;
  if (locator >= 0 && tail.toString('latin1', locator, locator + 4) === signatures.locator) {
    const offset = Number(tail.readBigUInt64LE(locator + 8));
    if (await isAt(offset, signatures.end64)) return 0;
    const found = end - locatorLength - end64Length;
    return found > offset && (await isAt(found, signatures.end64)) ? found - offset : undefined;
  }
  const entries = tail.readUInt16LE(at + 10);
  const [length, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (entries === 0) return 0;
  if (await isAt(offset, signatures.directory)) return 0;
  const start = end - length - offset;
  return (await isAt(start + offset, signatures.directory)) && start > 0 ? start : undefined;
}

function describeRest(start: number, after: number, commentLength: number): string[] {
  return [
    ...(start > 0 ? [inFront()] : []),
    ...(after > commentLength ? [behind()] : []),
    ...(after < commentLength ? [t('The comment of the archive is cut off and was ignored.')] : []),
  ];
}
