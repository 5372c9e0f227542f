import { archiveErrors } from './archive.errors.ts';

/** Reads exact byte counts from a stream of chunks. */
export class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** `length` bytes, fewer at the end of the stream, in one buffer. */
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

  /** The next `length` bytes, chunk by chunk. Throws ARCHIVE_DAMAGED at an early end. */
  async *stream(length: number): AsyncGenerator<Buffer> {
    for (let missing = length; missing > 0; ) {
      const part = await this.#next(missing);
      if (part === undefined) throw archiveErrors.damaged(undefined, { log: 'the archive ends within a file' });
      missing -= part.length;
      yield part;
    }
  }

  /** The rest of the stream. */
  async *all(): AsyncGenerator<Buffer> {
    for (let part = await this.#next(); part !== undefined; part = await this.#next()) yield part;
  }

  unread(bytes: Buffer): void {
    this.#rest = Buffer.concat([bytes, this.#rest]);
  }

  /** Closes the stream early. */
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
