import { z } from 'zod';

/*
 * How to follow a long call. Send `Prefer: respond-async` with any tool call that runs as a job: the answer is
 * 202 with `Location: /api/jobs/<id>` and the job as its body. Without the header the call waits and answers with the result.
 *
 *   GET    /api/jobs/<id>         the job
 *   GET    /api/jobs/<id>/events  the same as server-sent events named 'job', one at once and one per change, ended by the last;
 *                                 events named 'partial' hold the result so far, each replacing the last
 *   DELETE /api/jobs/<id>         cancels it; 204 also when it had already ended, 403 when somebody else started it
 *
 * The uploads of a finished job stay until they expire, so that they can be sent again by id. Those of a failed or cancelled
 * job are deleted at once; with `Prefer: respond-async, keep-input` they stay for 15 minutes, for a retry. Those of a waiting
 * call are deleted with its answer, since nobody knows their ids.
 */
export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const jobSchema = z.object({
  id: z.string(),
  state: z.enum(jobStates),
  /** From 0 to 1. */
  progress: z.number(),
  /** The current step, if the tool reports one. */
  step: z.string().nullable(),
  /** Ids of the stored uploads per file field: send one instead of a file to run again. */
  inputs: z.record(z.string(), z.array(z.string())),
  /** The result once the job is done. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** The partial result while the job runs, if the tool sends one; in streams a separate event. */
  partial: z.unknown().optional(),
  /** Why the job failed. */
  error: z.object({ message: z.string(), code: z.string(), file: z.number().int().optional() }).nullable(),
});
export type Job = z.infer<typeof jobSchema>;

export const isFinished = (state: JobState): boolean => state === 'done' || state === 'failed' || state === 'cancelled';

export const jobPath = (id: string) => `/api/jobs/${id}`;
export const jobEventsPath = (id: string) => `/api/jobs/${id}/events`;
