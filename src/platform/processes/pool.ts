import { WaitingLine } from './pool-line.ts';
import { Pending, Slot } from './pool-slot.ts';
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

/** Runs jobs on a bounded number of runners, in order, but short work first. Runners start when jobs need them. */
export function createPool<Job, Answer>(options: PoolOptions<Job, Answer>): Pool<Job, Answer> {
  const { size, queueLimit, maxJobs, idleStopMs, startAhead } = options;
  const pending = new Pending();
  const slots = Array.from({ length: size * 2 }, () => new Slot<Job, Answer>(options.start, pending));
  const line = new WaitingLine<Slot<Job, Answer>>();
  let closed = false;

  /** Prefers a started runner, so that others may become idle and stop. */
  const freeSlot = (isLong: boolean) =>
    isLong && !mayBeginLong()
      ? undefined
      : (slots.find((slot) => !slot.busy && slot.runner) ?? slots.find((slot) => !slot.busy));
  const mayBeginLong = () => slots.filter((slot) => slot.busy && slot.isLong).length < size;

  async function runOn(slot: Slot<Job, Answer>, job: Job, isLong: boolean, signal: AbortSignal): Promise<Answer> {
    slot.occupy(isLong);
    try {
      if (slot.runner && !slot.checked && !(await slot.runner.isUsable())) await slot.discard();
      slot.checked = false;
      signal.throwIfAborted();
      slot.runner ??= await options.start();
      if (closed) throw engineErrors.stopping();
      slot.jobs += 1;
      if (startAhead !== undefined && slot.jobs >= maxJobs - startAhead) slot.startSuccessor();
      return await slot.runner.run(job, signal);
    } catch (error) {
      // A runner stopped by `close` reports a crash.
      throw closed && !signal.aborted ? engineErrors.stopping(undefined, { cause: error }) : error;
    } finally {
      void pending.add(startAhead === undefined ? settle(slot) : settleAhead(slot));
    }
  }

  /** Called after a job. */
  async function settle(slot: Slot<Job, Answer>): Promise<void> {
    const ended = closed || slot.jobs >= maxJobs ? slot.discard() : undefined;
    release(slot);
    await ended;
  }

  /** The same with replacements started ahead: the slot is free once its runner can work. */
  async function settleAhead(slot: Slot<Job, Answer>): Promise<void> {
    if (closed) return slot.discard();
    const spent = slot.jobs >= maxJobs || !(await slot.runner?.isUsable());
    if (spent && !closed) await slot.replaceSpent();
    if (closed) return slot.discard();
    slot.checked = line.length > 0;
    slot.replaceBySuccessor();
    release(slot);
  }

  function release(slot: Slot<Job, Answer>): void {
    slot.busy = false;
    const next = line.takeNext(mayBeginLong());
    if (next) next.start(slot);
    else slot.stopWhenIdle(idleStopMs);
  }

  return {
    run: async (job, signal) => {
      signal.throwIfAborted();
      if (closed) throw engineErrors.stopping();
      const isLong = !isShortWork();
      const free = freeSlot(isLong);
      const starts =
        free !== undefined && startAhead !== undefined && !free.runner && slots.some(({ runner }) => runner);
      if (free && !starts) return pending.add(runOn(free, job, isLong, signal));
      const starting = slots.filter((slot) => slot.busy && !slot.runner).length + (starts ? 1 : 0);
      if (line.length >= queueLimit + starting) throw engineErrors.busy();
      if (starts) {
        free.occupy(isLong);
        void pending.add(settleAhead(free));
      }
      return pending.add(runOn(await line.join(isLong, signal), job, isLong, signal));
    },
    state: () => ({
      running: slots.filter((slot) => slot.runner !== undefined).length,
      busy: slots.filter((slot) => slot.busy).length,
      waiting: line.length,
    }),
    close: async () => {
      closed = true;
      line.refuseAll(engineErrors.stopping());
      await Promise.all(slots.map((slot) => slot.discard()));
      // A starting runner is stopped by its own job.
      await pending.settled();
    },
  };
}
