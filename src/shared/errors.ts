/** HTTP statuses of our errors. */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 408
  | 409
  | 410
  | 413
  | 415
  | 416
  | 421
  | 422
  | 423
  | 429
  | 431
  | 500
  | 503;

/** The body of every refused call. `code` is stable; `message` is a sentence for people: what failed, why, what to do. */
export type ErrorBody = {
  message: string;
  code: string;
  /** Index of the file concerned among those of its field, so that a page can offer to continue without it. */
  file?: number;
  /** What Pro allows instead, as a sentence, if a Free limit refused the call. */
  pro?: string;
  /** Messages by form field. */
  fields?: FieldErrors;
};

export type FieldErrors = Readonly<Record<string, string>>;

/**
 * An error for the user. `message` is their sentence; `log` and `cause` are for the operator. Anything else that is thrown is
 * a defect of ours: a 500 without details.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly status: ErrorStatus;
  readonly log: string | undefined;
  /** Response headers, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  readonly file: number | undefined;
  readonly pro: string | undefined;
  readonly fields: FieldErrors | undefined;

  constructor(params: { code: string; status: ErrorStatus; message: string } & ErrorDetails) {
    super(params.message, { cause: params.cause });
    this.code = params.code;
    this.status = params.status;
    this.log = params.log;
    this.headers = params.headers ?? {};
    this.file = params.file;
    this.pro = params.pro;
    this.fields = params.fields;
  }

  toBody(): ErrorBody {
    const { message, code, file, pro, fields } = this;
    return {
      message,
      code,
      ...(file !== undefined && { file }),
      ...(pro !== undefined && { pro }),
      ...(fields && { fields }),
    };
  }
}

type ErrorDetails = {
  log?: string | undefined;
  cause?: unknown;
  file?: number | undefined;
  pro?: string | undefined;
  fields?: FieldErrors | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
};

/**
 * Declares a named error of a module: stable code, status and message.
 * @example
 * const fileErrors = { gone: defineError('FILE_GONE', 410, () => 'This file was deleted. Please run the tool again.') };
 * throw fileErrors.gone();
 */
// biome-ignore lint/suspicious/noConfusingVoidType: void lets an error without values be called without arguments.
export function defineError<Values extends object | void = void>(
  code: string,
  status: ErrorStatus,
  sentence: (values: Values) => string,
): (values: Values, details?: ErrorDetails) => AppError {
  return (values, details) => new AppError({ code, status, message: sentence(values), ...details });
}

/** A text for the log, whatever was thrown. */
export function describeError(error: unknown): string {
  if (error instanceof AppError) return `${error.code}: ${error.log ?? error.message}`;
  return error instanceof Error ? stackOf(error) : String(error);
}

/** The stack for the log. For failed queries without the values, which may be tokens or addresses. */
export function stackOf(error: Error): string {
  const stack = error.stack ?? error.message;
  if (!('params' in error) || !('query' in error)) return stack;
  return stack.replace(error.message, () => `Failed query: ${error.query}`);
}

/** Whether this is a system error with one of these codes, such as 'ENOENT'. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
