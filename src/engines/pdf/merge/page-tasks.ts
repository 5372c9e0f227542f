import type { SplitTask } from '../split/split-pdf.ts';
import type { MergeTask } from './merge-pdfs.ts';

/** What the server asks its page threads to do. */
export type PageJob = { name: 'merge'; task: MergeTask } | { name: 'split'; task: SplitTask };

export type PageTask = PageJob & {
  /** Where the thread says how far it is, in thousandths. */
  progress: SharedArrayBuffer;
};
