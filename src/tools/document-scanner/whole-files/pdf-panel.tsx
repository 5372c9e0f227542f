import type { ActionResult } from '../../../catalog/define-tool.ts';
import { t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { usePasswords } from '../../../web/kit/pdf/use-passwords.tsx';
import { ContinueWith, DownloadAll } from '../../../web/kit/tool-shell/all-results.tsx';
import { callAction, resumeCall } from '../../../web/kit/tool-shell/call-action.ts';
import type { FollowCall, Settled } from '../../../web/kit/tool-shell/file-queue.ts';
import { FileRows } from '../../../web/kit/tool-shell/file-rows.tsx';
import type { ResultFile } from '../../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../../web/kit/tool-shell/show-failure.ts';
import { StartButton } from '../../../web/kit/tool-shell/start-button.tsx';
import type { FileList } from '../../../web/kit/tool-shell/use-file-queue.ts';
import { Panel } from '../../../web/kit/ui/panel.tsx';
import { showToast } from '../../../web/kit/ui/toast.ts';
import { documentScanner, processingFailed } from '../document-scanner.tool.ts';
import { useBroughtIntoView } from '../use-brought-into-view.web.ts';

const { ocr } = documentScanner.actions;
export type SearchablePdf = ActionResult<typeof ocr>;
/** Resumes the work on a PDF after a reload. */
export const followPdf: FollowCall<SearchablePdf> = (begun, report) => resumeCall(ocr, begun, report);

/** Scanned PDFs: their text is recognised and laid over their pages, which are not cropped or cleaned. */
export function PdfPanel({ files, languages }: { files: FileList<SearchablePdf>; languages: string[] }) {
  const wrong = t('This password does not open it.');
  const { passwordOf, help } = usePasswords({ busy: false, wrong, onUnlock: (key) => run([key]) });
  const open = files.items.filter(({ status }) => status.state !== 'refused' && status.state !== 'done');
  const results = files.items.flatMap(({ status }) => (status.state === 'done' ? [resultFile(status.result)] : []));

  // A PDF chosen below the pages and their text would be out of sight.
  const panel = useBroughtIntoView(files.items.at(-1)?.key ?? false);

  const run = (keys: readonly number[]) =>
    files.start(
      (source, report) => {
        const options = { languages, password: passwordOf(source) };
        return callAction(ocr, { files: { file: [source] }, options, ...report });
      },
      showOutcome,
      keys,
    );
  return (
    <Panel ref={panel} aria-labelledby="whole-pdfs" className="space-y-4">
      <div>
        <h2 id="whole-pdfs" className="text-xl">
          Scanned PDFs
        </h2>
        <p className="mt-1 text-soft">
          Their text is read and laid over their pages, so that it can be searched, selected and copied.
        </p>
      </div>
      <FileRows
        files={files}
        busyWord="Reading"
        onRetry={(key) => run([key])}
        resultFile={resultFile}
        details={(_item, result) => <ReadPages result={result} />}
        help={help}
      />
      {(open.length > 0 || files.busy) && (
        <StartButton
          label={open.length === 1 ? 'Make it searchable' : t('Make {count} PDFs searchable', { count: open.length })}
          busyLabel="Reading…"
          busy={files.busy}
          disabled={open.length === 0}
          onStart={() => run(open.map(({ key }) => key))}
          onCancel={() => files.cancel()}
        />
      )}
      {results.length > 1 && <DownloadAll results={results} name="searchable-pdfs.zip" />}
      <ContinueWith results={results} slug={documentScanner.slug} />
    </Panel>
  );
}

/** What was done with the pages, and notes on the result. */
function ReadPages({ result }: { result: SearchablePdf }) {
  const { pages, recognised, withText, blank, size, warnings } = result;
  const facts = [
    t('{read} of {pages, plural, one {# page} other {# pages}} read', { read: recognised.length, pages }),
    withText.length > 0 && t('{count} had text already', { count: withText.length }),
    blank.length > 0 && t('{count} blank', { count: blank.length }),
    formatBytes(size),
  ];
  return (
    <>
      <p className="text-[0.9375rem] text-soft">{facts.filter(Boolean).join(' · ')}</p>
      {warnings.map((warning) => (
        <p key={warning} className="text-sm text-soft">
          {warning}
        </p>
      ))}
    </>
  );
}

const resultFile = ({ downloadUrl: url, fileName: name, size: bytes }: SearchablePdf): ResultFile => ({
  url,
  name,
  type: 'pdf',
  bytes,
});

function showOutcome({ done: [made], failed: [failure] }: Settled<SearchablePdf>): void {
  if (failure) showFailure(processingFailed, failure);
  else if (made)
    showToast({
      title: t('Text added'),
      text: t('{fileName} is now searchable.', { fileName: made.result.fileName }),
      tone: 'success',
    });
}
