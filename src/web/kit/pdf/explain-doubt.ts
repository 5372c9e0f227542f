import { damageCodes } from '../../../pdf/pdf-errors.ts';
import { t } from '../../../shared/language/translate.ts';
import type { CallError } from '../http/call-error.ts';

/**
 * Why a file has no preview. The server repairs more than the browser can, so damage is no reason to refuse it.
 * @param work what will be tried: 'Merging'
 */
export const explainDoubt = ({ code, message }: CallError, work: string): string =>
  damageCodes.includes(code)
    ? t('No page can be shown: it may be damaged. {work} will try to repair it.', { work })
    : message;
