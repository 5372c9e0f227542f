import { SECOND_MS } from '../../shared/units.ts';

/** So long may work take that was expected to be short, while others wait. */
const patienceMs = 2 * SECOND_MS;
const lookAgainMs = SECOND_MS / 2;

/** The reason a job is stopped that keeps short ones waiting; it goes on in the long lane. */
export class TooLongForLane extends Error {
  override readonly name = 'TooLongForLane';
}

/**
 * Aborts work in the short lane that takes too long, as soon as somebody else needs its place.
 *
 * @returns ends the watch
 */
export function watchShortLane(control: AbortController, isPressed: () => Promise<boolean>): () => void {
  let timer = setTimeout(look, patienceMs);
  let ended = false;
  async function look(): Promise<void> {
    // When that cannot be asked, nobody is helped by stopping the work.
    const isWanted = await isPressed().catch(() => false);
    if (ended) return;
    if (isWanted) control.abort(new TooLongForLane());
    else timer = setTimeout(look, lookAgainMs);
  }
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
