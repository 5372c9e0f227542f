import { type FileType, fileTypeOfMime, fileTypes, isFileType } from '../../../shared/file-types.ts';

/**
 * What a file of the visitor's machine probably is, by its media type or else its name's ending. Only a first check before
 * the upload: the server looks at the content.
 */
export function guessFileType({ name, type }: { name: string; type: string }): FileType | undefined {
  const byMime = fileTypeOfMime(type);
  if (byMime) return byMime;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.keys(fileTypes)
    .filter(isFileType)
    .find((candidate) => fileTypes[candidate].extensions.some((extension) => extension === ending));
}
