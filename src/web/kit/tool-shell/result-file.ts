import { fileIdOf } from '../../../modules/files/files.contract.ts';
import type { FileType } from '../../../shared/file-types.ts';
import type { StoredFile } from './passed-files.ts';

/** A file that a tool made: what its row needs to show, download, delete and pass it on. */
export type ResultFile = {
  /** Its download address. */
  url: string;
  name: string;
  type: FileType;
  bytes: number;
};

// What browsers show in a page. HEIC is shown by some, TIFF by hardly any.
const shownTypes: readonly FileType[] = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];

export const canBeShown = (type: FileType | undefined): boolean => type !== undefined && shownTypes.includes(type);

/** The address under which a page can show the file; SVG is only ever shown as an image, where its scripts do not run. */
export const previewUrl = ({ url, type }: Pick<ResultFile, 'url' | 'type'>): string =>
  type === 'svg' ? url : `${url}?inline`;

export function asStoredFile({ url, name, type, bytes }: ResultFile): StoredFile {
  const id = fileIdOf(url);
  if (id === undefined) throw new Error(`${url} is not the address of a stored file.`);
  return { id, name, type, bytes };
}

/** Starts a download, as if the link had been clicked. */
export function downloadFile({ url, name }: Pick<ResultFile, 'url' | 'name'>): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
