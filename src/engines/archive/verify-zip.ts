import { constants, crc32, createInflateRaw } from 'node:zlib';
import { zipMethods } from '../../platform/zip/zip-format.ts';
import { archiveErrors } from './archive.errors.ts';
import { blockLength, SlidingWindow } from './blocks.ts';
import { readPieces, splitLength } from './read-range.ts';
import { openZip, type ZipArchive } from './read-zip.ts';
import type { WrittenMember } from './zip-file-writer.ts';
import { unlock } from './zip-member.ts';
import { lengthOf, release, throughZlib } from './zlib-parts.ts';

/** Unpacking is fast compared to packing; two at a time keep the disk and a core busy. */
const atOnce = 2;

/**
 * Opens the finished ZIP like any reader and unpacks every file: names, sizes and checksums must match what went in. Returns
 * the number of files. Throws ZIP_NOT_VERIFIED.
 */
export async function verifyZip(request: {
  path: string;
  members: readonly WrittenMember[];
  password: string | undefined;
  onBytes: (bytes: number) => void;
}): Promise<number> {
  const { path, members, password, onBytes } = request;
  const zip = await openZip(path, password);
  try {
    const waiting = members.entries();
    if (zip.members.length !== members.length) throw new Error(`it lists ${zip.members.length} files`);
    const longest = members.reduce((most, { blocks }) => Math.max(most, ...blocks), blockLength);
    const verifyNext = async () => {
      const memory = Buffer.allocUnsafeSlow(longest);
      for (const [index, member] of waiting) await verifyMember(zip, index, member, memory, onBytes);
    };
    await Promise.all(Array.from({ length: atOnce }, verifyNext));
    return members.length;
  } catch (error) {
    throw archiveErrors.notVerified(undefined, { cause: error, log: String(error) });
  } finally {
    await zip.close();
  }
}

async function verifyMember(
  zip: ZipArchive,
  index: number,
  expected: WrittenMember,
  memory: Buffer,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const found = zip.members[index];
  if (found?.name !== expected.path) throw new Error(`entry ${index} has another name`);
  const { entry, packing } = found;
  const hasOtherChecksum = packing.hasChecksum && entry.crc32 !== expected.crc32;
  if (found.bytes !== expected.size || packing.method !== expected.method || hasOtherChecksum) {
    throw new Error(`entry ${index} is described otherwise`);
  }
  const isDeflated = expected.method === zipMethods.deflated;
  const packed = unlock(await zip.locate(found), (file, start, length) =>
    readPieces(file, start, isDeflated ? expected.blocks : splitLength(length, memory.length), memory),
  );
  let checksum = 0;
  for await (const content of isDeflated ? inflateBlocks(packed, expected.size) : packed) {
    checksum = crc32(content, checksum);
    onBytes(content.length);
  }
  if (checksum !== expected.crc32) throw new Error(`entry ${index} has another checksum`);
}

/**
 * Inflates blocks as they were written, each with the previous one's output as its window: the same bits as reading the whole
 * stream, with fewer buffers. Use up each piece before asking for the next.
 */
async function* inflateBlocks(packed: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  const window = new SlidingWindow();
  let left = size;
  for await (const block of packed) {
    const length = Math.min(left, blockLength);
    left -= length;
    const dictionary = window.dictionary();
    const stream = createInflateRaw({
      finishFlush: left > 0 ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
      // More than needed, so that the end is noticed without another buffer.
      chunkSize: Math.max(1024, length + 64),
      ...(dictionary === undefined ? {} : { dictionary }),
    });
    const parts = await throughZlib(stream, block);
    if (lengthOf(parts) !== length) throw new Error('a block unpacks to another length');
    window.slide(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
    yield* parts;
    release(parts);
  }
  if (left > 0) throw new Error('a file ends too early');
}
