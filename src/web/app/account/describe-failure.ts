import { CallError } from '../../kit/http/call-error.ts';

/** What the visitor is told of a failure. What is no refused call is a defect of the page: the console has the details. */
export function describeFailure(error: unknown): string {
  if (error instanceof CallError) return error.message;
  reportError(error);
  return 'Something went wrong on this page. Reload it and try again.';
}
