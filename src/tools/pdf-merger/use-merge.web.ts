import type { ActionOptions, ActionResult } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { downloadFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { mergeFailed, pdfMerger } from './pdf-merger.tool.ts';

const { merge } = pdfMerger.actions;
export type Merged = ActionResult<typeof merge>;
export type MergeRequest = { files: readonly FileSource[]; options: Partial<ActionOptions<typeof merge>> };

/** Delay from success to the download, in milliseconds. */
const downloadDelayMs = 100;

/** Sends the files and waits for the PDF. Cancelled when the page is left. */
export function useMerge() {
  const { start, ...call } = useCall(merge, t('Merging'));
  return {
    ...call,
    start: (
      { files, options }: MergeRequest,
      callbacks: { onStored: (ids: readonly string[]) => void; onRefused: (file: number, reason: string) => void },
    ) =>
      start(
        { files: { file: files }, options },
        {
          onDone: ({ result, inputs }) => {
            callbacks.onStored(inputs.file ?? []);
            showToast({ title: t('PDFs Merged Successfully!'), text: describeMerged(result), tone: 'success' });
            setTimeout(() => downloadFile({ url: result.downloadUrl, name: result.fileName }), downloadDelayMs);
          },
          onFailed: (error) => {
            if (error.file !== undefined) callbacks.onRefused(error.file, error.message);
            showFailure(mergeFailed.title, error);
          },
        },
      ),
  };
}

const describeMerged = ({ sources, pageCount }: Merged): string =>
  t('{files, plural, one {# file} other {# files}} in one PDF of {pages, plural, one {# page} other {# pages}}.', {
    files: sources.length,
    pages: pageCount,
  });
