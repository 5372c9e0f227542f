import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type yauzl from 'yauzl';
import { zipMethods } from '../../platform/zip/zip-format.ts';
import { AppError, hasCode } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import {
  type AesStrength,
  aesHeadLength,
  authenticationLength,
  beginDecryption,
  isAesStrength,
} from './aes-encryption.ts';
import { archiveErrors } from './archive.errors.ts';
import { inflateRaw } from './inflate.ts';
import { beginLegacyDecryption, legacyHeadLength } from './legacy-encryption.ts';
import { gather, readRange } from './read-range.ts';

/** Compression and encryption of an entry. */
export type ZipPacking = {
  /** Compression method (APPNOTE.TXT 4.4.5); for AES the real one. */
  method: number;
  lock:
    | { kind: 'none' }
    | { kind: 'legacy'; check: number }
    | { kind: 'aes'; strength: AesStrength }
    | { kind: 'unknown' };
  /** AE-2 has no checksum. */
  hasChecksum: boolean;
};

export type PackedZipMember = { entry: yauzl.Entry; packing: ZipPacking };

export function packingOf(entry: yauzl.Entry): ZipPacking {
  const plain = { method: entry.compressionMethod, hasChecksum: true };
  if (!entry.isEncrypted()) return { ...plain, lock: { kind: 'none' } };
  if (entry.compressionMethod !== zipMethods.encrypted)
    return { ...plain, lock: { kind: 'legacy', check: checkByte(entry) } };
  const field = entry.extraFields.find(({ id, data }) => id === 0x9901 && data.length >= 7)?.data;
  const strength = field?.readUInt8(4) ?? 0;
  if (!field || !isAesStrength(strength)) return { ...plain, lock: { kind: 'unknown' } };
  return { method: field.readUInt16LE(5), hasChecksum: field.readUInt16LE(0) === 1, lock: { kind: 'aes', strength } };
}

/** The expected last byte of the encryption header: from the checksum or, if that was unknown, the time (6.1.6). */
function checkByte(entry: yauzl.Entry): number {
  const sizesFollow = (entry.generalPurposeBitFlag & 0x8) !== 0;
  return sizesFollow ? entry.lastModFileTime >>> 8 : entry.crc32 >>> 24;
}

const oldMethods: Readonly<Record<number, string>> = { 1: 'Shrink', 6: 'Implode' };
const newMethods: Readonly<Record<number, string>> = {
  9: 'Deflate64',
  12: 'BZIP2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'XZ',
  98: 'PPMd',
};

function nameOfMethod(method: number): string {
  const [old, name] = [oldMethods[method], newMethods[method]];
  if (old !== undefined) return t('the old {name} method', { name: old });
  return name === undefined ? t('the packing method {method}', { method }) : t('the {name} method', { name });
}

/** Why an entry cannot be unpacked here: completes 'This archive uses ...'. Undefined when it can. */
export function findUnsupported({ method, lock }: ZipPacking): string | undefined {
  if (lock.kind === 'unknown') return t('an unknown encryption');
  if (method === zipMethods.stored || method === zipMethods.deflated) return undefined;
  return nameOfMethod(method);
}

export type MemberRequest = {
  file: FileHandle;
  /** Where the data begins. */
  start: number;
  member: PackedZipMember;
  password: string | undefined;
};

/**
 * The unpacked content of an entry, checked for size, checksum or authentication code. Stops once there is more than the
 * directory declares. Throws PASSWORD_NEEDED, WRONG_PASSWORD, ARCHIVE_DAMAGED, ARCHIVE_UNSUPPORTED.
 */
export async function* decodeZipMember(request: MemberRequest): AsyncGenerator<Buffer> {
  const { entry, packing } = request.member;
  const what = findUnsupported(packing);
  if (what !== undefined) throw archiveErrors.unsupported({ what });
  const packed = unlock(request, readRange);
  const size = { packed: entry.compressedSize, unpacked: entry.uncompressedSize };
  const content = packing.method === zipMethods.deflated ? inflateRaw(packed, size) : packed;
  let bytes = 0;
  let checksum = 0;
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > entry.uncompressedSize) throw damaged(overrun);
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
    if (bytes !== entry.uncompressedSize) throw damaged('less data than the directory says');
    if (packing.hasChecksum && checksum !== entry.crc32) throw damaged('the checksum differs');
  } catch (error) {
    // One wrong password in 256 passes the legacy check and yields noise.
    const isLikelyWrong =
      packing.lock.kind === 'legacy' && error instanceof AppError && error.code === 'ARCHIVE_DAMAGED';
    throw isLikelyWrong ? archiveErrors.wrongPassword(undefined, { cause: error }) : error;
  }
}

const overrun = 'more data than the directory says';

/** Whether an entry has more data than it states, as bombs do. */
export const isOverrun = (error: unknown): boolean =>
  error instanceof AppError && (error.log === overrun || hasCode(error.cause, 'ERR_BUFFER_TOO_LARGE'));

const damaged = (log: string) => archiveErrors.damaged(undefined, { log });

/** Reads part of a file in chunks that may be modified. */
export type ReadPart = (file: FileHandle, start: number, length: number) => AsyncIterable<Buffer>;

/** The decrypted and authenticated packed data of an entry, in the chunks of `read`. Throws as above. */
export async function* unlock(
  { file, start, member, password }: MemberRequest,
  read: ReadPart,
): AsyncGenerator<Buffer> {
  const { lock } = member.packing;
  const { compressedSize } = member.entry;
  if (lock.kind === 'none' || lock.kind === 'unknown') {
    yield* read(file, start, compressedSize);
    return;
  }
  if (password === undefined) throw archiveErrors.passwordNeeded();
  const headLength = lock.kind === 'aes' ? aesHeadLength(lock.strength) : legacyHeadLength;
  const tailLength = lock.kind === 'aes' ? authenticationLength : 0;
  const dataLength = compressedSize - headLength - tailLength;
  if (dataLength < 0) throw damaged('an encrypted entry is too short');
  const head = await readWhole(file, start, headLength);
  if (lock.kind === 'legacy') {
    const decrypt = beginLegacyDecryption(password, head, lock.check);
    for await (const chunk of read(file, start + headLength, dataLength)) yield decrypt(chunk);
    return;
  }
  const decryption = await beginDecryption(password, lock.strength, head);
  for await (const chunk of read(file, start + headLength, dataLength)) yield decryption.decrypt(chunk);
  const authentication = await readWhole(file, start + headLength + dataLength, tailLength);
  if (!decryption.authentication().equals(authentication)) throw damaged('the authentication code differs');
}

const readWhole = (file: FileHandle, start: number, length: number) => gather(readRange(file, start, length));

/** Whether the password fits, as far as the entry's header tells. */
export async function fitsPassword(request: MemberRequest): Promise<boolean> {
  try {
    const first = unlock(request, readRange);
    // Passwords are checked before the first byte.
    await first.next();
    await first.return(undefined);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'WRONG_PASSWORD') return false;
    throw error;
  }
}
