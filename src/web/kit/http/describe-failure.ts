import { CallError, explainFailure, pageFault } from './call-error.ts';

/** The sentence shown for a failure. Anything but a refused call is a bug in the page and is logged to the console. */
export const describeFailure = (error: unknown): string => explainFailure(error).message;
/** The same sentence for a failure that was logged before. */
export const failureSentence = (error: unknown): string => (error instanceof CallError ? error.message : pageFault);
