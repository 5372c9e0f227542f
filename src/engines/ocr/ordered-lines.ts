/** Writes lines in order of their index, from 0, whatever order they arrive in. */
export class OrderedLines {
  readonly #write: (line: string) => Promise<unknown>;
  readonly #early = new Map<number, string>();
  #next = 0;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(write: (line: string) => Promise<unknown>) {
    this.#write = write;
  }

  /** Resolves when all lines that are ready have been written. */
  async put(place: number, line: string): Promise<void> {
    this.#early.set(place, line);
    for (let ready = this.#early.get(this.#next); ready !== undefined; ready = this.#early.get(this.#next)) {
      this.#early.delete(this.#next);
      this.#next += 1;
      const text = ready;
      this.#writing = this.#writing.then(() => this.#write(text));
    }
    await this.#writing;
  }
}
