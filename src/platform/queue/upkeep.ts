import { lt, sql } from 'drizzle-orm';
import type { WorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { aheadOfLanes } from './queue.ts';
import { workers } from './workers.tables.ts';

// A dead worker's jobs restart after at most silence + beat + poll, about 10 s. A live process too busy to beat for that long
// would lose its jobs, so heavy work never runs on its main thread.
export const beatMs = 2_000;
export const silenceMs = 6_000;
// After an outage all workers have been silent. Gives each live one time to beat, even if its first attempt hangs.
const settleMs = silenceMs + beatMs;

/**
 * A worker's queue maintenance at every heartbeat: reports that it is alive, and frees or ends abandoned jobs. `lockNames`
 * are its job locks, and `running` the ids of its current jobs; both change while it works.
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
    log.warn({ workers: silent.length }, 'Freed the jobs of dead workers');
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

  // A connection that breaks while fetching or completing a job leaves it locked by a live worker that does not know of it. A
  // job that is just being fetched or completed is seen only once.
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
    log.warn({ jobs: again.length }, 'Freed jobs that were locked but not running');
    await pool.query(
      'update graphile_worker._private_jobs set locked_at = null, locked_by = null where id = any($1) and locked_by = any($2)',
      [again, lockNames],
    );
  };

  // The queue retries failed jobs, as after an outage, with a delay: behind everything that has a turn, however long that
  // waits.
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

  let lastBeatAt = Number.NEGATIVE_INFINITY;
  let beatingSince = 0;
  return async () => {
    await beat();
    const now = performance.now();
    if (now - lastBeatAt > silenceMs) beatingSince = now;
    lastBeatAt = now;
    if (now - beatingSince > settleMs) await freeSilentWorkers();
    await endSpentJobs();
    await freeStrayJobs();
    await advanceFailedJobs();
  };
}
