import { MINUTE_MS, SECOND_MS } from '../../../shared/units.ts';
import { CallError } from './call-error.ts';

/** How long a server out of reach is tried again while the browser believes that it is online. */
const patienceMs = 5 * MINUTE_MS;
const firstPauseMs = SECOND_MS;
const longestPauseMs = 15 * SECOND_MS;

/** What a connection needs to know of the browser. */
export type NetworkState = {
  now: () => number;
  isOnline: () => boolean;
  /** Resolves after this time, or as soon as the browser is online again. Rejects with the signal's reason. */
  wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
};

export type Connection = {
  /** Work has gone on: the patience begins anew. */
  heard: () => void;
  /**
   * Waits until it makes sense to try again.
   * @throws `error` itself when it does not mean that the connection was lost, or when patience is at its end
   */
  lost: (error: unknown) => Promise<void>;
};

/** The connection to the server during one piece of work. `onLost` hears of every cut. */
export function createConnection(
  { signal, onLost }: { signal: AbortSignal | undefined; onLost: () => void },
  network: NetworkState = browserNetwork,
): Connection {
  let lostAt: number | undefined;
  let pauseMs = firstPauseMs;
  return {
    heard: () => {
      lostAt = undefined;
      pauseMs = firstPauseMs;
    },
    lost: async (error) => {
      if (!isCut(error)) throw error;
      lostAt ??= network.now();
      // Whoever is offline knows it, and for how long is up to them.
      if (!network.isOnline()) lostAt = network.now();
      if (network.now() - lostAt > patienceMs) throw error;
      onLost();
      await network.wait(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    },
  };
}

const isCut = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'NETWORK' || error.code === 'TIMEOUT');

export const browserNetwork: NetworkState = {
  now: () => performance.now(),
  isOnline: () => navigator.onLine,
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        removeEventListener('online', goOn);
        signal?.removeEventListener('abort', stop);
        settle();
      };
      const goOn = () => end(resolve);
      const stop = () => end(() => reject(signal?.reason));
      const timer = setTimeout(goOn, milliseconds);
      addEventListener('online', goOn);
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) stop();
    }),
};
