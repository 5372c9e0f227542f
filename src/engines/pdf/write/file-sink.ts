import { closeSync, openSync, writeSync } from 'node:fs';
import { KB } from '../../../shared/units.ts';

/** Buffer for small writes: a document has many of a few bytes. */
const gatherBytes = 256 * KB;

/** Writes a new file sequentially, with blocking calls, so only in a thread. Close it, or declare it with `using`. */
export class FileSink {
  readonly #file: number;
  readonly #gathered = Buffer.alloc(gatherBytes);
  #length = 0;
  #isOpen = true;

  constructor(path: string) {
    this.#file = openSync(path, 'wx', 0o600);
  }

  readonly write = (bytes: Uint8Array): void => {
    if (this.#length + bytes.length > gatherBytes) this.#flush();
    if (bytes.length > gatherBytes) {
      writeWhole(this.#file, bytes);
    } else {
      this.#gathered.set(bytes, this.#length);
      this.#length += bytes.length;
    }
  };

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#flush();
    closeSync(this.#file);
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #flush(): void {
    writeWhole(this.#file, this.#gathered.subarray(0, this.#length));
    this.#length = 0;
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}
