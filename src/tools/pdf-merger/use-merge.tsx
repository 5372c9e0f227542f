import type { FileSource } from '../../web/tool-shell/hand-over.ts';
import { downloadFile } from '../../web/tool-shell/result-file.ts';
import { tellFailure } from '../../web/tool-shell/tell-failure.ts';
import { useCall } from '../../web/tool-shell/use-call.tsx';
import { showToast } from '../../web/ui/toast.ts';
import type { ActionOptions, ActionResult } from '../define-tool.ts';
import { mergeFailed, pdfMerger } from './pdf-merger.tool.ts';

const { merge } = pdfMerger.actions;
export type Merged = ActionResult<typeof merge>;
export type MergeRequest = { files: readonly FileSource[]; options: Partial<ActionOptions<typeof merge>> };

/** From success to the download, in milliseconds. */
const downloadDelayMs = 100;

/** Sends the files and waits for the one PDF. Its work ends when the page is left. */
export function useMerge() {
  const { start, ...call } = useCall(merge, 'Merging');
  return {
    ...call,
    start: (
      { files, options }: MergeRequest,
      hear: { onStored: (ids: readonly string[]) => void; onRefused: (file: number, reason: string) => void },
    ) =>
      start(
        { files: { file: files }, options },
        {
          onDone: ({ result, inputs }) => {
            hear.onStored(inputs.file ?? []);
            showToast({ title: 'PDFs Merged Successfully!', text: describeMerged(result), tone: 'success' });
            setTimeout(() => downloadFile({ url: result.downloadUrl, name: result.fileName }), downloadDelayMs);
          },
          onFailed: (error) => {
            if (error.file !== undefined) hear.onRefused(error.file, error.message);
            tellFailure(mergeFailed.title, error);
          },
        },
      ),
  };
}

const describeMerged = ({ sources, pageCount }: Merged): string =>
  `${sources.length} files in one PDF of ${pageCount === 1 ? '1 page' : `${pageCount.toLocaleString('en')} pages`}.`;
