import { defineError } from '../../shared/errors.ts';
import { describeWait } from '../../shared/units.ts';

export const jobErrors = {
  unknown: defineError(
    'JOB_NOT_FOUND',
    404,
    () => 'This job does not exist. Jobs are deleted after 24 hours; please run the tool again.',
  ),
  lost: defineError(
    'JOB_LOST',
    503,
    () => 'This server lost the call, because its database stopped or the job was deleted. Please send it again.',
  ),
  notAvailable: defineError(
    'NOT_AVAILABLE_HERE',
    503,
    () =>
      'This tool is not available on this server, because a program it needs is not installed. The operator can see which one at /api/health.',
  ),
  noWorker: defineError(
    'NO_WORKER',
    503,
    () => 'No worker of this server is available right now. Please try again in a minute.',
  ),
  tooManyAtOnce: defineError<{ max: number }>(
    'TOO_MANY_AT_ONCE',
    429,
    ({ max }) => `Up to ${max} files are processed at once. Please send this one when one of the others is done.`,
  ),
  tooManyInLine: defineError<{ max: number; seconds: number }>(
    'TOO_MANY_IN_LINE',
    429,
    ({ max, seconds }) =>
      `You already have ${max} files waiting, which is the limit. Please wait about ${describeWait(seconds)} and send this one again.`,
  ),
  tooManyAtAddress: defineError<{ seconds: number }>(
    'TOO_MANY_AT_ADDRESS',
    429,
    ({ seconds }) =>
      `Too many files from your network are waiting already. Please wait about ${describeWait(seconds)} and send this one again.`,
  ),
  lineIsFull: defineError<{ seconds: number }>(
    'LINE_IS_FULL',
    503,
    ({ seconds }) => `This server has too many files waiting. Please try again in about ${describeWait(seconds)}.`,
  ),
  tookTooLong: defineError<{ seconds: number }>(
    'TOOK_TOO_LONG',
    422,
    ({ seconds }) =>
      `This file took longer than ${seconds} seconds, so the work was stopped. Try a smaller file or lighter options.`,
  ),
  notYours: defineError('NOT_YOUR_JOB', 403, () => 'Only the person who started this job can cancel it.'),
  cancelled: defineError('CANCELLED', 409, () => 'The work was cancelled.'),
  crashed: defineError(
    'JOB_CRASHED',
    503,
    () =>
      'The work was interrupted several times and has been stopped. Please try again; if it happens again, the file may be the cause.',
  ),
  failed: defineError('INTERNAL', 500, () => 'Something went wrong on our side. Please try again in a moment.'),
};
