import { z } from 'zod';
import type { ActionRun } from '../../catalog/define-run.ts';
import type { ActionDefinition } from '../../catalog/define-tool.ts';
import { endStep } from '../../platform/call-steps.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { diskErrors, isDiskFull } from '../../platform/disk/disk-errors.ts';
import { sayNotes, sayRefusal } from '../../platform/language/say-finished.ts';
import { speak, speechOf } from '../../platform/language/speak.ts';
import type { Log } from '../../platform/log/log.ts';
import { isOutage, retryDuringOutage } from '../../platform/outage.ts';
import { isEngineFailure } from '../../platform/processes/process.errors.ts';
import { runAsShortWork } from '../../platform/processes/short-work.ts';
import { type TaskHandler, WorkerStopping } from '../../platform/queue/worker.ts';
import { cleanTexts } from '../../shared/clean-text.ts';
import { AppError, describeError } from '../../shared/errors.ts';
import type { Files } from '../files/files.usecases.ts';
import type { RunMeters } from '../usage/run-meters.ts';
import type { UsageLedger } from '../usage/usage.usecases.ts';
import { type Subject, subjectsSchema } from '../visitors/subjects.ts';
import type { ExecuteRun } from './execute-run.ts';
import { publishPartial } from './follow-job.ts';
import { jobErrors } from './jobs.errors.ts';
import type { JobRow, JobsRepository } from './jobs.repository.ts';
import { cancelChannel, type Jobs } from './jobs.usecases.ts';
import type { LineRepository } from './line.repository.ts';
import { createProgressReports } from './report-progress.ts';
import { sendPartials } from './send-partials.ts';
import { createShortLaneWatch, TooLongForLane } from './short-lane-watch.ts';
import { startDeadline } from './start-deadline.ts';

const payloadSchema = z.object({ jobId: z.string(), subjects: subjectsSchema.default([]) });

export type ToolRunJob = ReturnType<typeof createToolRunJob>;

/** The worker's side of a job: start, run with deadline and cancellation, end exactly once. */
export function createToolRunJob(dependencies: {
  repository: JobsRepository;
  line: Pick<LineRepository, 'hasWaitingJob'>;
  jobs: Pick<Jobs, 'moveToLongLane'>;
  files: Files;
  notifications: Notifications;
  executeRun: ExecuteRun;
  runMeters: RunMeters;
  usage: Pick<UsageLedger, 'giveBack' | 'giveBackTaken'>;
  log: Log;
}) {
  const { repository, line, jobs, files, notifications, executeRun, runMeters, usage, log } = dependencies;
  const running = new Map<string, AbortController>();
  const reportProgress = createProgressReports(dependencies);
  const shortLane = createShortLaneWatch();
  notifications.subscribe(cancelChannel, (id) => running.get(id)?.abort(jobErrors.cancelled()));

  /** What becomes of a job whose run threw: it waits for another attempt, goes on in the long lane, or has failed. */
  async function endFailed(
    job: JobRow,
    error: unknown,
    { subjects, stopping }: { subjects: Subject[]; stopping: AbortSignal },
  ): Promise<void> {
    if (error instanceof WorkerStopping) {
      await repository.requeue(job.id).catch((reason) => log.warn({ err: reason }, 'A job stays as begun'));
      throw error;
    }
    if (error instanceof TooLongForLane) {
      log.info(aboutJob(job), 'Job takes longer than expected and goes on in the long lane');
      return await retryDuringOutage(() => jobs.moveToLongLane(job, subjects), { signal: stopping });
    }
    // Another attempt may reach the database.
    if (isOutage(error)) throw error;
    const reported = toAppError(error);
    const level = reported.status >= 500 || isEngineFailure(reported) ? 'error' : 'info';
    log[level]({ ...aboutJob(job), code: reported.code, reason: describeError(error) }, 'Job failed');
    const failure = { ...cleanTexts(sayRefusal(reported.toBody())), status: reported.status };
    await retryDuringOutage(() => repository.finish(job.id, { state: 'failed', error: failure }), { signal: stopping });
  }

  return (action: ActionDefinition, run: ActionRun): TaskHandler =>
    async (payload, { signal: stopping }) => {
      endStep('wait for worker');
      const { jobId, subjects } = payloadSchema.parse(payload);
      const job = await retryDuringOutage(() => repository.begin(jobId), { signal: stopping });
      if (job) await speak(await speechOf(job.language), () => work(job, { action, run, subjects, stopping }));
    };

  async function work(
    job: JobRow,
    {
      action,
      run,
      subjects,
      stopping,
    }: { action: ActionDefinition; run: ActionRun; subjects: Subject[]; stopping: AbortSignal },
  ): Promise<void> {
    const jobId = job.id;
    const control = new AbortController();
    const signal = AbortSignal.any([control.signal, stopping]);
    const endDeadline = startDeadline(action, job.inputBytes, control);
    const endWatch =
      job.lane === 'short'
        ? shortLane.watch(job.owner ?? jobId, control, () => line.hasWaitingJob(job))
        : () => undefined;
    const partials = sendPartials((json) => savePartial(jobId, json), { jobId, log });
    running.set(jobId, control);
    const started = performance.now();
    try {
      // This attempt takes again what an earlier one took.
      if (job.attempts > 1) await retryDuringOutage(() => usage.giveBackTaken(jobId), { signal });
      const inputs = await retryDuringOutage(() => findInputs(job, files), { signal });
      const execute = () =>
        executeRun({
          ...{ action, run, inputs, signal, emit: partials.emit, progress: reportProgress(jobId) },
          ...callOf(job),
          meter: runMeters({ id: jobId, plan: job.plan, subjects }),
          options: action.options.parse(job.options),
        });
      const { result, madeFiles, madeNothing } = await (job.lane === 'short' ? runAsShortWork(execute) : execute());
      endDeadline();
      endWatch();
      partials.close();
      if (madeNothing) await retryDuringOutage(() => usage.giveBack(jobId), { signal });
      // A caller who waits takes such a result with the answer, and needs nothing of it later.
      const isFlushed = madeFiles || job.keepUploads !== 'never' || job.callKey !== null;
      const finish = () => repository.finish(jobId, { state: 'done', result: sayNotes(result) }, { isFlushed });
      await retryDuringOutage(finish, { signal: stopping });
      log.info({ ...aboutJob(job), ms: Math.round(performance.now() - started) }, 'Job done');
    } catch (thrown) {
      // A stopped engine reports errors of its own; the reason for the stop counts.
      const error: unknown = signal.aborted ? signal.reason : thrown;
      await endFailed(job, error, { subjects, stopping });
    } finally {
      endDeadline();
      endWatch();
      partials.close();
      running.delete(jobId);
    }
  }

  async function savePartial(id: string, json: string): Promise<void> {
    if (await repository.savePartial(id, json)) await publishPartial(notifications, id);
  }
}

/** For whom a job is done. */
function callOf({ id, inputBytes, plan, userId, maker, makerAddress }: JobRow) {
  const owner = maker ?? `job:${id}`;
  return {
    ...{ job: id, inputBytes },
    caller: { plan, userId: userId ?? undefined, subject: owner, address: makerAddress ?? undefined },
    holder: { owner, address: makerAddress, plan },
  };
}

function findInputs(job: JobRow, files: Pick<Files, 'require'>) {
  return Promise.all(
    Object.entries(job.inputs).map(async ([field, ids]) => [field, await files.require(ids)] as const),
  ).then((entries) => Object.fromEntries(entries));
}

const aboutJob = ({ tool, action, attempts, inputBytes }: JobRow) => ({
  tool,
  action,
  attempt: attempts,
  bytes: inputBytes,
});

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isDiskFull(error) ? diskErrors.full(error) : jobErrors.failed(undefined, { cause: error });
}
