import type { Transform } from 'node:stream';

/**
 * Sends one block through a new zlib stream and returns what comes out, in the pieces in which it comes. zlib's own functions
 * for whole buffers join the pieces by another copy, and leave both to the garbage collector.
 */
export function throughZlib(stream: Transform, block: Buffer): Promise<Buffer[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer[]>();
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => resolve(parts));
  stream.on('error', reject);
  stream.end(block);
  return promise;
}

export const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/**
 * Frees what a zlib stream made, now and not when the garbage collector gets to it, which lets 64 MB pile up before. Small
 * buffers share their memory with others and are left alone. The pieces are empty afterwards.
 */
export function release(parts: readonly Buffer[]): void {
  for (const buffer of new Set(parts.map((part) => part.buffer))) {
    if (buffer instanceof ArrayBuffer && buffer.byteLength > 2 * Buffer.poolSize) buffer.transfer(0);
  }
}
