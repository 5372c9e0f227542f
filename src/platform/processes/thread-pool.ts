import { Worker } from 'node:worker_threads';
import { AppError } from '../../shared/errors.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { createPool, type Pool, type PoolOptions, type Runner } from './pool.ts';
import { engineErrors } from './process.errors.ts';
import { endThread, type ThreadAnswer } from './serve-thread.ts';

export type ThreadPoolOptions = Pick<
  PoolOptions<unknown, unknown>,
  'size' | 'queueLimit' | 'maxJobs' | 'idleStopMs'
> & {
  /** The thread's script, which calls `serveThread`. */
  script: URL;
  /** JavaScript heap per thread in MB; a job that needs more fails with ENGINE_OUT_OF_MEMORY. */
  heapMb: number;
  /** Heap for short-lived objects in MB; V8's default grows to 48 before collecting more often. */
  youngHeapMb?: number;
};

export type ThreadJob<Request> = { request: Request; timeoutMs: number; signal: AbortSignal };

export type ThreadPool<Request, Answer> = {
  /**
   * Runs a request on a free thread. Throws the thread's AppErrors, ENGINE_BUSY, ENGINE_TIMED_OUT, ENGINE_CRASHED,
   * ENGINE_OUT_OF_MEMORY, or the signal's reason; an abort terminates the thread.
   */
  run: (job: ThreadJob<Request>) => Promise<Answer>;
  state: Pool<unknown, unknown>['state'];
  close: () => Promise<void>;
};

/** How long a thread may take to its next step, where it ends by itself. */
const lastStepMs = SECOND_MS;

/** Keeps up to `size` threads with one job each. They start with the first job. */
export function createThreadPool<Request, Answer>(options: ThreadPoolOptions): ThreadPool<Request, Answer> {
  const pool = createPool<ThreadJob<Request>, Answer>({
    ...options,
    start: async () => startThread<Request, Answer>(options),
  });
  return { run: (job) => pool.run(job, job.signal), state: pool.state, close: pool.close };
}

function startThread<Request, Answer>({
  script,
  heapMb,
  youngHeapMb,
}: ThreadPoolOptions): Runner<ThreadJob<Request>, Answer> {
  const limits = youngHeapMb === undefined ? {} : { maxYoungGenerationSizeMb: youngHeapMb };
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, ...limits };
  const thread = new Worker(script, { resourceLimits, env: {}, stdin: false });
  let alive = true;
  let pending: { resolve: (answer: Answer) => void; reject: (error: unknown) => void } | undefined;
  const end = (reason: unknown) => {
    alive = false;
    pending?.reject(reason);
  };

  const exited = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  // Node aborts the whole process if a thread is terminated while it creates a zlib stream.
  const stop = async () => {
    alive = false;
    thread.postMessage(endThread);
    const overdue = setTimeout(() => void thread.terminate(), lastStepMs);
    await exited;
    clearTimeout(overdue);
  };

  const terminate = (reason: unknown) => {
    end(reason);
    void stop();
  };

  thread.on('message', (message: ThreadAnswer<Answer>) => {
    if ('refused' in message) pending?.reject(new AppError(message.refused));
    else if ('failed' in message) pending?.reject(new Error(message.failed));
    else pending?.resolve(message.answer);
    if (message.spent) void stop();
  });
  thread.on('error', (error) => end(explainEnd(error)));
  thread.on('exit', (code) => end(engineErrors.crashed(undefined, { log: `thread ended with exit code ${code}` })));

  return {
    run: async ({ request, timeoutMs }, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      pending = { resolve, reject };
      const onAbort = () => terminate(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      const seconds = Math.round(timeoutMs / SECOND_MS);
      const deadline = setTimeout(() => terminate(engineErrors.timedOut({ seconds })), timeoutMs);
      thread.postMessage(request);
      try {
        return await promise;
      } finally {
        pending = undefined;
        clearTimeout(deadline);
        signal.removeEventListener('abort', onAbort);
      }
    },
    isUsable: () => alive,
    stop,
  };
}

function explainEnd(error: unknown): AppError {
  const ranOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return ranOutOfMemory
    ? engineErrors.tooMuchMemory(undefined, { cause: error })
    : engineErrors.crashed(undefined, { cause: error });
}
