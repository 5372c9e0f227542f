import { guessFileType } from '../../web/kit/tool-shell/guess-file-type.ts';
import type { StoredFile } from '../../web/kit/tool-shell/passed-files.ts';
import type { BulkItem } from './queue-state.ts';

/** The upload of a file on the server; undefined until it has arrived. */
export function storedUpload({ stored, name, bytes }: BulkItem): StoredFile | undefined {
  if (stored === undefined) return undefined;
  return { id: stored, name, bytes, type: guessFileType({ name, type: '' }) ?? 'any' };
}
