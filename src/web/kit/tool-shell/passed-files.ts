import type { FileType } from '../../../shared/file-types.ts';

/** A file that is on the server already, such as another tool's result. */
export type StoredFile = { id: string; name: string; type: FileType; bytes: number };

/** What a tool can be given: a file of the visitor's machine, or a stored one that needs no second upload. */
export type FileSource = File | StoredFile;

let waiting: readonly FileSource[] = [];

/** Leaves files for the tool whose page opens next. */
export function passFiles(files: readonly FileSource[]): void {
  waiting = files;
}

/** Takes the files that were left for this tool; empty when it was opened by itself. */
export function takePassedFiles(): readonly FileSource[] {
  const files = waiting;
  waiting = [];
  return files;
}
