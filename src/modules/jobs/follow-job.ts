import type { Transaction } from '../../platform/database/database.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { retryDuringOutage } from '../../platform/outage.ts';
import { t } from '../../shared/language/translate.ts';
import { isFinished, type Job } from './jobs.contract.ts';
import type { JobRow, JobsRepository } from './jobs.repository.ts';
import type { LineRepository } from './line.repository.ts';

/** Announces a changed job or a new partial result: the message is a JobChange or a PartialNews. */
const jobChannel = 'satchel_job';

export type JobChange = Pick<Job, 'id' | 'state' | 'progress' | 'step'>;
/** Without the partial result, which may exceed a notification's size. */
type PartialNews = Pick<Job, 'id'> & { hasPartial: true };

/** Gets a partial result as JSON; the next one waits for the promise. */
type OnPartial = (json: string) => Promise<void>;

// Notifications can be lost while the listening connection reconnects, so followers also poll.
const pollIntervalMs = 5_000;
/** Enough for all jobs that end while one is being added. */
const endsRemembered = 1_000;

/** @param dependencies.onEnd is told of every job that ends */
export function createFollow(dependencies: {
  repository: Pick<JobsRepository, 'findPartial'>;
  line: Pick<LineRepository, 'countBefore'>;
  notifications: Notifications;
  require: (id: string) => Promise<JobRow>;
  onEnd: () => void;
}) {
  const { repository, line, notifications, require, onEnd } = dependencies;
  const followers = new Map<string, Set<(change: JobChange | PartialNews) => void>>();
  /** The last jobs that ended. */
  const ended = new Set<string>();
  notifications.subscribe(jobChannel, (message) => {
    const change = JSON.parse(message) as JobChange | PartialNews;
    if (!('hasPartial' in change) && isFinished(change.state)) {
      onEnd();
      ended.add(change.id);
      const [oldest] = ended;
      if (oldest !== undefined && ended.size > endsRemembered) ended.delete(oldest);
    }
    for (const notify of followers.get(change.id) ?? []) notify(change);
  });

  /** 'Waiting: 3 jobs before yours' */
  async function describePlace(job: JobRow): Promise<string | null> {
    // Optional: an outage must not end the wait.
    const before = await line.countBefore(job).catch(() => 0);
    return before === 0
      ? null
      : t('{count, plural, one {Waiting: # job before yours} other {Waiting: # jobs before yours}}', { count: before });
  }

  /** Reads the latest partial result on request, one at a time; requests during a read are merged. */
  function readPartials(id: string, onPartial: OnPartial) {
    let [seen, isDue, isClosed] = [0, false, false];
    let reading: Promise<void> | undefined;
    async function read(): Promise<void> {
      while (isDue && !isClosed) {
        isDue = false;
        // Optional: an outage must not end the wait. The next poll finds it.
        const latest = await repository.findPartial(id).catch(() => undefined);
        if (!latest || latest.number <= seen || isClosed) continue;
        seen = latest.number;
        await onPartial(latest.json);
      }
      reading = undefined;
    }
    return {
      look: (): void => {
        isDue = true;
        reading ??= read();
      },
      close: async (): Promise<void> => {
        isClosed = true;
        await reading;
      },
    };
  }

  /**
   * Calls `onChange` at once and after every change until the job has ended, also through an outage of two minutes. Returns
   * the ended job, or undefined when `signal` aborted first. With `withPlace`, a waiting job's step is its place.
   * `onPartial` gets the latest partial result and newer ones, one after another and never after the end. `added` is the row of
   * a job that this process has just added.
   */
  return async (
    id: string,
    onChange: (change: JobChange) => void,
    signal: AbortSignal,
    {
      withPlace = false,
      onPartial,
      added,
    }: { withPlace?: boolean; onPartial?: OnPartial | undefined; added?: JobRow | undefined } = {},
  ): Promise<JobRow | undefined> => {
    let wake: () => void = () => undefined;
    const partials = onPartial && readPartials(id, onPartial);
    const own = followers.get(id) ?? new Set();
    const notify = (change: JobChange | PartialNews) => {
      if ('hasPartial' in change) partials?.look();
      else if (isFinished(change.state)) wake();
      else onChange(change);
    };
    followers.set(id, own.add(notify));
    const onAbort = () => wake();
    signal.addEventListener('abort', onAbort);
    let known = added && !ended.has(id) ? added : undefined;
    try {
      while (!signal.aborted) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const row = known ?? (await retryDuringOutage(() => require(id), { signal }));
        known = undefined;
        onChange(withPlace && row.state === 'queued' ? { ...row, step: await describePlace(row) } : row);
        if (isFinished(row.state)) return row;
        partials?.look();
        const timer = setTimeout(wake, pollIntervalMs);
        await woken;
        clearTimeout(timer);
      }
      return undefined;
    } finally {
      await partials?.close();
      own.delete(notify);
      if (own.size === 0) followers.delete(id);
      signal.removeEventListener('abort', onAbort);
    }
  };
}

export const publishChange = (
  notifications: Notifications,
  change: JobChange,
  transaction?: Transaction,
): Promise<void> => {
  const message = JSON.stringify({ ...change, step: change.step?.slice(0, 200) ?? null });
  return notifications.publish(jobChannel, message, transaction);
};

export const publishPartial = (notifications: Notifications, id: string): Promise<void> =>
  notifications.publish(jobChannel, JSON.stringify({ id, hasPartial: true } satisfies PartialNews));
