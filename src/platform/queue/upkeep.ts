import { lt, sql } from 'drizzle-orm';
import type { WorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { aheadOfLanes } from './queue.ts';
import { workers } from './workers.tables.ts';

// A dead worker's jobs begin again after at most silence + beat + poll, about 10 s. A live process that is too busy to beat
// for that long would lose its jobs to another one, so heavy work never runs on its main thread.
export const beatMs = 2_000;
export const silenceMs = 6_000;
// After an outage everybody has been silent. Time enough for each live worker to say so, even if its first try waits in vain.
const judgeAfterMs = silenceMs + beatMs;

/**
 * What a worker does for the queue at every beat: says that it lives, and frees or ends the jobs of which nobody would hear again.
 * `lockNames` are the names its jobs are locked by, and `running` the ids of those under way; both change while it works.
 */
export function createUpkeep(worker: {
  id: string;
  tasks: readonly string[];
  database: Database;
  pool: Pool;
  utils: WorkerUtils;
  lockNames: readonly string[];
  running: ReadonlySet<string>;
  log: Log;
  onAbandoned: (keys: string[]) => Promise<void>;
}): () => Promise<void> {
  const { id, tasks, database, pool, utils, lockNames, running, log, onAbandoned } = worker;

  const beat = async () => {
    const row = { lockNames: [...lockNames], tasks: [...tasks], seenAt: sql`now()` };
    await database
      .insert(workers)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: workers.id, set: row });
  };

  const freeSilentWorkers = async () => {
    const silent = await database
      .delete(workers)
      .where(lt(workers.seenAt, sql`now() - ${silenceMs} * interval '1 millisecond'`))
      .returning({ id: workers.id, lockNames: workers.lockNames });
    if (silent.length === 0) return;
    log.warn({ workers: silent.length }, 'Freed the jobs of workers that fell silent');
    await utils.forceUnlockWorkers(silent.flatMap((worker) => worker.lockNames));
  };

  const endSpentJobs = async () => {
    const spent = await pool.query<{ id: string; key: string }>(
      'select id, key from graphile_worker.jobs where key is not null and locked_at is null and attempts >= max_attempts',
    );
    if (spent.rows.length === 0) return;
    await onAbandoned(spent.rows.map(({ key }) => key));
    await utils.completeJobs(spent.rows.map((row) => row.id));
  };

  // A connection that broke while a job was fetched or ended leaves it locked in the name of a live worker that knows nothing
  // of it. A job that is just being fetched or ended is only seen once.
  let strayBefore: readonly string[] = [];
  const freeStrayJobs = async () => {
    const mine = await pool.query<{ id: string }>(
      'select id from graphile_worker._private_jobs where locked_by = any($1)',
      [lockNames],
    );
    const stray = mine.rows.map((row) => row.id).filter((job) => !running.has(job));
    const again = stray.filter((job) => strayBefore.includes(job));
    strayBefore = stray;
    if (again.length === 0) return;
    log.warn({ jobs: again.length }, 'Freed jobs that the queue lost sight of');
    await pool.query(
      'update graphile_worker._private_jobs set locked_at = null, locked_by = null where id = any($1) and locked_by = any($2)',
      [again, lockNames],
    );
  };

  // The queue tries what failed, as in an outage, again after a pause: behind everything that has a turn, however long that waits.
  const advanceFailedJobs = async () => {
    const failed = await pool.query<{ id: string }>(
      'select id from graphile_worker.jobs where priority > $1 and attempts > 0 and locked_at is null and last_error is not null',
      [aheadOfLanes],
    );
    if (failed.rows.length === 0) return;
    await utils.rescheduleJobs(
      failed.rows.map((row) => row.id),
      { priority: aheadOfLanes },
    );
  };

  let beatenAt = Number.NEGATIVE_INFINITY;
  let beatingSince = 0;
  return async () => {
    await beat();
    const now = performance.now();
    if (now - beatenAt > silenceMs) beatingSince = now;
    beatenAt = now;
    if (now - beatingSince > judgeAfterMs) await freeSilentWorkers();
    await endSpentJobs();
    await freeStrayJobs();
    await advanceFailedJobs();
  };
}
