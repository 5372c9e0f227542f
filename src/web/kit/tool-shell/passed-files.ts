import type { FileType } from '../../../shared/file-types.ts';

/** A file on the server, such as another tool's result. */
export type StoredFile = { id: string; name: string; type: FileType; bytes: number };

/** A tool's input: a local file, or a stored one that needs no upload. */
export type FileSource = File | StoredFile;

let waiting: readonly FileSource[] = [];

/** Passes files to the tool opened next. */
export function passFiles(files: readonly FileSource[]): void {
  waiting = files;
}

/** Whether a page is about to get files. */
export const hasPassedFiles = (): boolean => waiting.length > 0;

/** Takes the files passed to this tool; empty when there are none. */
export function takePassedFiles(): readonly FileSource[] {
  const files = waiting;
  waiting = [];
  return files;
}
