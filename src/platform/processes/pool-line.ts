type Waiting<Slot> = {
  isLong: boolean;
  start: (slot: Slot) => void;
  refuse: (error: unknown) => void;
};

/** Jobs that wait for a slot of a pool: first come, first served, but short work first. */
export class WaitingLine<Slot extends { occupy: (isLong: boolean) => void }> {
  readonly #waiting: Waiting<Slot>[] = [];

  get length(): number {
    return this.#waiting.length;
  }

  /** Waits for a slot; rejects with the signal's reason, or what the line is refused with. */
  join(isLong: boolean, signal: AbortSignal): Promise<Slot> {
    const { promise, resolve, reject } = Promise.withResolvers<Slot>();
    const waiting: Waiting<Slot> = {
      isLong,
      start: (slot) => {
        // Reserved at once, before another job can slip in.
        slot.occupy(isLong);
        signal.removeEventListener('abort', onAbort);
        resolve(slot);
      },
      refuse: (error) => {
        signal.removeEventListener('abort', onAbort);
        reject(error);
      },
    };
    const onAbort = () => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    this.#waiting.push(waiting);
    return promise;
  }

  /** Takes the next one out of the line. */
  takeNext(mayBeLong: boolean): Waiting<Slot> | undefined {
    const next = this.#waiting.find(({ isLong }) => !isLong) ?? (mayBeLong ? this.#waiting[0] : undefined);
    if (next) this.#waiting.splice(this.#waiting.indexOf(next), 1);
    return next;
  }

  refuseAll(error: unknown): void {
    for (const waiting of this.#waiting.splice(0)) waiting.refuse(error);
  }
}
