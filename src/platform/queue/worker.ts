import { EventEmitter } from 'node:events';
import { eq, lt, sql } from 'drizzle-orm';
import { Logger, makeWorkerUtils, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { aheadOfLanes, type Lane } from './queue.ts';
import { workers } from './workers.tables.ts';

export type TaskHandler = (payload: unknown, attempt: { signal: AbortSignal; isLast: boolean }) => Promise<void>;

export type ScheduledTask = {
  name: string;
  /** Five fields of cron, UTC. */
  cron: string;
  run: () => Promise<void>;
};

export type Worker = {
  /** Stops taking jobs, aborts the running ones and hands them back to the queue. */
  stop: () => Promise<void>;
};

// A dead worker's jobs begin again after at most silence + beat + poll, about 10 s. A live process that is too busy to beat
// for that long would lose its jobs to another one, so heavy work never runs on its main thread.
const beatMs = 2_000;
export const silenceMs = 6_000;
const pollMs = 2_000;

/**
 * Takes jobs off the queue, at most `concurrency` at a time of each lane. Each worker process beats in the `workers` table; every worker
 * frees the jobs of those that fell silent, since graphile-worker by itself keeps a dead worker's lock for four hours.
 *
 * @param onAbandoned told the keys of jobs whose last allowed attempt died with its worker
 */
export async function startWorker(params: {
  id: string;
  pool: pg.Pool;
  database: Database;
  tasks: Record<string, TaskHandler>;
  schedule: readonly ScheduledTask[];
  concurrency: number;
  log: Log;
  onAbandoned: (keys: string[]) => Promise<void>;
}): Promise<Worker> {
  const { id, pool, database, tasks, schedule, concurrency, log } = params;
  const stopping = new AbortController();
  const lockNames: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  // A job is locked by the pool while it waits in this process and by one of its workers when taken directly.
  events.on('pool:create', ({ workerPool }) => lockNames.push(workerPool.id));
  events.on('worker:create', ({ worker }) => lockNames.push(worker.workerId));

  const utils = await makeWorkerUtils({ pgPool: pool });
  await utils.migrate();
  const scheduled = schedule.map(({ name, cron }) => ({ task: name, match: cron, identifier: name }));
  const options = {
    ...{ pgPool: pool, concurrency, pollInterval: pollMs, noHandleSignals: true, events },
    logger: toGraphileLogger(log),
  };
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, handler]) => [
      name,
      (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) =>
        handler(payload, { signal: stopping.signal, isLast: job.attempts >= job.max_attempts }),
    ]),
  );
  const runners: Runner[] = [
    await run({ ...options, forbiddenFlags: ['long' satisfies Lane], taskList }),
    await run({
      ...options,
      forbiddenFlags: ['short' satisfies Lane],
      taskList: { ...taskList, ...Object.fromEntries(schedule.map(({ name, run: begin }) => [name, begin])) },
      parsedCronItems: parseCronItems(
        scheduled.map((item) => ({
          ...item,
          options: { backfillPeriod: 0, maxAttempts: 1, priority: aheadOfLanes },
        })),
      ),
    }),
  ];
  for (const { promise } of runners) promise.catch((error) => log.error({ err: error }, 'The worker ended'));

  const beat = async () => {
    const row = { lockNames: [...lockNames], tasks: Object.keys(tasks), seenAt: sql`now()` };
    await database
      .insert(workers)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: workers.id, set: row });
  };
  const sweep = async () => {
    const silent = await database
      .delete(workers)
      .where(lt(workers.seenAt, sql`now() - ${silenceMs} * interval '1 millisecond'`))
      .returning({ id: workers.id, lockNames: workers.lockNames });
    if (silent.length > 0) {
      log.warn({ workers: silent.length }, 'Freed the jobs of workers that fell silent');
      await utils.forceUnlockWorkers(silent.flatMap((worker) => worker.lockNames));
    }
    const spent = await pool.query<{ id: string; key: string }>(
      'select id, key from graphile_worker.jobs where key is not null and locked_at is null and attempts >= max_attempts',
    );
    if (spent.rows.length > 0) {
      await params.onAbandoned(spent.rows.map(({ key }) => key));
      await utils.completeJobs(spent.rows.map((row) => row.id));
    }
  };

  await beat();
  const stopBeating = repeat(
    beatMs,
    async () => {
      await beat();
      await sweep();
    },
    log,
  );

  return {
    stop: async () => {
      stopping.abort(new WorkerStopping());
      await stopBeating();
      await Promise.all(runners.map((runner) => runner.stop()));
      await database.delete(workers).where(eq(workers.id, id));
      await utils.release();
    },
  };
}

/** The reason a running job is aborted when its worker stops; the job goes back to the queue. */
export class WorkerStopping extends Error {
  override readonly name = 'WorkerStopping';
}

/** Runs `task` every `periodMs` after the previous one ended; the returned function ends that and waits for a running one. */
function repeat(periodMs: number, task: () => Promise<void>, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const schedule = () => {
    timer = setTimeout(() => {
      running = task()
        .catch((error) => log.warn({ err: error }, 'A worker could not beat; trying again'))
        .then(() => {
          if (!stopped) schedule();
        });
    }, periodMs);
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** graphile-worker reports every job it begins and ends; our own log line per job says more, so only its troubles are kept. */
const toGraphileLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ queue: meta }, message);
    else if (level === 'warning') log.warn({ queue: meta }, message);
  });
