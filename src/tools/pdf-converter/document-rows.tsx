import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { PreviewButton } from '../../web/kit/preview/preview-button.tsx';
import { ContinueWith, DownloadAll } from '../../web/kit/tool-shell/all-results.tsx';
import { FileRows } from '../../web/kit/tool-shell/file-rows.tsx';
import { WarningList } from '../../web/kit/tool-shell/warning-list.tsx';
import { outputFormats } from './output-formats.ts';
import { pdfConverter } from './pdf-converter.tool.ts';
import { resultFile } from './use-conversion.web.ts';
import type { DocumentDesk } from './use-documents.web.ts';

/** A row for each document or PDF, converted one by one: progress, notes and a preview of its pages. */
export function DocumentRows({ desk }: { desk: DocumentDesk }) {
  const { files, run, help } = desk;
  const results = files.items.flatMap(({ status }) => (status.state === 'done' ? [resultFile(status.result)] : []));
  return (
    <>
      <FileRows
        files={files}
        busyWord="Converting"
        onRetry={(key) => run([key])}
        resultFile={resultFile}
        details={(_item, result) => (
          <>
            <p className="text-[0.9375rem] text-soft tabular-nums">
              {outputFormats[result.format].name} · {formatBytes(result.size)} ·{' '}
              {t('{count, plural, one {# page} other {# pages}}', { count: result.pages })}
            </p>
            <WarningList warnings={result.notes} />
            <PreviewButton file={resultFile(result)} />
          </>
        )}
        help={help}
      />
      {results.length > 1 && <DownloadAll results={results} name="documents.zip" />}
      <ContinueWith results={results} slug={pdfConverter.slug} />
    </>
  );
}
