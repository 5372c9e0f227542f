import { AppError, defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { SECOND_MS } from '../../shared/units.ts';
import type { CommandError } from './run-command.ts';

/**
 * Errors common to all engines. 503 where the machine is at fault; what fails on one file is a 4xx, since the same file would
 * fail again (decision 0005).
 */
export const engineErrors = {
  busy: defineError('ENGINE_BUSY', 503, () => t('The server is busy right now. Please try again in a minute.')),
  stopping: defineError('ENGINE_STOPPING', 503, () => t('The server is restarting. Please try again in a minute.')),
  timedOut: defineError('ENGINE_TIMED_OUT', 422, ({ seconds }: { seconds: number }) =>
    t(
      'The file took longer than {seconds, plural, one {# second} other {# seconds}} and was abandoned. Please try a smaller or simpler one.',
      { seconds },
    ),
  ),
  crashed: defineError('ENGINE_CRASHED', 422, () =>
    t('The program that handles this kind of file stopped unexpectedly. Please try again, or try another file.'),
  ),
  failed: defineError('ENGINE_FAILED', 422, () =>
    t(
      'This file could not be processed: the program for it failed in a way we did not expect, which has been logged. Please try another version of the file, such as a new export.',
    ),
  ),
  unavailable: defineError('ENGINE_UNAVAILABLE', 503, () =>
    t('A program that this needs does not work on this server at the moment. Please try again in a minute.'),
  ),
  tooMuchMemory: defineError('ENGINE_OUT_OF_MEMORY', 422, () =>
    t('This file needs more memory than the server allows for one file. Please try a smaller or simpler one.'),
  ),
  overLimit: defineError('ENGINE_OVER_LIMIT', 422, () =>
    t('This file needs more work than the server allows for one file. Please try a smaller or simpler one.'),
  ),
};

const ownFailures: ReadonlySet<string> = new Set([
  engineErrors.timedOut({ seconds: 0 }).code,
  engineErrors.crashed().code,
  engineErrors.failed().code,
]);

/** Whether an engine failed on its own, and another might not: such a refusal says nothing certain about the file. */
export const isEngineFailure = (error: unknown): boolean => error instanceof AppError && ownFailures.has(error.code);

/** The error for a failed program, where no knowledge of the program is needed. Engines interpret exit codes themselves. */
export function fromCommandError(error: CommandError, timeoutMs?: number): AppError {
  const details = { log: error.message, cause: error };
  if (error.failure === 'timed-out' && timeoutMs !== undefined)
    return engineErrors.timedOut({ seconds: Math.round(timeoutMs / SECOND_MS) }, details);
  if (error.failure === 'missing') return engineErrors.unavailable(undefined, details);
  if (error.failure === 'failed') return engineErrors.crashed(undefined, details);
  return engineErrors.overLimit(undefined, details);
}
