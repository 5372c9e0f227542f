import { fileIdOf } from '../../../modules/files/files.contract.ts';
import type { FileType } from '../../../shared/file-types.ts';
import type { StoredFile } from './passed-files.ts';

/** A tool's output file: what its row needs to show, download, delete and pass it on. */
export type ResultFile = {
  /** Its download address. */
  url: string;
  name: string;
  type: FileType;
  bytes: number;
};

// Formats browsers display. Few show HEIC, hardly any TIFF.
const shownTypes: readonly FileType[] = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];

export const canBeShown = (type: FileType | undefined): boolean => type !== undefined && shownTypes.includes(type);

/** The address for showing the file in a page; SVG only ever as an image, where scripts do not run. */
export const previewUrl = ({ url, type }: Pick<ResultFile, 'url' | 'type'>): string =>
  type === 'svg' ? url : `${url}?inline`;

export function asStoredFile({ url, name, type, bytes }: ResultFile): StoredFile {
  const id = fileIdOf(url);
  if (id === undefined) throw new Error(`${url} is not the address of a stored file.`);
  return { id, name, type, bytes };
}

/** Starts a download, like a click on the link. */
export function downloadFile({ url, name }: Pick<ResultFile, 'url' | 'name'>): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
