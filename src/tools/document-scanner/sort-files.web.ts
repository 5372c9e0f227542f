import { fileTypes } from '../../shared/file-types.ts';
import { contentOf } from '../../web/kit/tool-shell/file-source.ts';
import { guessFileType } from '../../web/kit/tool-shell/guess-file-type.ts';
import type { FileSource, StoredFile } from '../../web/kit/tool-shell/passed-files.ts';
import { documentScanner } from './document-scanner.tool.ts';

const accepted: readonly string[] = documentScanner.actions.process.files.image.accepts;

type SortedFiles = { photos: File[]; pdfs: FileSource[]; others: File[] };

/** Sorts files by name and media type; the server checks the content. */
export function sortFiles(files: readonly File[]): SortedFiles {
  const typed = files.map((file) => ({ file, type: guessFileType(file) }));
  const photos = typed.filter(({ type }) => type !== undefined && accepted.includes(type)).map(({ file }) => file);
  const pdfs = typed.filter(({ type }) => type === 'pdf').map(({ file }) => file);
  return { photos, pdfs, others: files.filter((file) => !photos.includes(file) && !pdfs.includes(file)) };
}

/** The same for files passed on by another tool. Photos are fetched into the page, because their corners are set here. */
export async function sortHandedOver(sources: readonly FileSource[]): Promise<SortedFiles> {
  const pdfs = sources.filter((source) => !(source instanceof File) && source.type === 'pdf');
  const files = sources.filter((source) => !pdfs.includes(source)).map(fetchFile);
  const sorted = sortFiles(await Promise.all(files));
  return { ...sorted, pdfs: [...pdfs, ...sorted.pdfs] };
}

async function fetchFile(source: File | StoredFile): Promise<File> {
  if (source instanceof File) return source;
  return new File([await contentOf(source)], source.name, { type: fileTypes[source.type].mime });
}
