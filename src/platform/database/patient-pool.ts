import pg from 'pg';
import { throughOutage } from '../outage.ts';

/**
 * A pool that waits for the server to come back instead of failing, for programs such as graphile-worker that take a failed
 * connection for the end. A connection that breaks in the middle of a query still fails that query.
 */
export class PatientPool extends pg.Pool {
  readonly #hurry = new AbortController();

  /** From now on a connection that cannot be had fails at once. */
  hurry(): void {
    this.#hurry.abort();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void,
  ): void;
  // pg-pool's own query() and graphile-worker call it with a callback.
  override connect(
    callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void,
  ): Promise<pg.PoolClient> | undefined {
    const connected = throughOutage(() => super.connect(), {
      signal: this.#hurry.signal,
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
