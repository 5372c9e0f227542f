import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { MB } from '../../../shared/units.ts';

/** Larger files get memory of their own, which does not stay. */
const maxKept = 128 * MB;

/**
 * Memory for one source at a time. New memory is handed out page by page as it is written, which takes a thread several times
 * as long as reading the file.
 */
export class SourceMemory {
  #memory = Buffer.alloc(0);

  /** The content of a file, until the next call. */
  readonly read = (path: string): Buffer => {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > maxKept) return readFileSync(file);
      if (size > this.#memory.length) this.#memory = Buffer.allocUnsafeSlow(size);
      let length = 0;
      while (length < size) {
        const read = readSync(file, this.#memory, length, size - length, null);
        if (read === 0) break;
        length += read;
      }
      return this.#memory.subarray(0, length);
    } finally {
      closeSync(file);
    }
  };
}
