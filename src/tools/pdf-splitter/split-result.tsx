import { Download, FolderDown, Trash2 } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { tintClasses } from '../../web/kit/pdf/page-look.ts';
import { useBroughtIntoView } from '../../web/kit/pdf/use-brought-into-view.ts';
import { ContinueWith } from '../../web/kit/tool-shell/all-results.tsx';
import { deleteStored } from '../../web/kit/tool-shell/delete-stored.ts';
import { asStoredFile, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { WarningList } from '../../web/kit/tool-shell/warning-list.tsx';
import { ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { pdfSplitter } from './pdf-splitter.tool.ts';
import type { SplitResult } from './use-split.web.ts';

/** Links to the parts, and to all of them as one ZIP. */
export function SplitParts({ result, onDeleted }: { result: SplitResult; onDeleted: () => void }) {
  const panel = useBroughtIntoView();
  const { downloadUrls, parts, zipUrl, zipName, warnings } = result;
  const files = parts.flatMap(({ name, bytes }, index): ResultFile[] => {
    const url = downloadUrls[index];
    return url === undefined ? [] : [{ url, name, type: 'pdf', bytes }];
  });
  const zip: ResultFile = { url: zipUrl, name: zipName, type: 'zip', bytes: 0 };
  const remove = async () => {
    await deleteStored([zip, ...files].map(asStoredFile));
    onDeleted();
  };
  return (
    <Panel ref={panel} aria-labelledby="split-result" className="rise space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="split-result" className="text-xl">
          {t('{count, plural, one {# file} other {# files}}', { count: parts.length })}
        </h2>
        <div className="flex items-center gap-1">
          <ButtonAnchor href={zipUrl} download={zipName}>
            <FolderDown className="size-5" aria-hidden="true" />
            Download all as ZIP
          </ButtonAnchor>
          <IconButton icon={Trash2} label="Delete all from the server" onClick={remove} />
        </div>
      </div>
      <ol aria-label="Parts" className="max-h-96 space-y-1 overflow-y-auto">
        {files.map(({ url, name, bytes }, index) => (
          <li key={url} className="flex items-center gap-3 rounded-[10px] py-1 pe-1">
            <span
              aria-hidden="true"
              className={classNames('h-9 w-1.5 shrink-0 rounded-full', tintClasses(index).bar)}
            />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate font-medium" title={name}>
                {name}
              </span>
              <span className="block text-sm text-soft tabular-nums">
                {describePages(parts[index])} · {formatBytes(bytes)}
              </span>
            </span>
            <ButtonAnchor look="secondary" size="small" href={url} download={name}>
              <Download className="size-4" aria-hidden="true" />
              <span className="sr-only sm:not-sr-only">Download</span>
              <span className="sr-only"> {name}</span>
            </ButtonAnchor>
          </li>
        ))}
      </ol>
      <WarningList warnings={warnings} />
      <ContinueWith results={files} slug={pdfSplitter.slug} />
    </Panel>
  );
}

const longList = 40;

function describePages(part: SplitResult['parts'][number] | undefined): string {
  if (!part) return '';
  const { pages, pageCount } = part;
  return pages.length > longList
    ? t('{count, plural, one {# page} other {# pages}}', { count: pageCount })
    : t('{count, plural, one {page {pages}} other {pages {pages}}}', { count: pageCount, pages });
}
