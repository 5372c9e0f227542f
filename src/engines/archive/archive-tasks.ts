import type { WriteZipRequest } from './archive-capabilities.ts';
import type { OpenRequest } from './open-archive.ts';

/** Entries by index, or all files. */
export type Choice = 'all' | readonly number[];

export type WriteTask = Pick<WriteZipRequest, 'entries' | 'output' | 'level' | 'password'> & { task: 'write' };
export type InspectTask = OpenRequest & { task: 'inspect' };
export type ExtractTask = OpenRequest & { task: 'extract'; entries: Choice; output: string };

export type ArchiveTask = (WriteTask | InspectTask | ExtractTask) & {
  /** Shared progress: two 64-bit numbers, bytes processed and bytes expected, which is 0 while unknown. */
  tally: SharedArrayBuffer;
};

/** A task's progress, shared by both sides. */
export class Tally {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: BigUint64Array;

  constructor(memory = new SharedArrayBuffer(16)) {
    this.memory = memory;
    this.#numbers = new BigUint64Array(memory);
  }

  expect(bytes: number): void {
    Atomics.store(this.#numbers, 1, BigInt(Math.round(bytes)));
  }

  add(bytes: number): void {
    Atomics.add(this.#numbers, 0, BigInt(bytes));
  }

  /** From 0 to 1; undefined while unknown. */
  fraction(): number | undefined {
    const [handled, expected] = [Atomics.load(this.#numbers, 0), Atomics.load(this.#numbers, 1)];
    return expected === 0n ? undefined : Math.min(1, Number(handled) / Number(expected));
  }
}
