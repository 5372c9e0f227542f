import { AppError } from './errors.ts';

/**
 * The same refusal, saying which of several files it is about, by name and number:
 * `'File 2 of 3 (b.pdf): This PDF is locked with a password. ...'`. `place` counts from 0 and goes along in `file`.
 */
export function aboutFile(error: AppError, file: { name: string; place: number; count: number }): AppError {
  const { code, status, log, message } = error;
  const where = `File ${file.place + 1} of ${file.count} (${file.name})`;
  return new AppError({ code, status, log, cause: error, file: file.place, message: `${where}: ${message}` });
}
