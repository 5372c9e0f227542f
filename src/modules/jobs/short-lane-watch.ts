import { median } from '../../shared/median.ts';
import { SECOND_MS } from '../../shared/units.ts';

/** So long work may take that was expected to be short, while others wait; longer when the work of most visitors is slow. */
const patienceMs = 2 * SECOND_MS;
const mostPatienceMs = 10 * SECOND_MS;
const lookAgainMs = SECOND_MS / 2;
// One duration each, so that nobody can make the lane patient alone.
const visitorsRemembered = 25;
const visitorsNeeded = 5;

/** The reason a job is stopped that keeps short ones waiting; it goes on in the long lane. */
export class TooLongForLane extends Error {
  override readonly name = 'TooLongForLane';
}

/** Watches the short lane of one worker process. */
export function createShortLaneWatch(now: () => number = () => performance.now()) {
  const durations = new Map<string, number>();

  const patience = (): number => {
    const typical = durations.size < visitorsNeeded ? 0 : median([...durations.values()]);
    return Math.min(Math.max(patienceMs, 4 * typical), mostPatienceMs);
  };

  return {
    patience,

    /**
     * Aborts work that takes too long, as soon as somebody else needs its place.
     *
     * @returns ends the watch
     */
    watch: (owner: string, control: AbortController, isPressed: () => Promise<boolean>): (() => void) => {
      const started = now();
      let timer = setTimeout(look, patience());
      let ended = false;
      async function look(): Promise<void> {
        // When that cannot be asked, nobody is helped by stopping the work.
        const isWanted = await isPressed().catch(() => false);
        if (ended) return;
        if (isWanted) control.abort(new TooLongForLane());
        else timer = setTimeout(look, lookAgainMs);
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
