import type { FileHandle } from 'node:fs/promises';
import { archiveErrors } from './archive.errors.ts';

const chunkLength = 128 * 1024;

/**
 * The bytes of a part of a file, in chunks that the caller may keep and change; with `reuse` only until the next one is asked
 * for. Throws ARCHIVE_DAMAGED when the file ends before.
 */
export async function* readRange(
  file: FileHandle,
  start: number,
  length: number,
  { reuse = false } = {},
): AsyncGenerator<Buffer> {
  let chunk = Buffer.alloc(0);
  for (let done = 0; done < length; ) {
    const wanted = Math.min(chunkLength, length - done);
    if (!reuse || chunk.length === 0) chunk = Buffer.allocUnsafeSlow(wanted);
    const { bytesRead } = await file.read(chunk, 0, wanted, start + done);
    if (bytesRead === 0) throw archiveErrors.damaged(undefined, { log: 'the file ends too early' });
    done += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** All chunks in one piece. */
export async function gather(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}
