import { PackageCheck } from 'lucide-react';
import { PdfResult } from '../../web/kit/pdf/pdf-result.tsx';
import { pdfMerger } from './pdf-merger.tool.ts';
import type { Merged } from './use-merge.web.ts';

/** The finished PDF: its size, what was kept and left out, and its download. */
export function MergeResult({ merged, onDeleted }: { merged: Merged; onDeleted: () => void }) {
  return (
    <PdfResult result={merged} slug={pdfMerger.slug} onDeleted={onDeleted}>
      <p className="flex items-start gap-2 text-[0.9375rem] text-soft">
        <PackageCheck className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true" />
        {describeKept(merged)}
      </p>
    </PdfResult>
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
