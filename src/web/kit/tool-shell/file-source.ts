import { fileUrl } from '../../../modules/files/files.contract.ts';
import type { FileType } from '../../../shared/file-types.ts';
import { CallError } from '../http/call-error.ts';
import { guessFileType } from './guess-file-type.ts';
import type { FileSource } from './passed-files.ts';

export const bytesOf = (source: FileSource): number => (source instanceof File ? source.size : source.bytes);

/** What it probably is: of a local file only the server knows better. */
export const typeOf = (source: FileSource): FileType | undefined =>
  source instanceof File ? guessFileType(source) : source.type;

/** The bytes of a file, from the visitor's disk or from the server. Rejects with a CallError when it is gone from there. */
export async function contentOf(source: FileSource, signal?: AbortSignal): Promise<Blob> {
  if (source instanceof File) return source;
  const answer = await fetch(fileUrl(source.id, source.name), { signal: signal ?? null });
  if (!answer.ok)
    throw new CallError('FILE_GONE', `${source.name} is no longer on the server. Please choose it again.`);
  return answer.blob();
}
