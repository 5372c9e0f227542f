import { safeFileName } from '../../shared/file-types.ts';

/** A file's name without its ending: what its entry among the bookmarks is called. */
export function titleOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(0, dot) : fileName;
}

/** What a merged file is called: as wished, or after the first of its files. */
export function mergedName(wish: string | undefined, firstFileName: string): string {
  const wished = safeFileName((wish ?? '').replace(/\.pdf$/i, ''), '');
  return wished === '' ? `${titleOf(firstFileName)}-merged.pdf` : `${wished}.pdf`;
}
