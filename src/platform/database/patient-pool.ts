import pg from 'pg';
import { retryDuringOutage } from '../outage.ts';

/**
 * A pool that waits for the server to return instead of failing, for programs such as graphile-worker that treat a failed
 * connection as fatal. A connection that breaks during a query still fails that query.
 */
export class PatientPool extends pg.Pool {
  readonly #failingFast = new AbortController();

  /** From now on a failed connection attempt rejects at once. */
  failFast(): void {
    this.#failingFast.abort();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void,
  ): void;
  // pg-pool's own query() and graphile-worker use callbacks.
  override connect(
    callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void,
  ): Promise<pg.PoolClient> | undefined {
    const connected = retryDuringOutage(() => super.connect(), {
      signal: this.#failingFast.signal,
      forMs: Number.POSITIVE_INFINITY,
    });
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}
