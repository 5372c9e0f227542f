import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/database.ts';

/** Short work never waits for long work: each lane has its own order and workers. */
export const lanes = ['short', 'long'] as const;
export type Lane = (typeof lanes)[number];

/** The queue, as the web process uses it. */
export type Queue = {
  /**
   * Adds a job within `transaction`, so that it exists exactly if the rows written with it do. `payload` is small JSON: ids,
   * never bytes. `key` identifies the job for `remove` and replaces a waiting job of the same key; it is attempted at most
   * `maxAttempts` times. A job without a place in a lane goes before all that have one.
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
  /** Removes a waiting job, and keeps a running one from being retried. */
  remove: (key: string) => Promise<void>;
};

/** Priority of jobs outside the lanes: messages, payments, cleanup. */
export const aheadOfLanes = -1;

/** Opens the queue and creates its tables if missing. */
export async function openQueue(pool: pg.Pool): Promise<Queue> {
  await runMigrations({ pgPool: pool });
  return {
    add: async (transaction, { task, payload, key, maxAttempts, place }) => {
      await transaction.execute(sql`
        select graphile_worker.add_job(
          ${task}, ${JSON.stringify(payload)}::json, job_key => ${key}, max_attempts => ${maxAttempts},
          priority => ${place ? 0 : aheadOfLanes}::int,
          -- graphile-worker starts jobs in order of this time, which is far in the past for every turn.
          run_at => to_timestamp(${place?.turn ?? null}::double precision),
          flags => ${place ? `{${place.lane}}` : null}::text[]
        )`);
    },
    remove: async (key) => {
      await pool.query('select graphile_worker.remove_job($1)', [key]);
    },
  };
}
