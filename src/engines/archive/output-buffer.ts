import { writeSync } from 'node:fs';

const bufferLength = 256 * 1024;

/**
 * Combines small writes: a ZIP of many small files would otherwise cost three per file. Blocks its thread while writing; zlib
 * works in other threads meanwhile.
 */
export class OutputBuffer {
  readonly #file: number;
  readonly #memory = Buffer.allocUnsafeSlow(bufferLength);
  #written = 0;
  #waiting = 0;

  /** @param file a file descriptor */
  constructor(file: number) {
    this.#file = file;
  }

  /** Offset of the next byte. */
  get position(): number {
    return this.#written + this.#waiting;
  }

  append(bytes: Buffer): void {
    if (this.#waiting + bytes.length > bufferLength) this.flush();
    if (bytes.length > bufferLength) {
      this.#write(bytes, this.#written);
      this.#written += bytes.length;
      return;
    }
    this.#waiting += bytes.copy(this.#memory, this.#waiting);
  }

  /** Overwrites earlier bytes, all at once. */
  rewrite(bytes: Buffer, position: number): void {
    if (position < this.#written) {
      this.flush();
      this.#write(bytes, position);
    } else {
      bytes.copy(this.#memory, position - this.#written);
    }
  }

  flush(): void {
    this.#write(this.#memory.subarray(0, this.#waiting), this.#written);
    this.#written += this.#waiting;
    this.#waiting = 0;
  }

  /** A system write may be partial. */
  #write(bytes: Buffer, position: number): void {
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(this.#file, bytes, done, bytes.length - done, position + done);
    }
  }
}
