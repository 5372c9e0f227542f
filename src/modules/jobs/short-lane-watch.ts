import { median } from '../../shared/median.ts';
import { SECOND_MS } from '../../shared/units.ts';

/** How long work in the short lane may take while others wait; longer when most visitors' work is slow. */
const patienceMs = 2 * SECOND_MS;
const maxPatienceMs = 10 * SECOND_MS;
const pollIntervalMs = SECOND_MS / 2;
// One duration per visitor, so that nobody can extend the limit alone.
const visitorsRemembered = 25;
const visitorsNeeded = 5;

/** Why a job that blocks the short lane is stopped; it continues in the long lane. */
export class TooLongForLane extends Error {
  override readonly name = 'TooLongForLane';
}

/** Watches the short lane of one worker process. */
export function createShortLaneWatch(now: () => number = () => performance.now()) {
  const durations = new Map<string, number>();

  const patience = (): number => {
    const typical = durations.size < visitorsNeeded ? 0 : median([...durations.values()]);
    return Math.min(Math.max(patienceMs, 4 * typical), maxPatienceMs);
  };

  return {
    patience,

    /**
     * Aborts work that takes too long, once somebody else needs its place.
     *
     * @returns ends the watch
     */
    watch: (owner: string, control: AbortController, hasWaitingJob: () => Promise<boolean>): (() => void) => {
      const started = now();
      let timer = setTimeout(look, patience());
      let ended = false;
      async function look(): Promise<void> {
        // When this fails, stopping the work helps nobody.
        const isWanted = await hasWaitingJob().catch(() => false);
        if (ended) return;
        if (isWanted) control.abort(new TooLongForLane());
        else timer = setTimeout(look, pollIntervalMs);
      }
      return () => {
        if (ended) return;
        ended = true;
        clearTimeout(timer);
        durations.delete(owner);
        durations.set(owner, now() - started);
        const [oldest] = durations.keys();
        if (oldest !== undefined && durations.size > visitorsRemembered) durations.delete(oldest);
      };
    },
  };
}
