import { MINUTE_MS, SECOND_MS } from '../shared/units.ts';

const usualFirstMs = SECOND_MS / 2;
const longestMs = 30 * SECOND_MS;
const healthyMs = MINUTE_MS;

/** Backoff before restarting something that ended. */
export type GrowingPause = {
  /** In milliseconds: doubles up to 30,000; begins again after a minute of health. */
  after: (ranForMs: number) => number;
};

/** @param firstMs of the first pause, 500 by default */
export function createGrowingPause(firstMs = usualFirstMs): GrowingPause {
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
