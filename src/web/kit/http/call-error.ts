/** A call that failed, told to the visitor: `message` is a sentence, `code` is stable. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: string;
  /** The place of the one file it is about among the files of its field, from 0. */
  readonly file: number | undefined;
  /** What Pro allows instead, where a limit of the free plan refused it. */
  readonly pro: string | undefined;

  constructor(code: string, message: string, cause?: unknown, file?: number, pro?: string) {
    super(message, { cause });
    this.code = code;
    this.file = file;
    this.pro = pro;
  }
}

/** What can go wrong on the way to the server and back; the server's own refusals carry their own sentence. */
export const callErrors = {
  network: (cause?: unknown) =>
    new CallError(
      'NETWORK',
      'Network error: the server cannot be reached. Check your connection and try again.',
      cause,
    ),
  timeout: () =>
    new CallError(
      'TIMEOUT',
      'Request timeout: the server has not answered for 30 seconds. Try again, or check your connection.',
    ),
  invalidAnswer: (cause?: unknown) =>
    new CallError(
      'INVALID_ANSWER',
      'Invalid response format: the server sent something else than a result. Try again.',
      cause,
    ),
  missingPart: (cause?: unknown) =>
    new CallError(
      'MISSING_PART',
      'Part of this page could not be loaded. Check your connection, then reload the page.',
      cause,
    ),
  failed: (status: number) =>
    new CallError('FAILED', `The server could not do this (status ${status}). Try again in a moment.`),
};

/** The error that a refused answer means. Everything the server refuses carries `{ message, code }`. */
export function errorOfAnswer(status: number, body: unknown): CallError {
  if (typeof body === 'object' && body !== null && 'message' in body && 'code' in body) {
    if (typeof body.message === 'string' && typeof body.code === 'string') {
      const file = 'file' in body && typeof body.file === 'number' ? body.file : undefined;
      const pro = 'pro' in body && typeof body.pro === 'string' ? body.pro : undefined;
      return new CallError(body.code, body.message, undefined, file, pro);
    }
  }
  return callErrors.failed(status);
}

/**
 * The refusal of a file whose content is of another kind than its name, told so: "please select an image" alone reads like a
 * mistake to whoever chose a file named photo.jpg.
 */
export function withFileName(error: CallError, fileName: string | undefined): CallError {
  if (error.code !== 'INVALID_FILE' || fileName === undefined) return error;
  const message = `${fileName} is damaged, or another kind of file than its name says. ${error.message}`;
  return new CallError(error.code, message, error, error.file, error.pro);
}

/** Whether what was refused with this code would not be refused to a Pro user. */
export const isAnsweredByPro = (code: string): boolean => code === 'PRO_FEATURE' || code === 'ALLOWANCE_USED_UP';

/** Whether a Pro user would not have been refused: the whole refusal tells, limits of size and length included. */
export const wouldProHelp = ({ code, pro }: { code: string; pro?: string | undefined }): boolean =>
  pro !== undefined || isAnsweredByPro(code);

/** Whether it was thrown because somebody cancelled, which is no failure. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
