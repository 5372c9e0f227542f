import { safeFileName } from '../../shared/file-types.ts';

/** A file's name without its extension, the title of its bookmark. */
export function titleOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(0, dot) : fileName;
}

/** The name of the merged file: the requested one, or that of its first file. */
export function mergedName(requestedName: string | undefined, firstFileName: string): string {
  const requestedStem = safeFileName((requestedName ?? '').replace(/\.pdf$/i, ''), '');
  return requestedStem === '' ? `${titleOf(firstFileName)}-merged.pdf` : `${requestedStem}.pdf`;
}
