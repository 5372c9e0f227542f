import type { EditTask } from '../edit/apply-edits.ts';
import type { SplitTask } from '../split/split-pdf.ts';
import type { MergeTask } from './merge-pdfs.ts';

export type PageJob =
  | { name: 'merge'; task: MergeTask }
  | { name: 'split'; task: SplitTask }
  | { name: 'edit'; task: EditTask };

export type PageTask = PageJob & {
  /** Progress in thousandths, shared with the thread. */
  progress: SharedArrayBuffer;
};
