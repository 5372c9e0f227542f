/** `run` settles the promise of whoever added it and never rejects. */
type Task = { priority: number; run: () => Promise<void> };

/** Runs tasks one after another: the most urgent first, and of equally urgent ones the one that waits longest. */
export class TaskQueue {
  readonly #waiting = new Set<Task>();
  #isRunning = false;

  /**
   * @param priority a lower number runs sooner.
   * @param signal takes the task out again; once it runs, it runs to its end.
   * @returns what the task returns; rejects with the signal's reason when it was taken out.
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
    // A scroll asks for a screen of pages at once; they are looked at together.
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
