import type { ActionResult } from '../../catalog/define-tool.ts';
import { isFileType } from '../../shared/file-types.ts';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import type { imageCompressor } from './image-compressor.tool.ts';

export type CompressionResult = ActionResult<typeof imageCompressor.actions.compress>;

/** The result as a file of the list. Throws on a format this page does not know. */
export function resultFile({ downloadUrl, fileName, format, compressedSize }: CompressionResult): ResultFile {
  if (!isFileType(format)) throw new Error(`The server answered with an unknown format: ${format}.`);
  return { url: downloadUrl, name: fileName, type: format, bytes: compressedSize };
}
