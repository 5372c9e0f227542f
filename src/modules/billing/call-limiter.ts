/**
 * Lets at most `places` pieces of work go on at once and at most `waiting` more wait for their turn; whoever comes then gets
 * what `onFull` throws.
 */
export function createLimiter(params: { places: number; waiting: number; onFull: () => Error }) {
  const { places, waiting, onFull } = params;
  const queue: (() => void)[] = [];
  let busy = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= places) {
      if (queue.length >= waiting) throw onFull();
      // Whoever leaves hands over the place, so `busy` stays as it is.
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
