import { fileUrl } from '../../../modules/files/files.contract.ts';
import type { FileType } from '../../../shared/file-types.ts';
import { t } from '../../../shared/language/translate.ts';
import { CallError, callErrors, isAbort } from '../http/call-error.ts';
import { guessFileType } from './guess-file-type.ts';
import type { FileSource } from './passed-files.ts';

export const bytesOf = (source: FileSource): number => (source instanceof File ? source.size : source.bytes);

/** What it probably is: of a local file only the server knows better. */
export const typeOf = (source: FileSource): FileType | undefined =>
  source instanceof File ? guessFileType(source) : source.type;

/** The bytes of a file, from the visitor's disk or from the server. Rejects with a CallError when it is gone from there. */
export async function contentOf(source: FileSource, signal?: AbortSignal): Promise<Blob> {
  if (source instanceof File) {
    await requireReadable([source]);
    return source;
  }
  const answer = await fetch(fileUrl(source.id, source.name), { signal: signal ?? null }).catch((error: unknown) => {
    throw isAbort(error) ? error : callErrors.network(error);
  });
  if (answer.status >= 500) throw callErrors.failed(answer.status);
  if (!answer.ok)
    throw new CallError(
      fileGone.onServer,
      t('{name} is no longer on the server. Please choose it again.', { name: source.name }),
    );
  return answer.blob();
}

/** Codes of errors after which a file has to be chosen again. */
export const fileGone = { onServer: 'FILE_GONE', onDisk: 'FILE_UNREADABLE' } as const;

export const isFileGone = ({ code }: { code: string }): boolean =>
  code === fileGone.onServer || code === fileGone.onDisk;

/** Browsers cannot read a file any more that was changed, moved or deleted after it was chosen. Rejects with a CallError. */
export async function requireReadable(sources: readonly FileSource[]): Promise<void> {
  for (const source of sources) {
    if (!(source instanceof File)) continue;
    try {
      await source.slice(0, 1).arrayBuffer();
    } catch (error) {
      const { name } = source;
      const sentence = t(
        '{name} was changed, moved or deleted on this device after you chose it. Please choose it again.',
        { name },
      );
      throw new CallError(fileGone.onDisk, sentence, error);
    }
  }
}
