/** Large enough that the switch between threads costs nothing, small enough that many files are under way at once. */
export const blockLength = 256 * 1024;

/** Buffers that are used again and again: the memory held does not depend on how much goes through. */
export class BlockBuffers {
  readonly #free: ArrayBufferLike[] = [];

  take(): Buffer {
    const memory = this.#free.pop();
    return memory === undefined ? Buffer.allocUnsafeSlow(blockLength) : Buffer.from(memory, 0, blockLength);
  }

  /** Takes a block back, whole or part of it. Nobody may use it any more. */
  give(block: Buffer): void {
    this.#free.push(block.buffer);
  }
}

/** How far back DEFLATE may refer. */
const windowLength = 32 * 1024;

/** Remembers the end of the last block of a file, which the next one may refer to; the block's own memory is used again. */
export class SlidingWindow {
  readonly #memory = Buffer.allocUnsafeSlow(windowLength);
  #length = 0;

  /** Undefined before the first block. zlib copies it at once. */
  dictionary(): Buffer | undefined {
    return this.#length === 0 ? undefined : this.#memory.subarray(0, this.#length);
  }

  /** Takes in the content of a whole block; only the last one of a file may be shorter than the window. */
  slide(content: Buffer): void {
    this.#length = content.copy(this.#memory, 0, Math.max(0, content.length - windowLength));
  }
}

/** The same bytes in blocks of full length, the last one shorter. No block for no bytes. */
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

/** Takes items in before they are asked for, until `isEnough` are waiting, so that the work behind them is under way. */
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
