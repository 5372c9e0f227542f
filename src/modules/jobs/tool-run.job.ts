import { z } from 'zod';
import type { ActionRun } from '../../catalog/define-run.ts';
import type { ActionDefinition } from '../../catalog/define-tool.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { diskErrors, isDiskFull } from '../../platform/disk/disk-errors.ts';
import type { Log } from '../../platform/log/log.ts';
import { isOutage, retryDuringOutage } from '../../platform/outage.ts';
import { runAsShortWork } from '../../platform/processes/short-work.ts';
import { type TaskHandler, WorkerStopping } from '../../platform/queue/worker.ts';
import { cleanTexts } from '../../shared/clean-text.ts';
import { AppError, describeError } from '../../shared/errors.ts';
import { SECOND_MS } from '../../shared/units.ts';
import type { Files } from '../files/files.usecases.ts';
import type { RunMeters } from '../usage/run-meters.ts';
import type { UsageLedger } from '../usage/usage.usecases.ts';
import { subjectsSchema } from '../visitors/subjects.ts';
import type { ExecuteRun } from './execute-run.ts';
import { publishChange, publishPartial } from './follow-job.ts';
import { jobErrors } from './jobs.errors.ts';
import type { JobRow, JobsRepository } from './jobs.repository.ts';
import { cancelChannel, type Jobs } from './jobs.usecases.ts';
import type { LineRepository } from './line.repository.ts';
import { sendPartials } from './send-partials.ts';
import { createShortLaneWatch, TooLongForLane } from './short-lane-watch.ts';
import { startDeadline } from './start-deadline.ts';

const payloadSchema = z.object({ jobId: z.string(), subjects: subjectsSchema.default([]) });

// Often enough to look alive, rarely enough that chatty runs cost nothing.
const publishEveryMs = 150;
const saveEveryMs = SECOND_MS;

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
  const shortLane = createShortLaneWatch();
  notifications.subscribe(cancelChannel, (id) => running.get(id)?.abort(jobErrors.cancelled()));

  async function end(id: string, result: Parameters<JobsRepository['finish']>[1]): Promise<void> {
    if (!(await repository.finish(id, result))) return;
    await publishChange(notifications, {
      id,
      state: result.state,
      progress: result.state === 'done' ? 1 : 0,
      step: null,
    });
  }

  return (action: ActionDefinition, run: ActionRun): TaskHandler =>
    async (payload, { signal: stopping }) => {
      const { jobId, subjects } = payloadSchema.parse(payload);
      const job = await retryDuringOutage(() => repository.begin(jobId), { signal: stopping });
      if (!job) return;
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
      const about = { tool: job.tool, action: job.action, attempt: job.attempts, bytes: job.inputBytes };
      try {
        const call: Parameters<ExecuteRun>[0] = {
          action,
          run,
          options: action.options.parse(job.options),
          inputs: await retryDuringOutage(() => findInputs(job), { signal }),
          caller: { plan: job.plan, userId: job.userId ?? undefined, subject: job.maker ?? `job:${jobId}` },
          meter: runMeters({ id: jobId, plan: job.plan, subjects }),
          inputBytes: job.inputBytes,
          job: jobId,
          holder: { owner: job.maker ?? `job:${jobId}`, address: job.makerAddress, plan: job.plan },
          signal,
          progress: reportProgress(jobId),
          emit: partials.emit,
        };
        // This attempt takes again what an earlier one took.
        if (job.attempts > 1) await retryDuringOutage(() => usage.giveBackTaken(jobId), { signal });
        const execute = () => executeRun(call);
        const { result, madeNothing } = await (job.lane === 'short' ? runAsShortWork(execute) : execute());
        endDeadline();
        endWatch();
        partials.close();
        if (madeNothing) await retryDuringOutage(() => usage.giveBack(jobId), { signal });
        await retryDuringOutage(() => end(jobId, { state: 'done', result }), { signal: stopping });
        log.info({ ...about, ms: Math.round(performance.now() - started) }, 'Job done');
      } catch (thrown) {
        // A stopped engine reports errors of its own; the reason for the stop counts.
        const error: unknown = signal.aborted ? signal.reason : thrown;
        if (error instanceof WorkerStopping) {
          await repository.requeue(jobId).catch((reason) => log.warn({ err: reason }, 'A job stays as begun'));
          throw error;
        }
        if (error instanceof TooLongForLane) {
          log.info(about, 'Job takes longer than expected and goes on in the long lane');
          return await retryDuringOutage(() => jobs.moveToLongLane(job, subjects), { signal: stopping });
        }
        // Another attempt may reach the database.
        if (isOutage(error)) throw error;
        const reported = toAppError(error);
        const level = reported.status >= 500 ? 'error' : 'info';
        log[level]({ ...about, code: reported.code, reason: describeError(error) }, 'Job failed');
        const failure = { ...cleanTexts(reported.toBody()), status: reported.status };
        await retryDuringOutage(() => end(jobId, { state: 'failed', error: failure }), { signal: stopping });
      } finally {
        endDeadline();
        endWatch();
        partials.close();
        running.delete(jobId);
      }
    };

  async function savePartial(id: string, json: string): Promise<void> {
    if (await repository.savePartial(id, json)) await publishPartial(notifications, id);
  }

  function findInputs(job: JobRow) {
    return Promise.all(
      Object.entries(job.inputs).map(async ([field, ids]) => [field, await files.require(ids)] as const),
    ).then((entries) => Object.fromEntries(entries));
  }

  function reportProgress(id: string) {
    let published = 0;
    let saved = 0;
    return (fraction: number, step?: string) => {
      const now = performance.now();
      if (now - published < publishEveryMs) return;
      published = now;
      const change = {
        id,
        state: 'running' as const,
        progress: Math.min(Math.max(fraction, 0), 1),
        step: step ?? null,
      };
      const sends = [publishChange(notifications, change)];
      if (now - saved >= saveEveryMs) {
        saved = now;
        sends.push(repository.saveProgress(id, change.progress, change.step));
      }
      // Progress is optional: a lost message must not fail the work.
      Promise.all(sends).catch((error) => log.warn({ err: error }, 'Could not report progress'));
    };
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isDiskFull(error) ? diskErrors.full(error) : jobErrors.failed(undefined, { cause: error });
}
