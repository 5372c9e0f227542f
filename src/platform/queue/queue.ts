import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/database.ts';

/** Short work never waits for long work: each has its own order, and as many workers. */
export const lanes = ['short', 'long'] as const;
export type Lane = (typeof lanes)[number];

/** The queue as the web process sees it. */
export type Queue = {
  /**
   * Adds a job as part of `transaction`, so that it exists exactly when the rows written beside it do. `payload` is small
   * JSON: ids, never bytes. `key` names the job for `remove`, and replaces a waiting job of the same key; it is begun at most
   * `maxAttempts` times. Without a place in a lane it goes before all that have one.
   */
  add: (
    transaction: Pick<Database, 'execute'>,
    job: {
      task: string;
      payload: Record<string, unknown>;
      key: string;
      maxAttempts: number;
      place?: { lane: Lane; turn: number };
    },
  ) => Promise<void>;
  /** Takes a waiting job out; one that is running is not begun again. */
  remove: (key: string) => Promise<void>;
};

/** The priority of jobs that wait for nobody: messages, payments, cleaning. */
export const aheadOfLanes = -1;

/** Opens the queue and creates its tables when they are missing. */
export async function openQueue(pool: pg.Pool): Promise<Queue> {
  await runMigrations({ pgPool: pool });
  return {
    add: async (transaction, { task, payload, key, maxAttempts, place }) => {
      await transaction.execute(sql`
        select graphile_worker.add_job(
          ${task}, ${JSON.stringify(payload)}::json, job_key => ${key}, max_attempts => ${maxAttempts},
          priority => ${place ? 0 : aheadOfLanes}::int,
          -- graphile-worker begins jobs in the order of this time. It is long ago for every turn.
          run_at => to_timestamp(${place?.turn ?? null}::double precision),
          flags => ${place ? `{${place.lane}}` : null}::text[]
        )`);
    },
    remove: async (key) => {
      await pool.query('select graphile_worker.remove_job($1)', [key]);
    },
  };
}
