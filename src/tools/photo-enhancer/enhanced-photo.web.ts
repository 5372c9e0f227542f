import type { ActionResult } from '../../catalog/define-tool.ts';
import { isFileType } from '../../shared/file-types.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import type { photoEnhancer } from './photo-enhancer.tool.ts';

export type EnhancementResult = ActionResult<typeof photoEnhancer.actions.enhance>;

/** The result as a file of the list. Throws on a format this page does not know. */
export function resultFile({ enhancedUrl, fileName, format, enhancedSize }: EnhancementResult): ResultFile {
  if (!isFileType(format)) throw new Error(`The server answered with an unknown format: ${format}.`);
  return { url: enhancedUrl, name: fileName, type: format, bytes: enhancedSize };
}

/** Identifies a photo on the list, also after a reload. */
export const photoName = (source: FileSource): string =>
  `${source instanceof File ? source.size : source.bytes}/${source.name}`;
