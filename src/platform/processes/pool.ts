import { engineErrors } from './process.errors.ts';
import { isShortWork } from './short-work.ts';

/** Does one job at a time: a process or a thread. */
export type Runner<Job, Answer> = {
  /** Runs a job. On abort, stops at once and rejects with the signal's reason. */
  run: (job: Job, signal: AbortSignal) => Promise<Answer>;
  /** Whether it can take another job: false once it died or grew too large. Checked before each job. */
  isUsable: () => boolean | Promise<boolean>;
  /** Stops it immediately. Never rejects. */
  stop: () => Promise<void>;
};

export type PoolOptions<Job, Answer> = {
  /** Jobs that run at once; short work has as many slots again. */
  size: number;
  /** Jobs that may queue; beyond that they are refused with ENGINE_BUSY. */
  queueLimit: number;
  /** A runner is replaced after this many jobs. */
  maxJobs: number;
  /** Idle runners are stopped after this time. */
  idleStopMs: number;
  /**
   * For runners that are slow to start: starts a replacement while a runner still has this many jobs to go, immediately for
   * one that died or became unusable, and another runner when all are busy. Jobs then take whatever is free first. Without
   * it, runners start when a job needs them.
   */
  startAhead?: number | undefined;
  start: () => Promise<Runner<Job, Answer>>;
};

export type Pool<Job, Answer> = {
  /** Throws ENGINE_BUSY when the queue is full, ENGINE_STOPPING after `close`, the signal's reason when aborted. */
  run: (job: Job, signal: AbortSignal) => Promise<Answer>;
  state: () => { running: number; busy: number; waiting: number };
  /** Rejects queued jobs and stops all runners. */
  close: () => Promise<void>;
};

type Slot<Job, Answer> = {
  runner?: Runner<Job, Answer> | undefined;
  /** The runner's replacement; has no runner while it is starting. */
  successor?: Successor<Job, Answer> | undefined;
  jobs: number;
  /** Running a job, or waiting for its runner to start. */
  busy: boolean;
  /** Its job may be long. */
  isLong: boolean;
  /** The runner was just found usable. */
  checked?: boolean | undefined;
  idleTimer?: NodeJS.Timeout | undefined;
};

type Successor<Job, Answer> = { runner?: Runner<Job, Answer>; started: Promise<void> };

type Waiting<Job, Answer> = {
  isLong: boolean;
  start: (slot: Slot<Job, Answer>) => void;
  refuse: (error: unknown) => void;
};

/** Runs jobs on a bounded number of runners, in order, but short work first. Runners start when jobs need them. */
export function createPool<Job, Answer>(options: PoolOptions<Job, Answer>): Pool<Job, Answer> {
  const { startAhead } = options;
  const slots: Slot<Job, Answer>[] = Array.from({ length: options.size * 2 }, () => ({
    jobs: 0,
    busy: false,
    isLong: false,
  }));
  const queue: Waiting<Job, Answer>[] = [];
  /** Jobs and shutdowns in progress, which `close` waits for. */
  const pending = new Set<Promise<unknown>>();
  let closed = false;

  /** Prefers a started runner, so that others may become idle and stop. */
  const freeSlot = (isLong: boolean) =>
    isLong && !mayBeginLong()
      ? undefined
      : (slots.find((slot) => !slot.busy && slot.runner) ?? slots.find((slot) => !slot.busy));
  const mayBeginLong = () => slots.filter((slot) => slot.busy && slot.isLong).length < options.size;

  async function runOn(slot: Slot<Job, Answer>, job: Job, isLong: boolean, signal: AbortSignal): Promise<Answer> {
    slot.busy = true;
    slot.isLong = isLong;
    clearTimeout(slot.idleTimer);
    try {
      if (slot.runner && !slot.checked && !(await slot.runner.isUsable())) await discard(slot);
      slot.checked = false;
      signal.throwIfAborted();
      slot.runner ??= await options.start();
      if (closed) throw engineErrors.stopping();
      slot.jobs += 1;
      if (startAhead !== undefined && slot.jobs >= options.maxJobs - startAhead) startSuccessor(slot);
      return await slot.runner.run(job, signal);
    } catch (error) {
      // A runner stopped by `close` reports a crash.
      throw closed && !signal.aborted ? engineErrors.stopping(undefined, { cause: error }) : error;
    } finally {
      void track(startAhead === undefined ? settle(slot) : settleAhead(slot));
    }
  }

  /** Called after a job. */
  async function settle(slot: Slot<Job, Answer>): Promise<void> {
    const ended = closed || slot.jobs >= options.maxJobs ? discard(slot) : undefined;
    release(slot);
    await ended;
  }

  /** The same with replacements started ahead: the slot is free once its runner can work. */
  async function settleAhead(slot: Slot<Job, Answer>): Promise<void> {
    if (closed) return discard(slot);
    const spent = slot.jobs >= options.maxJobs || !(await slot.runner?.isUsable());
    if (spent && !closed) {
      startSuccessor(slot);
      await Promise.all([stopRunner(slot), slot.successor?.started]);
    }
    if (closed) return discard(slot);
    slot.checked = queue.length > 0;
    replaceBySuccessor(slot);
    release(slot);
  }

  /** If starting fails, the job that needs it retries and gets the error. */
  function startSuccessor(slot: Slot<Job, Answer>): void {
    if (slot.successor) return;
    const successor: Successor<Job, Answer> = { started: Promise.resolve() };
    const ready = async (runner: Runner<Job, Answer>) => {
      if (slot.successor !== successor) return runner.stop();
      successor.runner = runner;
      if (!slot.busy) replaceBySuccessor(slot);
    };
    const failed = () => {
      if (slot.successor === successor) slot.successor = undefined;
    };
    slot.successor = successor;
    successor.started = track(options.start().then(ready, failed));
  }

  function replaceBySuccessor(slot: Slot<Job, Answer>): void {
    const next = slot.successor?.runner;
    if (!next) return;
    void track(stopRunner(slot));
    slot.runner = next;
    slot.successor = undefined;
  }

  async function stopRunner(slot: Slot<Job, Answer>): Promise<void> {
    const { runner } = slot;
    slot.runner = undefined;
    slot.jobs = 0;
    await runner?.stop();
  }

  function track<Result>(work: Promise<Result>): Promise<Result> {
    pending.add(work);
    const forget = () => pending.delete(work);
    work.then(forget, forget);
    return work;
  }

  async function discard(slot: Slot<Job, Answer>): Promise<void> {
    const next = slot.successor?.runner;
    slot.successor = undefined;
    await Promise.all([stopRunner(slot), next?.stop()]);
  }

  function release(slot: Slot<Job, Answer>): void {
    slot.busy = false;
    const next = queue.find(({ isLong }) => !isLong) ?? (mayBeginLong() ? queue[0] : undefined);
    if (next) {
      queue.splice(queue.indexOf(next), 1);
      next.start(slot);
      return;
    }
    if (slot.runner === undefined) return;
    slot.idleTimer = setTimeout(() => void track(discard(slot)), options.idleStopMs);
    slot.idleTimer.unref();
  }

  function waitForSlot(isLong: boolean, signal: AbortSignal): Promise<Slot<Job, Answer>> {
    const { promise, resolve, reject } = Promise.withResolvers<Slot<Job, Answer>>();
    const waiting: Waiting<Job, Answer> = {
      isLong,
      start: (slot) => {
        // Reserved at once, before another job can slip in.
        slot.busy = true;
        slot.isLong = isLong;
        signal.removeEventListener('abort', onAbort);
        resolve(slot);
      },
      refuse: (error) => {
        signal.removeEventListener('abort', onAbort);
        reject(error);
      },
    };
    const onAbort = () => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    queue.push(waiting);
    return promise;
  }

  return {
    run: async (job, signal) => {
      signal.throwIfAborted();
      if (closed) throw engineErrors.stopping();
      const isLong = !isShortWork();
      const free = freeSlot(isLong);
      const starts =
        free !== undefined && startAhead !== undefined && !free.runner && slots.some(({ runner }) => runner);
      if (free && !starts) return track(runOn(free, job, isLong, signal));
      const starting = slots.filter((slot) => slot.busy && !slot.runner).length + (starts ? 1 : 0);
      if (queue.length >= options.queueLimit + starting) throw engineErrors.busy();
      if (starts) {
        free.busy = true;
        free.isLong = isLong;
        void track(settleAhead(free));
      }
      return track(runOn(await waitForSlot(isLong, signal), job, isLong, signal));
    },
    state: () => ({
      running: slots.filter((slot) => slot.runner !== undefined).length,
      busy: slots.filter((slot) => slot.busy).length,
      waiting: queue.length,
    }),
    close: async () => {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.refuse(engineErrors.stopping());
      await Promise.all(
        slots.map((slot) => {
          clearTimeout(slot.idleTimer);
          return discard(slot);
        }),
      );
      // A starting runner is stopped by its own job.
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
}
