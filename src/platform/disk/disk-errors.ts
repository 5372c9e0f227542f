import { defineError, hasCode } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

const retrySeconds = 300;

const noSpace = defineError('NO_SPACE', 503, () =>
  t('This server has no room for more files right now. Please try again in a few minutes, or with a smaller file.'),
);

export const diskErrors = {
  full: (cause?: unknown) => noSpace(undefined, { headers: { 'retry-after': String(retrySeconds) }, cause }),
};

/** Whether a disk is full: ours, or PostgreSQL's (code 53100). */
export function isDiskFull(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    if (hasCode(each, 'ENOSPC', 'EDQUOT', '53100')) return true;
  }
  return false;
}
