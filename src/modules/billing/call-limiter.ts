/** Runs at most `places` tasks at once with at most `waiting` more in the queue; beyond that `onFull` throws. */
export function createLimiter(params: { places: number; waiting: number; onFull: () => Error }) {
  const { places, waiting, onFull } = params;
  const queue: (() => void)[] = [];
  let busy = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= places) {
      if (queue.length >= waiting) throw onFull();
      // The slot is passed on, so `busy` does not change.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else busy++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy--;
    }
  };
}
