import { PackageCheck } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
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
  const { bookmarks, links, fields, annotations, attachments } = kept;
  const things = [
    bookmarks > 0 && t('{count, plural, one {# bookmark} other {# bookmarks}}', { count: bookmarks }),
    links > 0 && t('{count, plural, one {# link} other {# links}}', { count: links }),
    fields > 0 && t('{count, plural, one {# form field} other {# form fields}}', { count: fields }),
    annotations > 0 && t('{count, plural, one {# note or mark} other {# annotations}}', { count: annotations }),
    attachments > 0 && t('{count, plural, one {# attachment} other {# attachments}}', { count: attachments }),
  ].filter((thing) => thing !== false);
  const what =
    things.length === 0
      ? t('Every page is kept as it was.')
      : t('Kept: every page as it was, {things}.', { things: things.join(', ') });
  if (renamedFields === 0) return what;
  const renamed = t(
    '{count, plural, one {# form field got a new name, so that no two share a value.} other {# form fields got a new name, so that no two share a value.}}',
    { count: renamedFields },
  );
  return `${what} ${renamed}`;
}
