import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { archiveErrors } from './archive.errors.ts';

const chunkLength = 128 * 1024;

/** The bytes of a part of a file, in chunks that the caller may keep and change. Throws ARCHIVE_DAMAGED when the file ends before. */
export async function* readRange(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; ) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(chunkLength, length - done));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + done);
    if (bytesRead === 0) throw endsTooEarly();
    done += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/**
 * The same in pieces of given lengths, one after the other into the same memory: each is to be used up before the next one is
 * asked for.
 */
export async function* readPieces(
  file: FileHandle,
  start: number,
  lengths: Iterable<number>,
  memory: Buffer,
): AsyncGenerator<Buffer> {
  let position = start;
  for (const length of lengths) {
    for (let done = 0; done < length; ) {
      // At once: this thread has nothing else to do, and the way through another one costs more than a read.
      const bytesRead = readSync(file.fd, memory, done, length - done, position + done);
      if (bytesRead === 0) throw endsTooEarly();
      done += bytesRead;
    }
    position += length;
    yield memory.subarray(0, length);
  }
}

/** A length in pieces of at most `most`. */
export function* splitLength(length: number, most: number): Generator<number> {
  for (let left = length; left > 0; left -= most) yield Math.min(left, most);
}

const endsTooEarly = () => archiveErrors.damaged(undefined, { log: 'the file ends too early' });

/** All chunks in one piece. */
export async function gather(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}
