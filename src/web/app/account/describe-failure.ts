import { CallError } from '../../kit/http/call-error.ts';

/** The sentence shown for a failure. Anything but a refused call is a bug in the page and is logged to the console. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof CallError)) reportError(error);
  return failureSentence(error);
}

/** The same sentence for a failure that was logged before. */
export const failureSentence = (error: unknown): string =>
  error instanceof CallError ? error.message : 'Something went wrong on this page. Reload it and try again.';
