import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/database.ts';

/** The queue as the web process sees it. */
export type Queue = {
  /**
   * Adds a job as part of `transaction`, so that it exists exactly when the rows written beside it do. `payload` is small
   * JSON: ids, never bytes. `key` names the job for `remove`, and replaces a waiting job of the same key; it is begun at most
   * `maxAttempts` times.
   */
  add: (
    transaction: Pick<Database, 'execute'>,
    job: {
      task: string;
      payload: Record<string, unknown>;
      key: string;
      maxAttempts: number;
      priority?: 'first' | undefined;
    },
  ) => Promise<void>;
  /** Takes a waiting job out; one that is running is not begun again. */
  remove: (key: string) => Promise<void>;
};

/** Opens the queue and creates its tables when they are missing. */
export async function openQueue(pool: pg.Pool): Promise<Queue> {
  await runMigrations({ pgPool: pool });
  return {
    add: async (transaction, { task, payload, key, maxAttempts, priority }) => {
      await transaction.execute(sql`
        select graphile_worker.add_job(
          ${task}, ${JSON.stringify(payload)}::json, job_key => ${key}, max_attempts => ${maxAttempts},
          priority => ${priority === 'first' ? -1 : 0}::int
        )`);
    },
    remove: async (key) => {
      await pool.query('select graphile_worker.remove_job($1)', [key]);
    },
  };
}
