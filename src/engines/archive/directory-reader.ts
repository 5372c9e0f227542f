import { readSync } from 'node:fs';
import yauzl from 'yauzl';

const windowLength = 256 * 1024;

/**
 * Reads a ZIP's small, adjacent records through a window of the file. Reading them one by one would cost 200,000 system calls
 * for 100,000 entries.
 */
export class DirectoryReader extends yauzl.RandomAccessReader {
  readonly #file: number;
  readonly #window: Buffer;
  #start = 0;
  #length = 0;

  /**
   * @param file a file descriptor, which stays open
   * @param size file size in bytes
   */
  constructor(file: number, size: number) {
    super();
    this.#file = file;
    this.#window = Buffer.allocUnsafeSlow(Math.min(size, windowLength));
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    let done = 0;
    try {
      while (done < length) {
        const copied = this.#copy(buffer.subarray(offset + done, offset + length), position + done);
        if (copied === 0) break;
        done += copied;
      }
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    callback(null, done);
  }

  /** Copies what the window has of the bytes at `position`; 0 at the end of the file. */
  #copy(target: Buffer, position: number): number {
    if (position < this.#start || position >= this.#start + this.#length) {
      this.#length = readSync(this.#file, this.#window, 0, this.#window.length, position);
      this.#start = position;
    }
    const from = position - this.#start;
    return this.#window.copy(target, 0, from, Math.min(this.#length, from + target.length));
  }
}
