/** `run` settles the caller's promise and never rejects. */
type Task = { priority: number; run: () => Promise<void> };

/** Runs tasks one at a time by priority, then in order of arrival. */
export class TaskQueue {
  readonly #waiting = new Set<Task>();
  #isRunning = false;

  /**
   * @param priority a lower number runs sooner.
   * @param signal removes a waiting task; a running one completes.
   * @returns what the task returns; rejects with the signal's reason when it was removed.
   */
  add<Result>(run: () => Promise<Result>, { priority, signal }: { priority: number; signal?: AbortSignal }) {
    return new Promise<Result>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const task: Task = { priority, run: () => run().then(resolve, reject) };
      this.#waiting.add(task);
      signal?.addEventListener('abort', () => {
        if (this.#waiting.delete(task)) reject(signal.reason);
      });
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // A scroll requests a screen of pages at once; they are sorted together.
    await Promise.resolve();
    for (let task = this.#takeNext(); task; task = this.#takeNext()) await task.run();
    this.#isRunning = false;
  }

  #takeNext(): Task | undefined {
    let next: Task | undefined;
    for (const task of this.#waiting) if (!next || task.priority < next.priority) next = task;
    if (next) this.#waiting.delete(next);
    return next;
  }
}
