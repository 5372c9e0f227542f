import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';

// So few that a change of pace is soon noticed, so many that one large file does not count for much.
const remembered = 50;
const forgottenAfterMs = 2 * MINUTE_MS;
/** What is said before any job has ended. */
const unknownMs = 2 * SECOND_MS;

/** Learns from the ends of jobs how long a line of them takes. */
export function createPace(now: () => number = () => performance.now()) {
  let ends: number[] = [];
  return {
    ended: () => {
      ends = [...ends.slice(1 - remembered), now()];
    },
    /** How long so many jobs of the line take to end: whole seconds, from 1 to 300. */
    secondsUntil: (jobs: number): number => {
      const time = now();
      const recent = ends.filter((end) => time - end < forgottenAfterMs);
      const [first = time] = recent;
      const eachMs = recent.length > 1 ? (time - first) / recent.length : unknownMs;
      return Math.min(Math.max(Math.ceil((jobs * eachMs) / SECOND_MS), 1), 300);
    },
  };
}
