import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import {
  Logger,
  makeWorkerUtils,
  parseCronItems,
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { SECOND_MS } from '../../shared/units.ts';
import { connectionBounds, type Database, listenForErrors } from '../database/database.ts';
import { PatientPool } from '../database/patient-pool.ts';
import { createGrowingPause } from '../growing-pause.ts';
import type { Log } from '../log/log.ts';
import { aheadOfLanes, type Lane } from './queue.ts';
import { beatMs, createUpkeep } from './upkeep.ts';
import { workers } from './workers.tables.ts';

export type TaskHandler = (payload: unknown, attempt: { signal: AbortSignal }) => Promise<void>;

export type ScheduledTask = {
  name: string;
  /** Five fields of cron, UTC. */
  cron: string;
  run: () => Promise<void>;
};

export type Worker = {
  /** Stops taking jobs, aborts running ones and returns them to the queue. */
  stop: () => Promise<void>;
};

const pollMs = 2_000;
// One connection per lane listens; the others fetch and complete jobs.
const queueConnections = 6;
const stopWithinMs = 10_000;

/**
 * Runs queued jobs, at most `concurrency` at once per lane. Each worker process beats in the `workers` table; all workers
 * free the jobs of dead ones, since graphile-worker itself keeps their locks for four hours. During a database outage running
 * jobs continue, everything else waits (decision 0026).
 * @param onAbandoned gets the keys of jobs whose last attempt died with its worker
 */
export async function startWorker(params: {
  id: string;
  databaseUrl: string;
  database: Database;
  tasks: Record<string, TaskHandler>;
  schedule: readonly ScheduledTask[];
  concurrency: number;
  log: Log;
  onAbandoned: (keys: string[]) => Promise<void>;
}): Promise<Worker> {
  const { id, databaseUrl, database, tasks, schedule, concurrency, log } = params;
  const pool = new PatientPool({
    ...{ connectionString: databaseUrl, max: queueConnections, ...connectionBounds },
    // Taking and completing a job need not survive a crash of the database: it is taken again, and ends once (decision 0021).
    options: '-c synchronous_commit=off',
  });
  listenForErrors(pool, ({ message }) => log.warn({ reason: message }, 'A connection of the queue broke'));
  const stopping = new AbortController();
  const requeued: RequeuedJob[] = [];
  const { events, lockNames, running } = watchJobs();

  const utils = await makeWorkerUtils({ pgPool: pool });
  await utils.migrate();
  const options = {
    ...{ pgPool: pool, concurrency, pollInterval: pollMs, noHandleSignals: true, events },
    logger: toGraphileLogger(log),
    // Without these, a job whose result cannot be saved is an unhandled rejection, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const taskList = toTaskList(tasks, schedule, stopping.signal, requeued);
  const startShort = () => run({ ...options, forbiddenFlags: ['long' satisfies Lane], taskList });
  const startLong = () =>
    run({
      ...options,
      forbiddenFlags: ['short' satisfies Lane],
      taskList,
      parsedCronItems: toCronItems(schedule),
    });
  const runners = [
    await keepRunning(startShort, stopping.signal, log),
    await keepRunning(startLong, stopping.signal, log),
  ];

  const beatAndSweep = createUpkeep({
    id,
    tasks: Object.keys(tasks),
    database,
    pool,
    utils,
    lockNames,
    running,
    log,
    onAbandoned: params.onAbandoned,
  });

  await beatAndSweep();
  const stopBeating = repeat(beatMs, beatAndSweep, log);

  return {
    stop: async () => {
      stopping.abort(new WorkerStopping());
      pool.failFast();
      await stopBeating();
      await Promise.all(runners.map((runner) => runner.stop()));
      try {
        // As if they had never started: they keep their turns, and the attempts do not count.
        for (const { id: job, ...before } of requeued) {
          await utils.rescheduleJobs([job], before);
        }
        await database.delete(workers).where(eq(workers.id, id));
      } finally {
        await utils.release();
        await pool.end();
      }
    },
  };
}

/** A job that a stopping worker gives up, as it was before it was taken. */
type RequeuedJob = { id: string; attempts: number; runAt: Date };

/** The names under which this worker locks jobs, and the ids of the jobs it runs. */
function watchJobs(): { events: WorkerEvents; lockNames: string[]; running: Set<string> } {
  const lockNames: string[] = [];
  const running = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked by the pool while they wait in this process, and by one of its workers otherwise.
  events.on('pool:create', ({ workerPool }) => lockNames.push(workerPool.id));
  events.on('worker:create', ({ worker }) => lockNames.push(worker.workerId));
  events.on('job:start', ({ job }) => running.add(job.id));
  events.on('job:complete', ({ job }) => running.delete(job.id));
  return { events, lockNames, running };
}

/** Scheduled tasks take whichever lane is free first: sweeps and queued mail do not wait for long work. */
function toTaskList(
  tasks: Record<string, TaskHandler>,
  schedule: readonly ScheduledTask[],
  stopping: AbortSignal,
  requeued: RequeuedJob[],
): TaskList {
  const toGraphileTask =
    (handler: TaskHandler): Task =>
    async (payload, { job }) => {
      try {
        await handler(payload, { signal: stopping });
      } catch (error) {
        if (error instanceof WorkerStopping)
          requeued.push({ id: job.id, attempts: job.attempts - 1, runAt: job.run_at });
        throw error;
      }
    };
  return {
    ...Object.fromEntries(Object.entries(tasks).map(([name, handler]) => [name, toGraphileTask(handler)])),
    ...Object.fromEntries(schedule.map(({ name, run: begin }) => [name, begin])),
  };
}

const toCronItems = (schedule: readonly ScheduledTask[]) =>
  parseCronItems(
    schedule.map(({ name, cron }) => ({
      ...{ task: name, match: cron, identifier: name },
      options: { backfillPeriod: 0, maxAttempts: 1, priority: aheadOfLanes },
    })),
  );

/** Why a running job is aborted when its worker stops; the job returns to the queue. */
export class WorkerStopping extends Error {
  override readonly name = 'WorkerStopping';
}

/** Runs the runner and restarts it when it ends by itself; running jobs finish first. */
async function keepRunning(
  start: () => Promise<Runner>,
  stopping: AbortSignal,
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  const pause = createGrowingPause();
  let runner = await start();
  const watch = async () => {
    let startedAt = performance.now();
    for (;;) {
      await runner.promise.catch((error) => log.error({ err: error }, 'The queue failed'));
      while (!stopping.aborted) {
        const pauseMs = pause.after(performance.now() - startedAt);
        log.error(`This worker stopped taking jobs; it restarts in ${pauseMs / SECOND_MS} s`);
        await sleep(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
        if (stopping.aborted) break;
        startedAt = performance.now();
        try {
          runner = await start();
          break;
        } catch (error) {
          log.error({ err: error }, 'The queue could not be opened');
        }
      }
      if (stopping.aborted) return;
    }
  };
  const ended = watch();
  return {
    stop: async () => {
      // It may have ended already; while the database is away, it would never end.
      const stopped = runner.stop().catch(() => undefined);
      await Promise.race([Promise.all([stopped, ended]), sleep(stopWithinMs, undefined, { ref: false })]);
    },
  };
}

/** Runs `task` every `periodMs` after the previous run ended; the returned function stops that and waits for a current run. */
function repeat(periodMs: number, task: () => Promise<void>, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const schedule = () => {
    timer = setTimeout(() => {
      running = task()
        .catch((error) => log.warn({ err: error }, 'A worker could not send its heartbeat; retrying'))
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

/**
 * graphile-worker logs every job's start and end; our own line per job says more, so only its problems are kept. Not with the
 * job, whose payload names files, nor the error message, which quotes query values.
 */
const toGraphileLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const { failure, job, error, fatalError = error } = (meta ?? {}) as GraphileTrouble;
    const about = { err: fatalError, task: job?.task_identifier };
    log[level === 'error' ? 'error' : 'warn'](about, failure ? 'A task failed' : message);
  });

type GraphileTrouble = { failure?: boolean; job?: { task_identifier: string }; error?: unknown; fatalError?: unknown };
