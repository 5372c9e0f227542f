import { CallError } from '../../kit/http/call-error.ts';

/** The sentence shown for a failure. Anything but a refused call is a bug in the page and is logged to the console. */
export function describeFailure(error: unknown): string {
  if (error instanceof CallError) return error.message;
  reportError(error);
  return 'Something went wrong on this page. Reload it and try again.';
}
