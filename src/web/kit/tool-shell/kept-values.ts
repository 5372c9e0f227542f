import { idOf } from './file-ids.ts';

/** Stands for a file in a value that is written down. */
export type FileMark = { keptFile: string; name: string };

/** All files in a value, wherever they are in it. */
export function filesIn(value: unknown): File[] {
  if (value instanceof File) return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(filesIn) : [];
}

/** A value with marks in the place of its files, which are put into `files`. */
export function detach(value: unknown, files: Map<string, File>): unknown {
  if (value instanceof File) {
    const keptFile = idOf(value);
    files.set(keptFile, value);
    return { keptFile, name: value.name } satisfies FileMark;
  }
  if (Array.isArray(value)) return value.map((item) => detach(item, files));
  return isPlain(value) ? mapValues(value, (item) => detach(item, files)) : value;
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

export const mapValues = (object: Readonly<Record<string, unknown>>, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));

/** Where a page's values are put in `localStorage` when it is left before they are in the database. */
export const rescuedPrefix = 'satchel.kept.rescued.';
