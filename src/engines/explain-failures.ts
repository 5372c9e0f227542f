import { diskErrors, isDiskFull } from '../platform/disk/disk-errors.ts';
import { engineErrors, fromCommandError } from '../platform/processes/process.errors.ts';
import { CommandError } from '../platform/processes/run-command.ts';
import { AppError, describeError, hasCode } from '../shared/errors.ts';
import type { Engines } from './engines.ts';

/**
 * The same capabilities, which throw nothing but AppErrors and what an aborted signal brings. Libraries, threads and programs
 * fail on strangers' files in ways that nobody foresees; the caller gets a sentence, the log the rest (decision 0005).
 */
export function explainFailures(provides: Partial<Engines>): Partial<Engines> {
  const explained = Object.entries(provides).map(([capability, work]) => [
    capability,
    async (...args: readonly unknown[]) => {
      try {
        return await Reflect.apply(work, undefined, args);
      } catch (error) {
        throw isAborted(args[0]) ? error : explainFailure(error, { hasFile: args.length > 0 });
      }
    },
  ]);
  return Object.fromEntries(explained);
}

const isAborted = (request: unknown): boolean =>
  request !== null &&
  typeof request === 'object' &&
  'signal' in request &&
  request.signal instanceof AbortSignal &&
  request.signal.aborted;

/** The refusal for whatever an engine threw while it worked on a file, or on none. */
export function explainFailure(error: unknown, { hasFile }: { hasFile: boolean }): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return diskErrors.full(error);
  const details = { cause: error, log: describeError(error) };
  // No process, thread, descriptor or memory left for it.
  if (hasCode(error, 'EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM')) return engineErrors.busy(undefined, details);
  if (error instanceof CommandError) return fromCommandError(error);
  if (error instanceof AggregateError && error.errors.length > 0) {
    const each = error.errors.map((failure) => explainFailure(failure, { hasFile }));
    // One that opened the file knows more than one that could not start.
    const { code, status, message } = each.find(({ status }) => status < 500) ?? each[0] ?? engineErrors.failed();
    return new AppError({ code, status, message, ...details });
  }
  return hasFile ? engineErrors.failed(undefined, details) : engineErrors.unavailable(undefined, details);
}
