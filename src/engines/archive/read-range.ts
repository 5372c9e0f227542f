import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { archiveErrors } from './archive.errors.ts';

const chunkLength = 128 * 1024;

/** A byte range of a file, in chunks that the caller may keep and change. Throws ARCHIVE_DAMAGED at an early end. */
export async function* readRange(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; ) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(chunkLength, length - done));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + done);
    if (bytesRead === 0) throw endsTooEarly();
    done += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** The same in pieces of given lengths that share their memory: use up each one before asking for the next. */
export async function* readPieces(
  file: FileHandle,
  start: number,
  lengths: Iterable<number>,
  memory: Buffer,
): AsyncGenerator<Buffer> {
  let position = start;
  for (const length of lengths) {
    for (let done = 0; done < length; ) {
      // Synchronous: this thread has nothing else to do, and another thread costs more than a read.
      const bytesRead = readSync(file.fd, memory, done, length - done, position + done);
      if (bytesRead === 0) throw endsTooEarly();
      done += bytesRead;
    }
    position += length;
    yield memory.subarray(0, length);
  }
}

/** Splits a length into pieces of at most `most`. */
export function* splitLength(length: number, most: number): Generator<number> {
  for (let left = length; left > 0; left -= most) yield Math.min(left, most);
}

const endsTooEarly = () => archiveErrors.damaged(undefined, { log: 'the file ends too early' });

/** All chunks in one buffer. */
export async function gather(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}
