import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';

// Few enough to follow changes quickly, many enough that one large file matters little.
const remembered = 50;
const forgottenAfterMs = 2 * MINUTE_MS;
/** The default before any job has ended. */
const unknownMs = 2 * SECOND_MS;

/** Estimates waiting times from the ends of recent jobs. */
export function createPace(now: () => number = () => performance.now()) {
  let ends: number[] = [];
  return {
    ended: () => {
      ends = [...ends.slice(1 - remembered), now()];
    },
    /** How long this many jobs take: whole seconds, from 1 to 300. */
    secondsUntil: (jobs: number): number => {
      const time = now();
      const recent = ends.filter((end) => time - end < forgottenAfterMs);
      const [first = time] = recent;
      const eachMs = recent.length > 1 ? (time - first) / recent.length : unknownMs;
      return Math.min(Math.max(Math.ceil((jobs * eachMs) / SECOND_MS), 1), 300);
    },
  };
}
