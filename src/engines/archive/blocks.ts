/** Large enough for cheap thread switches, small enough to process many files at once. */
export const blockLength = 256 * 1024;

/** A pool of buffers, so that memory use does not depend on throughput. */
export class BlockBuffers {
  readonly #free: ArrayBufferLike[] = [];

  take(): Buffer {
    const memory = this.#free.pop();
    return memory === undefined ? Buffer.allocUnsafeSlow(blockLength) : Buffer.from(memory, 0, blockLength);
  }

  /** Returns a block, or part of one, to the pool. It must not be used any more. */
  give(block: Buffer): void {
    this.#free.push(block.buffer);
  }
}

/** DEFLATE's window. */
const windowLength = 32 * 1024;

/** Keeps the end of a file's last block, which the next block may refer to; the block itself can be reused. */
export class SlidingWindow {
  readonly #memory = Buffer.allocUnsafeSlow(windowLength);
  #length = 0;

  /** Undefined before the first block. zlib copies it immediately. */
  dictionary(): Buffer | undefined {
    return this.#length === 0 ? undefined : this.#memory.subarray(0, this.#length);
  }

  /** Takes the content of a whole block; only a file's last one may be shorter than the window. */
  slide(content: Buffer): void {
    this.#length = content.copy(this.#memory, 0, Math.max(0, content.length - windowLength));
  }
}

/** Rechunks bytes into full blocks, the last one shorter. No block for no bytes. */
export async function* blocksOf(
  chunks: AsyncIterable<Buffer>,
  buffers: BlockBuffers,
): AsyncGenerator<{ block: Buffer; isLast: boolean }> {
  let filling = buffers.take();
  let filled = 0;
  for await (const chunk of chunks) {
    for (let used = 0; used < chunk.length; ) {
      if (filled === blockLength) {
        yield { block: filling, isLast: false };
        filling = buffers.take();
        filled = 0;
      }
      const copied = chunk.copy(filling, filled, used);
      used += copied;
      filled += copied;
    }
  }
  if (filled > 0) yield { block: filling.subarray(0, filled), isLast: true };
  else buffers.give(filling);
}

/** Pulls items ahead until `isEnough` are waiting, so that their work runs in parallel. */
export async function* readAhead<Item>(
  items: AsyncIterable<Item>,
  isEnough: (waiting: readonly Item[]) => boolean,
): AsyncGenerator<Item> {
  const waiting: Item[] = [];
  for await (const item of items) {
    waiting.push(item);
    while (isEnough(waiting)) yield* waiting.splice(0, 1);
  }
  yield* waiting;
}
