import type { ActionResult } from '../../catalog/define-tool.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import type { WorkOnFile } from '../../web/kit/tool-shell/file-queue.ts';
import type { CompressionOptions } from './compression-options.ts';
import { imageCompressor } from './image-compressor.tool.ts';

const { compress } = imageCompressor.actions;

/** The call, apart from the page, which loads it with the first interaction. */
export const compressWith =
  (options: CompressionOptions): WorkOnFile<ActionResult<typeof compress>> =>
  (source, report) =>
    callAction(compress, { files: { file: [source] }, options, ...report });
