import { createId } from '../../../shared/ids.ts';

const ids = new WeakMap<File, string>();

/** A file's id in this browser: for a file that was kept it is the same after a reload. */
export function idOf(file: File): string {
  const id = ids.get(file) ?? createId();
  ids.set(file, id);
  return id;
}

export const knowAs = (file: File, id: string): void => void ids.set(file, id);
