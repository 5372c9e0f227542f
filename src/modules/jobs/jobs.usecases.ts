import type { Transaction } from '../../platform/database/database.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { isDuplicate } from '../../platform/database/sql-state.ts';
import { together } from '../../platform/database/together.ts';
import type { Lane, Queue } from '../../platform/queue/queue.ts';
import { cleanTexts } from '../../shared/clean-text.ts';
import { AppError } from '../../shared/errors.ts';
import { createId } from '../../shared/ids.ts';
import { language } from '../../shared/language/translate.ts';
import type { PerPlan } from '../../shared/plans.ts';
import { createRecent } from '../../shared/recent.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { ownerOf, type Place, type Subject } from '../visitors/subjects.ts';
import { createFollow, publishChange } from './follow-job.ts';
import type { Job } from './jobs.contract.ts';
import { jobErrors } from './jobs.errors.ts';
import type { JobRow, JobsRepository, NewJob } from './jobs.repository.ts';
import type { LineRepository, Who } from './line.repository.ts';
import { assertRoom } from './line-bounds.ts';
import { createPace } from './pace.ts';

/** Asks the worker that runs this job to stop it. */
export const cancelChannel = 'satchel_cancel';

/** How often a job may be started: a job whose worker died twice gets a third try. */
const maxAttempts = 3;

// Much less than the silence by which a worker is known to be dead.
const tasksAgeMs = SECOND_MS;

/** The queue's task name for an action. */
export const taskName = (tool: string, action: string) => `${tool}/${action}`;

export const toJob = (row: JobRow): Job => ({
  id: row.id,
  state: row.state,
  progress: row.progress,
  step: row.step,
  inputs: row.inputs,
  result: row.result,
  error: row.error && new AppError(row.error).toBody(),
});

/** The caller, and the kind of job. */
export type JobCaller = Pick<JobRow, 'tool' | 'action' | 'plan'> & {
  /** The subjects whose allowances the work may use. */
  subjects: readonly Subject[];
  /** Undefined where nothing is counted by address. */
  place: Place | undefined;
  /** How many jobs of this action may wait or run per owner. */
  atOnce?: PerPlan<number> | undefined;
};

type StartOptions = {
  lane: Lane;
  isAwaited: boolean;
  /** Runs in the transaction that adds the job; throwing undoes it. */
  onInsert: (transaction: Transaction, id: string) => Promise<void>;
};

export type Jobs = ReturnType<typeof createJobs>;

/** Adds, follows and cancels jobs: the web process's side. */
export function createJobs(dependencies: {
  repository: JobsRepository;
  line: LineRepository;
  queue: Queue;
  notifications: Notifications;
}) {
  const { repository, line, queue, notifications } = dependencies;
  const pace = createPace();
  const availableTasks = createRecent(repository.availableTasks, tasksAgeMs);
  const follow = createFollow({ repository, line, notifications, require, onEnd: pace.ended });

  async function require(id: string): Promise<JobRow> {
    const row = await repository.find(id);
    if (!row) throw jobErrors.unknown();
    return row;
  }

  return {
    require,

    follow,

    ...endings(dependencies),

    /** A running job's latest partial result. */
    findPartial: async (id: string): Promise<unknown> => {
      const latest = await repository.findPartial(id);
      return latest && JSON.parse(latest.json);
    },

    /** Throws when `start` would, before an upload. */
    assertRoom: async (caller: JobCaller): Promise<void> => {
      const who = whoIs(caller, 'short');
      const [tasks, inLine] = await Promise.all([availableTasks(), line.count(who)]);
      assertWorker(tasks, caller);
      assertRoom(inLine, { ...who, atOnce: caller.atOnce }, pace.secondsUntil);
    },

    /** The job of an earlier, identical call. */
    findByCallKey: repository.findByCallKey,

    /**
     * Adds a job and returns it, or the earlier one with the same `callKey`. Throws when no live worker accepts it, or too
     * many wait (line-bounds.ts).
     *
     * @param options.isAwaited the caller stays until the job has ended, and is told if it is lost before
     */
    start: async (
      job: Omit<NewJob, 'id' | 'tool' | 'action' | 'plan'>,
      caller: JobCaller,
      { lane, isAwaited, onInsert }: StartOptions,
    ): Promise<JobRow> => {
      assertWorker(await availableTasks(), caller);
      const id = createId();
      const { subjects, atOnce } = caller;
      const { factor, ...who } = whoIs(caller, lane);
      const add = async (transaction: Transaction): Promise<JobRow> => {
        // Before the line, which stays locked until the end of the transaction.
        await onInsert(transaction, id);
        return line.join({ ...who, factor }, transaction, {
          assertRoom: (inLine) => assertRoom(inLine, { ...who, factor, atOnce }, pace.secondsUntil),
          add: async (place) => {
            const row = { ...job, ...who, ...place, id, language: language(), options: cleanTexts(job.options) };
            const [inserted] = await together([
              repository.insert(row, transaction),
              enqueue(queue, row, subjects, transaction),
            ]);
            return inserted;
          },
        });
      };
      try {
        return await repository.inTransaction(add, { isFlushed: !isAwaited });
      } catch (error) {
        // The same call came twice at once.
        const earlier =
          job.callKey !== undefined && isDuplicate(error) && (await repository.findByCallKey(job.callKey));
        if (!earlier) throw error;
        return earlier;
      }
    },

    /** Moves a running job from the short to the long lane, where it starts again. Its worker has stopped it. */
    moveToLongLane: async (job: JobRow, subjects: readonly Subject[]): Promise<void> => {
      const { factor = 1 } = ownerOf(subjects) ?? {};
      const lane = 'long';
      await repository.inTransaction(async (transaction) => {
        const move = async (place: Pick<JobRow, 'lane' | 'round' | 'turn'>) => {
          if (await repository.move(job.id, place, transaction))
            await enqueue(queue, { ...job, ...place }, subjects, transaction);
        };
        await line.join({ ...job, factor, lane }, transaction, { assertRoom: () => undefined, add: move });
      });
      await publishChange(notifications, { id: job.id, state: 'queued', progress: 0, step: null });
    },
  };
}

function endings({
  repository,
  queue,
  notifications,
}: {
  repository: Pick<JobsRepository, 'finish'>;
  queue: Queue;
  notifications: Notifications;
}) {
  return {
    /** Ends the job without a result, unless it has ended. Its worker stops at once. */
    cancel: async (id: string): Promise<void> => {
      await queue.remove(id);
      if (await repository.finish(id, { state: 'cancelled' })) await notifications.publish(cancelChannel, id);
    },

    /** Fails jobs whose workers died too often. */
    abandon: async (ids: readonly string[]): Promise<void> => {
      const { status, code, message } = jobErrors.crashed();
      for (const id of ids) await repository.finish(id, { state: 'failed', error: { status, code, message } });
    },
  };
}

function whoIs({ tool, action, plan, subjects, place }: JobCaller, lane: Lane): Who {
  const owner = ownerOf(subjects);
  return {
    ...{ tool, action, plan, lane },
    owner: owner?.name ?? null,
    factor: owner?.factor ?? 1,
    address: place?.address ?? null,
    block: place?.block ?? null,
  };
}

function enqueue(
  queue: Queue,
  { id, tool, action, lane, turn }: Pick<JobRow, 'id' | 'tool' | 'action' | 'lane' | 'turn'>,
  subjects: readonly Subject[],
  transaction: Transaction,
): Promise<void> {
  const payload = { jobId: id, subjects };
  return queue.add(transaction, {
    task: taskName(tool, action),
    payload,
    key: id,
    maxAttempts,
    place: { lane, turn },
  });
}

/** `available` are the tasks that live workers take. */
function assertWorker(available: ReadonlySet<string>, { tool, action }: JobCaller): void {
  if (available.size === 0) throw jobErrors.noWorker(undefined, { headers: { 'retry-after': '5' } });
  if (!available.has(taskName(tool, action))) throw jobErrors.notAvailable();
}
