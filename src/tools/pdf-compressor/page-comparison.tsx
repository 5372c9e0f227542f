import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { asStoredFile, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { CompareSlider } from './compare-slider.tsx';
import { describeSimilarity, mostChangedPage } from './describe-similarity.ts';
import { type OpenedPdf, useOpenedPdf } from './use-opened-pdf.web.ts';

/** Every page before and after, one over the other, with its similarity. Starts with the page that changed most. */
export function PageComparison(props: {
  service: PdfService;
  source: OpenedPdf;
  result: ResultFile;
  similarities: readonly (number | null)[];
}) {
  const { service, source, result, similarities } = props;
  const worst = mostChangedPage(similarities);
  const [page, setPage] = useState(worst);
  const stored = useMemo<FileSource>(() => asStoredFile(result), [result]);
  const after = useOpenedPdf(service, stored);
  const pages = similarities.length;
  const number = page + 1;
  const similarity = describeSimilarity(similarities[page] ?? null);
  const show = (next: number) => setPage(Math.min(Math.max(next, 0), pages - 1));
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'PageUp') show(page - 1);
    if (key === 'PageDown') show(page + 1);
  };
  return (
    <section
      aria-label="Pages before and after"
      onKeyDown={press}
      className="overflow-hidden rounded-[16px] border border-line bg-card shadow-card"
    >
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b px-4 py-2.5">
        <p className="min-w-0 flex-1 font-semibold tabular-nums" aria-live="polite">
          Page {number} of {pages} <span className="font-normal text-soft">· {similarity}</span>
        </p>
        {pages > 1 && (
          <>
            {page !== worst && (
              <Button look="quiet" size="small" onClick={() => show(worst)}>
                Most changed page
              </Button>
            )}
            <IconButton icon={ChevronLeft} label="Page before" disabled={page === 0} onClick={() => show(page - 1)} />
            <IconButton
              icon={ChevronRight}
              label="Next page"
              disabled={page === pages - 1}
              onClick={() => show(page + 1)}
            />
          </>
        )}
      </header>
      {source.state === 'open' && after.state === 'open' ? (
        <CompareSlider key={page} service={service} before={source.document} after={after.document} page={page} />
      ) : (
        <p className="px-4 py-10 text-center text-soft">
          {source.state === 'opening' || after.state === 'opening'
            ? t('Drawing the pages…')
            : t('This browser cannot draw the pages. The similarity was measured on the server.')}
        </p>
      )}
    </section>
  );
}
