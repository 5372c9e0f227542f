import type { ActionOptions, ActionResult } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { downloadFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { pdfSplitter, splitFailed } from './pdf-splitter.tool.ts';

const { split } = pdfSplitter.actions;
export type SplitResult = ActionResult<typeof split>;
export type SplitOptions = Partial<ActionOptions<typeof split>>;

/** Delay from success to the download, in milliseconds. */
const downloadDelayMs = 100;

/** Sends the file and waits for its parts. Cancelled when the page is left. */
export function useSplit() {
  const { start, ...call } = useCall(split, t('Splitting'));
  return {
    ...call,
    start: (file: FileSource, options: SplitOptions, onStored: (id: string | undefined) => void) =>
      start(
        { files: { file: [file] }, options },
        {
          onDone: ({ result, inputs }) => {
            onStored(inputs.file?.[0]);
            showToast({
              title: t('PDF Split Successfully!'),
              text: t('Created {count, plural, one {# separate PDF file} other {# separate PDF files}}', {
                count: result.downloadUrls.length,
              }),
              tone: 'success',
            });
            setTimeout(() => downloadFile(downloadOf(result)), downloadDelayMs);
          },
          onFailed: (error) => showFailure(splitFailed.title, error),
        },
      ),
  };
}

/** All parts in one ZIP, or a single part itself. */
function downloadOf({ downloadUrls, parts, zipUrl, zipName }: SplitResult): { url: string; name: string } {
  const [url] = downloadUrls;
  const [part] = parts;
  return parts.length === 1 && url && part ? { url, name: part.name } : { url: zipUrl, name: zipName };
}
