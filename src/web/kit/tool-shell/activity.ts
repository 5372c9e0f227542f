import type { FileSource } from './passed-files.ts';

/** What happens on a page that a suggestion may be about. */
export type Activity =
  /** A tool's call failed. `proHelps`: Pro users would not have been refused. */
  | { kind: 'failed'; code: string; proHelps: boolean }
  /** The page does not take this type of file. */
  | { kind: 'refused'; source: FileSource }
  /** Files were dropped, pasted or chosen. */
  | { kind: 'files' }
  /** A tool's work was started. */
  | { kind: 'started' };

const listeners = new Set<(activity: Activity) => void>();

/** Nobody listens until the page is at rest, or when suggestions are off; then it is lost. */
export function noteActivity(activity: Activity): void {
  for (const listener of listeners) listener(activity);
}

/** @returns a function that stops listening. */
export function onActivity(listener: (activity: Activity) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
