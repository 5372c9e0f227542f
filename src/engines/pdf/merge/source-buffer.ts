import { closeSync, openSync, readSync, statSync } from 'node:fs';

/**
 * Reads files one after the other into the same memory, so that merging needs only as much as the largest. Each read
 * overwrites the previous file.
 */
export class SourceBuffer {
  readonly #memory: Buffer;

  /** Allocates room for the largest of these files. */
  constructor(paths: readonly string[]) {
    this.#memory = Buffer.allocUnsafeSlow(Math.max(0, ...paths.map((path) => statSync(path).size)));
  }

  read(path: string): Buffer {
    const file = openSync(path, 'r');
    try {
      let length = 0;
      for (;;) {
        const read = readSync(file, this.#memory, length, this.#memory.length - length, null);
        if (read === 0) return this.#memory.subarray(0, length);
        length += read;
      }
    } finally {
      closeSync(file);
    }
  }
}
