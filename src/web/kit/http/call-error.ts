import type { FieldErrors } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';

/** A failed call: `message` is a sentence for the visitor, `code` is stable. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: string;
  /** Index of the file it is about within its field. */
  readonly file: number | undefined;
  /** The Pro limit, where a limit of the free plan refused the call. */
  readonly pro: string | undefined;

  /** What is wrong with each field of a form. */
  readonly fields: FieldErrors | undefined;
  /** The job that failed, for a report of it. */
  readonly job: string | undefined;

  constructor(
    code: string,
    message: string,
    cause?: unknown,
    {
      file,
      pro,
      fields,
      job,
    }: {
      file?: number | undefined;
      pro?: string | undefined;
      fields?: FieldErrors | undefined;
      job?: string | undefined;
    } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.file = file;
    this.pro = pro;
    this.fields = fields;
    this.job = job;
  }
}

/** Why something failed, the Pro limit where a limit of the free plan was the reason, and the job where one failed. */
export type Failure = { message: string; code: string; pro?: string | undefined; job?: string | undefined };

export const pageFault = t('Something went wrong on this page. Reload it and try again.');

/** What there is to say of an error. Anything but a CallError is a bug of the page, and is logged to the console. */
export function explainFailure(error: unknown): Failure {
  if (error instanceof CallError) return { message: error.message, code: error.code, pro: error.pro, job: error.job };
  reportError(error);
  return { message: pageFault, code: 'PAGE' };
}

/** What a row says while work waits for the connection. */
export const lostWords = t('Connection lost. Goes on by itself when you are back online.');

/** Transport errors; refusals by the server carry their own sentence. */
export const callErrors = {
  network: (cause?: unknown) =>
    new CallError(
      'NETWORK',
      t('Network error: the server cannot be reached. Check your connection and try again.'),
      cause,
    ),
  timeout: (seconds = 60) =>
    new CallError(
      'TIMEOUT',
      t('Request timeout: the server has not answered for {seconds} seconds. Try again, or check your connection.', {
        seconds,
      }),
    ),
  invalidAnswer: (cause?: unknown) =>
    new CallError('INVALID_ANSWER', t('Invalid response format: the server did not send a result. Try again.'), cause),
  missingPart: (cause?: unknown) =>
    new CallError(
      'MISSING_PART',
      t('Part of this page could not be loaded. Check your connection, then reload the page.'),
      cause,
    ),
  resultGone: (cause?: unknown) =>
    new CallError(
      'RESULT_GONE',
      t('The result is not here any more: results are deleted after a day, or when you delete them. Try again.'),
      cause,
    ),
  failed: (status: number) =>
    new CallError('FAILED', t('The server could not do this (status {status}). Try again in a moment.', { status })),
};

function fieldsOf(value: unknown): FieldErrors | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'));
}

/** The error for a refused answer: the server's `{ message, code }`. */
export function errorOfAnswer(status: number, body: unknown): CallError {
  if (typeof body === 'object' && body !== null && 'message' in body && 'code' in body) {
    if (typeof body.message === 'string' && typeof body.code === 'string') {
      const file = 'file' in body && typeof body.file === 'number' ? body.file : undefined;
      const pro = 'pro' in body && typeof body.pro === 'string' ? body.pro : undefined;
      const fields = 'fields' in body ? fieldsOf(body.fields) : undefined;
      return new CallError(body.code, body.message, undefined, { file, pro, fields });
    }
  }
  return callErrors.failed(status);
}

/**
 * Explains that a file's content does not match its name: "please select an image" alone is confusing for a file named
 * photo.jpg.
 */
export function withFileName(error: CallError, fileName: string | undefined): CallError {
  if (error.code !== 'INVALID_FILE' || fileName === undefined) return error;
  const message = t('{fileName} is damaged, or not the kind of file its name says. {message}', {
    fileName,
    message: error.message,
  });
  return new CallError(error.code, message, error, error);
}

/** Whether the code means that Pro users would not have been refused. */
export const isAnsweredByPro = (code: string): boolean => code === 'PRO_FEATURE' || code === 'ALLOWANCE_USED_UP';

/** Whether a Pro user would not have been refused, limits of size and length included. */
export const wouldProHelp = ({ code, pro }: { code: string; pro?: string | undefined }): boolean =>
  pro !== undefined || isAnsweredByPro(code);

/** Whether it was thrown by cancelling, which is not a failure. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
