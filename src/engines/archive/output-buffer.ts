import { writeSync } from 'node:fs';

const bufferLength = 256 * 1024;

/**
 * Gathers small pieces of a file into large writes: a ZIP of many small files would otherwise cost three for each. It writes
 * while its thread waits, which has nothing better to do; zlib works in other threads meanwhile.
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

  /** Where the next byte goes. */
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

  /** Puts other bytes over some that were appended before, all of them together. */
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

  /** One write of the system may take less than all. */
  #write(bytes: Buffer, position: number): void {
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(this.#file, bytes, done, bytes.length - done, position + done);
    }
  }
}
