import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { describeWait } from '../../shared/units.ts';

export const jobErrors = {
  unknown: defineError('JOB_NOT_FOUND', 404, () =>
    t('This job does not exist. Jobs are deleted after 24 hours; please run the tool again.'),
  ),
  lost: defineError('JOB_LOST', 503, () =>
    t('This server lost the call, because its database stopped or the job was deleted. Please send it again.'),
  ),
  notAvailable: defineError('NOT_AVAILABLE_HERE', 503, () =>
    t(
      'This tool is not available on this server, because a program it needs is not installed. The operator can see which one at /api/health.',
    ),
  ),
  noWorker: defineError('NO_WORKER', 503, () =>
    t('No worker of this server is available right now. Please try again in a minute.'),
  ),
  tooManyAtOnce: defineError<{ max: number }>('TOO_MANY_AT_ONCE', 429, ({ max }) =>
    t(
      '{max, plural, one {Up to # file is processed} other {Up to # files are processed}} at once. Please send this one when one of the others is done.',
      { max },
    ),
  ),
  tooManyInLine: defineError<{ max: number; seconds: number }>('TOO_MANY_IN_LINE', 429, ({ max, seconds }) =>
    t(
      'You already have {max, plural, one {# file} other {# files}} waiting, which is the limit. Please wait about {wait} and send this one again.',
      { max, wait: describeWait(seconds) },
    ),
  ),
  tooManyAtAddress: defineError<{ seconds: number }>('TOO_MANY_AT_ADDRESS', 429, ({ seconds }) =>
    t('Too many files from your network are waiting already. Please wait about {wait} and send this one again.', {
      wait: describeWait(seconds),
    }),
  ),
  lineIsFull: defineError<{ seconds: number }>('LINE_IS_FULL', 503, ({ seconds }) =>
    t('This server has too many files waiting. Please try again in about {wait}.', {
      wait: describeWait(seconds),
    }),
  ),
  tookTooLong: defineError<{ seconds: number }>('TOOK_TOO_LONG', 422, ({ seconds }) =>
    t(
      'This file took longer than {seconds, plural, one {# second} other {# seconds}}, so the work was stopped. Try a smaller file or lighter options.',
      { seconds },
    ),
  ),
  notYours: defineError('NOT_YOUR_JOB', 403, () => t('Only the person who started this job can cancel it.')),
  cancelled: defineError('CANCELLED', 409, () => t('The work was cancelled.')),
  crashed: defineError('JOB_CRASHED', 503, () =>
    t(
      'The work was interrupted several times and has been stopped. Please try again; if it happens again, the file may be the cause.',
    ),
  ),
  failed: defineError('INTERNAL', 500, () => t('Something went wrong on our side. Please try again in a moment.')),
};
