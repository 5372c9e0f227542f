import { MINUTE_MS, SECOND_MS } from '../shared/units.ts';

const firstMs = SECOND_MS / 2;
const longestMs = 30 * SECOND_MS;
const healthyMs = MINUTE_MS;

/** Backoff before restarting something that ended. */
export type GrowingPause = {
  /** In milliseconds: 500, doubling up to 30,000; resets after a minute of health. */
  after: (ranForMs: number) => number;
};

export function createGrowingPause(): GrowingPause {
  let next = firstMs;
  return {
    after: (ranForMs) => {
      if (ranForMs >= healthyMs) next = firstMs;
      const pause = next;
      next = Math.min(next * 2, longestMs);
      return pause;
    },
  };
}
