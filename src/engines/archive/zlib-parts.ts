import type { Transform } from 'node:stream';

/**
 * Sends one block through a new zlib stream and returns the output pieces. zlib's functions for whole buffers would copy them
 * together and leave both to the garbage collector.
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
 * Frees zlib output at once; the garbage collector would let 64 MB pile up. Skips small buffers, which share memory. The
 * pieces are empty afterwards.
 */
export function release(parts: readonly Buffer[]): void {
  for (const buffer of new Set(parts.map((part) => part.buffer))) {
    if (buffer instanceof ArrayBuffer && buffer.byteLength > 2 * Buffer.poolSize) buffer.transfer(0);
  }
}
