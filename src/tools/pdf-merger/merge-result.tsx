import { Download, PackageCheck, Trash2 } from 'lucide-react';
import { formatBytes } from '../../shared/units.ts';
import { useBroughtIntoView } from '../../web/kit/pdf/use-brought-into-view.ts';
import { ContinueWith } from '../../web/kit/tool-shell/all-results.tsx';
import { deleteStored } from '../../web/kit/tool-shell/delete-stored.ts';
import { asStoredFile, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { WarningList } from '../../web/kit/tool-shell/warning-list.tsx';
import { ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { pdfMerger } from './pdf-merger.tool.ts';
import type { Merged } from './use-merge.web.ts';

/** The finished PDF: its size, what was kept and left out, and its download. */
export function MergeResult({ merged, onDeleted }: { merged: Merged; onDeleted: () => void }) {
  const panel = useBroughtIntoView();
  const { downloadUrl: url, fileName: name, pageCount, bytes, warnings } = merged;
  const file: ResultFile = { url, name, type: 'pdf', bytes };
  const remove = async () => {
    await deleteStored([asStoredFile(file)]);
    onDeleted();
  };
  return (
    <Panel ref={panel} aria-labelledby="merge-result" className="rise space-y-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="merge-result" className="break-all text-xl">
            {name}
          </h2>
          <p className="mt-1 font-medium tabular-nums">
            {pageCount === 1 ? '1 page' : `${pageCount.toLocaleString('en')} pages`} · {formatBytes(bytes)}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <ButtonAnchor href={url} download={name}>
            <Download className="size-5" aria-hidden="true" />
            Download
            <span className="sr-only"> {name}</span>
          </ButtonAnchor>
          <IconButton icon={Trash2} label={`Delete ${name} from the server`} onClick={remove} />
        </div>
      </div>
      <p className="flex items-start gap-2 text-[0.9375rem] text-soft">
        <PackageCheck className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true" />
        {describeKept(merged)}
      </p>
      <WarningList warnings={warnings} />
      <ContinueWith results={[file]} slug={pdfMerger.slug} />
    </Panel>
  );
}

function describeKept({ kept, renamedFields }: Merged): string {
  const counts: [number, string, string][] = [
    [kept.bookmarks, 'bookmark', 'bookmarks'],
    [kept.links, 'link', 'links'],
    [kept.fields, 'form field', 'form fields'],
    [kept.annotations, 'note or mark', 'annotations'],
    [kept.attachments, 'attachment', 'attachments'],
  ];
  const there = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`);
  const what =
    there.length === 0 ? 'Every page is kept as it was.' : `Kept: every page as it was, ${there.join(', ')}.`;
  if (renamedFields === 0) return what;
  const renamed = renamedFields === 1 ? '1 form field got' : `${renamedFields} form fields got`;
  return `${what} ${renamed} a new name, so that no two share a value.`;
}
