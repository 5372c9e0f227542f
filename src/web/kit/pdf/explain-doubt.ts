import { damageCodes } from '../../../pdf/pdf-errors.ts';
import type { CallError } from '../http/call-error.ts';

/**
 * Why a file is not shown. The server has more ways to repair one than the browser, so damage is no reason to refuse it.
 *
 * @param work what will try: 'Merging'
 */
export const explainDoubt = ({ code, message }: CallError, work: string): string =>
  damageCodes.includes(code) ? `No page can be shown: it may be damaged. ${work} tries to repair it.` : message;
