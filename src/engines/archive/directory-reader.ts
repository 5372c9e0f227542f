import { readSync } from 'node:fs';
import yauzl from 'yauzl';
import type { ZipExtent } from './zip-extent.ts';

const windowLength = 256 * 1024;

/**
 * Reads a ZIP's small, adjacent records through a window of the file. Reading them one by one would cost 200,000 system calls
 * for 100,000 entries.
 */
export class DirectoryReader extends yauzl.RandomAccessReader {
  readonly #file: number;
  readonly #window: Buffer;
  readonly #extent: ZipExtent;
  #start = 0;
  #length = 0;

  /**
   * @param file a file descriptor, which stays open
   * @param extent the part of the file that is the ZIP; its comment, if any, is not part of it
   */
  constructor(file: number, extent: ZipExtent) {
    super();
    this.#file = file;
    this.#extent = extent;
    this.#window = Buffer.allocUnsafeSlow(Math.min(extent.length, windowLength));
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
        const from = this.#extent.start + position + done;
        const copied = this.#copy(buffer.subarray(offset + done, offset + length), from);
        if (copied === 0) break;
        done += copied;
      }
      this.#endWithoutComment(buffer.subarray(offset, offset + done), position);
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    callback(null, done);
  }

  /** The last two bytes of the end record are the length of the comment. */
  #endWithoutComment(read: Buffer, position: number): void {
    const commentLength = this.#extent.length - 2 - position;
    read.fill(0, Math.max(0, commentLength), Math.max(0, Math.min(read.length, commentLength + 2)));
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
