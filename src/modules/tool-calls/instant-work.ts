import { setTimeout as sleep } from 'node:timers/promises';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const instantErrors = {
  tooMany: defineError('TOO_MANY_CALLS', 429, () =>
    t('Too many calls from your network are waiting. Please wait a moment and send this one again.'),
  ),
  full: defineError('TOO_MANY_CALLS', 503, () =>
    t('Too many calls are waiting on this server. Please try again in a moment.'),
  ),
};

const soon = { headers: { 'retry-after': '2' } };

export type InstantWork = ReturnType<typeof createInstantWork>;

/**
 * Runs work in the web process: one piece at a time, callers taking turns, followed by a pause of the same length, so that it
 * uses at most half of the thread. The largest QR code takes about 0.1 s.
 */
export function createInstantWork({ maxEach = 16, maxInAll = 64 } = {}) {
  /** Waiting work by caller; a caller who had a turn moves to the end. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  let waiting = 0;
  let working = false;

  async function workOff(): Promise<void> {
    working = true;
    for (let [next] = lines; next !== undefined; [next] = lines) {
      const [who, line] = next;
      const work = line.shift();
      lines.delete(who);
      if (line.length > 0) lines.set(who, line);
      const started = performance.now();
      await work?.();
      waiting--;
      await sleep(performance.now() - started);
    }
    working = false;
  }

  return {
    /** @throws AppError 429 when too much of this caller's work waits, 503 when too much waits in all */
    run: <Result>(who: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
      const line = lines.get(who) ?? [];
      if (line.length >= maxEach) throw instantErrors.tooMany(undefined, soon);
      if (waiting >= maxInAll) throw instantErrors.full(undefined, soon);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      // Work for a client that has left is skipped.
      line.push(() => (signal.aborted ? Promise.reject(signal.reason) : work()).then(resolve, reject));
      lines.set(who, line);
      waiting++;
      if (!working) void workOff();
      return promise;
    },
  };
}
