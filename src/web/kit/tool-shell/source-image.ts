import { fileUrl } from '../../../modules/files/files.contract.ts';
import { guessFileType } from './guess-file-type.ts';
import type { FileSource } from './passed-files.ts';
import { canBeShown, previewUrl } from './result-file.ts';
import { useObjectUrl } from './use-object-url.ts';

/** An object URL of a source; undefined while it is made and for types browsers cannot show. */
export function useSourceImage(source: FileSource): string | undefined {
  const isFile = source instanceof File;
  const shown = canBeShown(isFile ? guessFileType(source) : source.type);
  const objectUrl = useObjectUrl(isFile && shown ? source : undefined);
  if (isFile || !shown) return objectUrl;
  return previewUrl({ url: fileUrl(source.id, source.name), type: source.type });
}
