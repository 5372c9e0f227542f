import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { SECOND_MS } from '../../shared/units.ts';
import type { EventLog } from '../log/log.ts';
import { createExchangeFolder, type JobFiles } from './exchange-folder.ts';
import { type AnswerOfProcess, type OnProgress, startJobProcess } from './job-process.ts';
import { createPool, type Pool, type Runner } from './pool.ts';
import { engineErrors } from './process.errors.ts';
import { residentMb } from './process-group.ts';
import { diskLimitMb, type Limits, type Sandbox } from './sandbox.ts';
import { watchUse } from './watch-use.ts';

export type SupervisorOptions = {
  /** For the log: 'image'. */
  name: string;
  /**
   * Reads jobs from stdin and answers on stdout; kills itself and its children at the end of stdin and on SIGTERM
   * (`serve-jobs.ts`).
   */
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /**
   * For programs with files that persist between jobs, such as a profile: fills its own folder before the start and returns
   * further start options. The folder is removed with the process.
   */
  prepare?: (own: string) => Promise<PreparedStart>;
  /** Paths that the program needs to read besides the system. */
  readOnly: readonly string[];
  limits?: Limits;
  unixSockets?: boolean;
  /** Number of processes; each does one job at a time. */
  size: number;
  queueLimit: number;
  /** A process is replaced after this many jobs, */
  maxJobs: number;
  /** or when it uses more than `recycleMb` between jobs. During a job, `killMb` kills it. */
  memory: { recycleMb: number; killMb: number };
  idleStopMs: number;
  /** See `PoolOptions`. */
  startAhead?: number;
  /** The first request to a new process, which counts as started once it answers within `timeoutMs`. */
  warmUp?: { request: unknown; timeoutMs: number };
  sandbox: Sandbox;
  /**
   * Where exchange folders are created: preferably on the file system of the jobs' directories, so that files are only
   * linked, and in a place that is emptied after a crash of the server.
   */
  slotsDirectory: string;
  log: EventLog;
};

export type PreparedStart = {
  /** Appended to `args`. */
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Removes what an ended process left outside of its folders. */
  cleanUp: () => Promise<void>;
};

export type SupervisedJob<Request, Answer> = {
  request: Request;
  /** Validates the answer: the process reads untrusted files, so it is not trusted. */
  answer: z.ZodType<Answer>;
  /** Files to read and write, by name inside the exchange folder. */
  inputs: JobFiles;
  outputs: JobFiles;
  timeoutMs: number;
  /** Replaces the supervisor's `killMb`. */
  memoryMb?: number;
  onProgress?: OnProgress;
  signal: AbortSignal;
};

export type Supervisor<Request> = {
  /**
   * Runs a job on a free process and returns its answer once the outputs are in place. Throws the process's AppErrors,
   * ENGINE_BUSY, ENGINE_TIMED_OUT, ENGINE_CRASHED, ENGINE_OUT_OF_MEMORY, or the signal's reason. A job that ends early kills
   * its process.
   */
  run: <Answer>(job: SupervisedJob<Request, Answer>) => Promise<Answer>;
  state: Pool<unknown, unknown>['state'];
  close: () => Promise<void>;
};

/** Keeps up to `size` long-lived, sandboxed processes and gives them jobs. They start with the first job. */
export function createSupervisor<Request>(options: SupervisorOptions): Supervisor<Request> {
  const pool = createPool<SupervisedJob<Request, unknown>, unknown>({
    size: options.size,
    queueLimit: options.queueLimit,
    maxJobs: options.maxJobs,
    idleStopMs: options.idleStopMs,
    startAhead: options.startAhead,
    start: () => startSupervised<Request>(options),
  });
  return {
    run: async (job) => job.answer.parse(await pool.run(job, job.signal)),
    state: pool.state,
    close: pool.close,
  };
}

async function startSupervised<Request>(
  options: SupervisorOptions,
): Promise<Runner<SupervisedJob<Request, unknown>, unknown>> {
  const { log, name, memory } = options;
  const sandbox = await options.sandbox.ready();
  const folder = await createExchangeFolder(options.slotsDirectory, sandbox.grantRead);
  const prepared = await options.prepare?.(folder.own);
  const limits = options.limits ?? {};
  const writable = [folder.output, ...(prepared ? [folder.own] : [])];
  const plan = await sandbox.prepare({
    command: options.command,
    args: [...options.args, ...(prepared?.args ?? [])],
    env: { ...options.env, ...prepared?.env },
    readOnly: [...options.readOnly, folder.input],
    writable,
    temporary: folder.temporary,
    limits,
    unixSockets: options.unixSockets ?? false,
    endsItsGroup: true,
  });
  const process = startJobProcess(name, plan);
  const memoryHeld = () => (process.pid === undefined ? 0 : residentMb(process.pid));

  async function stop(): Promise<void> {
    process.kill(engineErrors.stopping());
    await process.exited;
    await Promise.all([folder.remove(), prepared?.cleanUp()]).catch((error: unknown) => {
      log.error({ err: error }, 'Could not remove what a process left behind');
    });
  }

  async function warmUp({ request, timeoutMs }: NonNullable<typeof options.warmUp>): Promise<void> {
    const late = setTimeout(
      () => process.kill(new Error(`${name} process did not start within ${timeoutMs} ms`)),
      timeoutMs,
    );
    try {
      readAnswer(await process.ask({ request, inputs: {}, outputs: {} }), name);
    } catch (error) {
      await stop();
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** Waits for the answer while watching deadline, signal, memory and disk; each of them kills the process. */
  async function ask(job: SupervisedJob<Request, unknown>, signal: AbortSignal): Promise<AnswerOfProcess> {
    const places = await folder.bringIn(job);
    signal.throwIfAborted();
    const onAbort = () => process.kill(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    const deadline = setTimeout(
      () => process.kill(engineErrors.timedOut({ seconds: Math.round(job.timeoutMs / SECOND_MS) })),
      job.timeoutMs,
    );
    const stopWatching = watchUse({
      pid: process.pid,
      folders: [...writable, folder.temporary],
      memoryMb: job.memoryMb ?? memory.killMb,
      diskMb: diskLimitMb(limits),
      onExceeded: (what, mb) => {
        const refusal = what === 'memory' ? engineErrors.tooMuchMemory : engineErrors.overLimit;
        process.kill(refusal(undefined, { log: `${name} process held ${Math.round(mb)} MB of ${what}` }));
      },
    });
    try {
      return await process.ask({ request: job.request, ...places }, job.onProgress);
    } finally {
      clearTimeout(deadline);
      stopWatching();
      signal.removeEventListener('abort', onAbort);
    }
  }

  if (options.warmUp) await warmUp(options.warmUp);
  return {
    run: async (job, signal) => {
      try {
        const answer = readAnswer(await ask(job, signal), name);
        await folder.takeOut(job.outputs);
        return answer;
      } finally {
        await folder.clear().catch((error: unknown) => {
          // It must not get another visitor's job next to these files.
          log.error({ err: error }, 'An exchange folder could not be emptied; its process is replaced');
          process.kill(error);
        });
      }
    },
    isUsable: () => process.isAlive() && memoryHeld() < memory.recycleMb,
    stop,
  };
}

function readAnswer(line: AnswerOfProcess, name: string): unknown {
  if ('refused' in line) throw new AppError(line.refused);
  if ('failed' in line) throw new Error(`${name} process: ${line.failed}`);
  return line.answer;
}
