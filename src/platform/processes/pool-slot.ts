import type { Runner } from './pool.ts';

/** A runner's replacement; has no runner while it is starting. */
type Successor<Job, Answer> = { runner?: Runner<Job, Answer>; started: Promise<void> };

/** A place in a pool: its runner, and the one that takes over from it. */
export class Slot<Job, Answer> {
  runner: Runner<Job, Answer> | undefined;
  /** How many jobs the runner was given. */
  jobs = 0;
  /** Running a job, or waiting for its runner to start. */
  busy = false;
  /** Its job may be long. */
  isLong = false;
  /** The runner was just found usable. */
  checked = false;
  readonly #start: () => Promise<Runner<Job, Answer>>;
  readonly #pending: Pending;
  #successor: Successor<Job, Answer> | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(start: () => Promise<Runner<Job, Answer>>, pending: Pending) {
    this.#start = start;
    this.#pending = pending;
  }

  occupy(isLong: boolean): void {
    this.busy = true;
    this.isLong = isLong;
    clearTimeout(this.#idleTimer);
  }

  /** If starting fails, the job that needs it retries and gets the error. */
  startSuccessor(): void {
    if (this.#successor) return;
    const successor: Successor<Job, Answer> = { started: Promise.resolve() };
    const ready = async (runner: Runner<Job, Answer>) => {
      if (this.#successor !== successor) return runner.stop();
      successor.runner = runner;
      if (!this.busy) this.replaceBySuccessor();
    };
    const failed = () => {
      if (this.#successor === successor) this.#successor = undefined;
    };
    this.#successor = successor;
    successor.started = this.#pending.add(this.#start().then(ready, failed));
  }

  replaceBySuccessor(): void {
    const next = this.#successor?.runner;
    if (!next) return;
    void this.#pending.add(this.#stopRunner());
    this.runner = next;
    this.#successor = undefined;
  }

  /** Ends a runner that may not go on, while its successor starts. */
  async replaceSpent(): Promise<void> {
    this.startSuccessor();
    await Promise.all([this.#stopRunner(), this.#successor?.started]);
  }

  /** Ends the runner and its successor. */
  async discard(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const next = this.#successor?.runner;
    this.#successor = undefined;
    await Promise.all([this.#stopRunner(), next?.stop()]);
  }

  stopWhenIdle(afterMs: number): void {
    if (this.runner === undefined) return;
    this.#idleTimer = setTimeout(() => void this.#pending.add(this.discard()), afterMs);
    this.#idleTimer.unref();
  }

  async #stopRunner(): Promise<void> {
    const { runner } = this;
    this.runner = undefined;
    this.jobs = 0;
    await runner?.stop();
  }
}

/** Jobs and shutdowns in progress, which a pool's `close` waits for. */
export class Pending {
  readonly #works = new Set<Promise<unknown>>();

  add<Result>(work: Promise<Result>): Promise<Result> {
    this.#works.add(work);
    const forget = () => this.#works.delete(work);
    work.then(forget, forget);
    return work;
  }

  async settled(): Promise<void> {
    while (this.#works.size > 0) await Promise.allSettled(this.#works);
  }
}
