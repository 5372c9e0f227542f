import { AppError } from './errors.ts';

/**
 * The same error for one of several files, named in its message: `'File 2 of 3 (b.pdf): This PDF is locked with a password.
 * ...'`. `place` counts from 0 and is sent as `file`.
 */
export function aboutFile(error: AppError, file: { name: string; place: number; count: number }): AppError {
  const { code, status, log, message } = error;
  const where = `File ${file.place + 1} of ${file.count} (${file.name})`;
  return new AppError({ code, status, log, cause: error, file: file.place, message: `${where}: ${message}` });
}
