import { crc32 } from 'node:zlib';
import { archiveErrors } from './archive.errors.ts';
import { openZip, type ZipArchive } from './read-zip.ts';
import type { ZipMember } from './zip-format.ts';

/** Unpacking is quick beside packing; two at a time keep the disk and a core busy. */
const atOnce = 2;

/**
 * Opens the finished ZIP as a stranger would and unpacks every file of it: names, sizes and checksums must be those of the
 * content that went in. Returns how many files matched: all. Throws ZIP_NOT_VERIFIED otherwise.
 */
export async function verifyZip(request: {
  path: string;
  members: readonly ZipMember[];
  password: string | undefined;
  onBytes: (bytes: number) => void;
}): Promise<number> {
  const zip = await openZip(request.path, request.password);
  try {
    const waiting = request.members.entries();
    const verifyNext = async () => {
      for (const [index, member] of waiting) await verifyMember(zip, index, member, request.onBytes);
    };
    await Promise.all(Array.from({ length: atOnce }, verifyNext));
    return zip.members.length;
  } catch (error) {
    throw archiveErrors.notVerified(undefined, { cause: error, log: String(error) });
  } finally {
    await zip.close();
  }
}

async function verifyMember(
  zip: ZipArchive,
  index: number,
  expected: ZipMember,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const found = zip.members[index];
  if (found?.name !== expected.path) throw new Error(`entry ${index} has another name`);
  let checksum = 0;
  for await (const chunk of zip.read(found)) {
    checksum = crc32(chunk, checksum);
    onBytes(chunk.length);
  }
  if (found.bytes !== expected.size || checksum !== expected.crc32) throw new Error(`entry ${index} differs`);
}
