import { type FileType, fileTypeOfMime, fileTypes, isFileType } from '../../../shared/file-types.ts';

/** A local file's probable type, by media type or extension. A first check only: the server reads the content. */
export function guessFileType({ name, type }: { name: string; type: string }): FileType | undefined {
  const byMime = fileTypeOfMime(type);
  if (byMime) return byMime;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.keys(fileTypes)
    .filter(isFileType)
    .find((candidate) => fileTypes[candidate].extensions.some((extension) => extension === ending));
}
