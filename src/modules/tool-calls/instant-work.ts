import { setTimeout as sleep } from 'node:timers/promises';
import { defineError } from '../../shared/errors.ts';

const instantErrors = {
  tooMany: defineError(
    'TOO_MANY_CALLS',
    429,
    () => 'Too many calls from your network are waiting. Please wait a moment and send this one again.',
  ),
  full: defineError(
    'TOO_MANY_CALLS',
    503,
    () => 'Too many calls are waiting on this server. Please try again in a moment.',
  ),
};

const soon = { headers: { 'retry-after': '2' } };

export type InstantWork = ReturnType<typeof createInstantWork>;

/**
 * Does work in the process that answers requests: one piece at a time, in turns between those who ask, and then as long nothing as
 * it took, so that it has half of the thread at most. The largest QR code takes about 0.1 s of it.
 */
export function createInstantWork({ mostEach = 16, most = 64 } = {}) {
  /** What waits, by who asked; who had a turn goes to the end. */
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
    /** @throws AppError 429 when too many pieces of theirs wait, 503 when too many wait in all */
    run: <Result>(who: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
      const line = lines.get(who) ?? [];
      if (line.length >= mostEach) throw instantErrors.tooMany(undefined, soon);
      if (waiting >= most) throw instantErrors.full(undefined, soon);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      // Whoever has left costs nothing.
      line.push(() => (signal.aborted ? Promise.reject(signal.reason) : work()).then(resolve, reject));
      lines.set(who, line);
      waiting++;
      if (!working) void workOff();
      return promise;
    },
  };
}
