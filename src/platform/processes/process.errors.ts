import { type AppError, defineError } from '../../shared/errors.ts';
import { SECOND_MS } from '../../shared/units.ts';
import type { CommandError } from './run-command.ts';

/** Errors common to all engines. */
export const engineErrors = {
  busy: defineError('ENGINE_BUSY', 503, () => 'The server is busy right now. Please try again in a minute.'),
  stopping: defineError('ENGINE_STOPPING', 503, () => 'The server is restarting. Please try again in a minute.'),
  timedOut: defineError(
    'ENGINE_TIMED_OUT',
    504,
    ({ seconds }: { seconds: number }) =>
      `The file took longer than ${seconds} seconds and was abandoned. Please try a smaller or simpler one.`,
  ),
  crashed: defineError(
    'ENGINE_CRASHED',
    500,
    () => 'The program that handles this kind of file stopped unexpectedly. Please try again, or try another file.',
  ),
  tooMuchMemory: defineError(
    'ENGINE_OUT_OF_MEMORY',
    422,
    () => 'This file needs more memory than the server allows for one file. Please try a smaller or simpler one.',
  ),
  overLimit: defineError(
    'ENGINE_OVER_LIMIT',
    422,
    () => 'This file needs more work than the server allows for one file. Please try a smaller or simpler one.',
  ),
};

/** The error for a failed program, where no knowledge of the program is needed. Engines interpret exit codes themselves. */
export function fromCommandError(error: CommandError, timeoutMs: number): AppError {
  const details = { log: error.message, cause: error };
  if (error.failure === 'timed-out')
    return engineErrors.timedOut({ seconds: Math.round(timeoutMs / SECOND_MS) }, details);
  if (error.failure === 'over-limit') return engineErrors.overLimit(undefined, details);
  return engineErrors.crashed(undefined, details);
}
