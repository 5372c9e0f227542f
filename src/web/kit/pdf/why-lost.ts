import { fileGone, isFileGone } from '../tool-shell/file-source.ts';
import type { PdfFile } from './use-pdf-file.ts';

/** Why a file has to be chosen again: the server has deleted it, it has changed on disk, or a reload has lost it. */
export type WhyLost = 'expired' | 'unreadable' | 'unkept';

export const whyGone = (code: string): WhyLost => (code === fileGone.onDisk ? 'unreadable' : 'expired');

/** @param isChosen whether there is a file, which may not have begun to open */
export function whyLost(file: PdfFile | undefined, isChosen: boolean): WhyLost | undefined {
  if (!file) return isChosen ? undefined : 'unkept';
  return file.is === 'doubtful' && isFileGone(file.error) ? whyGone(file.error.code) : undefined;
}
