import { AppError } from './errors.ts';
import { t } from './language/translate.ts';

/**
 * The same error for one of several files, named in its message: `'File 2 of 3 (b.pdf): This PDF is locked with a password.
 * ...'`. `place` counts from 0 and is sent as `file`.
 */
export function aboutFile(error: AppError, file: { name: string; place: number; count: number }): AppError {
  const { code, status, log, message } = error;
  const where = t('File {number} of {count} ({name})', { number: file.place + 1, count: file.count, name: file.name });
  return new AppError({ code, status, log, cause: error, file: file.place, message: `${where}: ${message}` });
}
