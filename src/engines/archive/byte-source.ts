import { archiveErrors } from './archive.errors.ts';

/** Reads a stream of chunks by counts of bytes. */
export class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Exactly `length` bytes, or fewer at the end of the stream. Held in memory. */
  async take(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let missing = length; missing > 0; ) {
      const part = await this.#next(missing);
      if (part === undefined) break;
      parts.push(part);
      missing -= part.length;
    }
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  }

  /** The next `length` bytes as they come. Throws ARCHIVE_DAMAGED when the stream ends before. */
  async *stream(length: number): AsyncGenerator<Buffer> {
    for (let missing = length; missing > 0; ) {
      const part = await this.#next(missing);
      if (part === undefined) throw archiveErrors.damaged(undefined, { log: 'the archive ends within a file' });
      missing -= part.length;
      yield part;
    }
  }

  /** What is left, to the end. */
  async *all(): AsyncGenerator<Buffer> {
    for (let part = await this.#next(); part !== undefined; part = await this.#next()) yield part;
  }

  /** Puts bytes back in front. */
  unread(bytes: Buffer): void {
    this.#rest = Buffer.concat([bytes, this.#rest]);
  }

  /** Lets go of the stream before its end. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #next(most = Number.POSITIVE_INFINITY): Promise<Buffer | undefined> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#chunks.next();
      if (done) return undefined;
      this.#rest = value;
    }
    const part = this.#rest.subarray(0, Math.min(this.#rest.length, most));
    this.#rest = this.#rest.subarray(part.length);
    return part;
  }
}
