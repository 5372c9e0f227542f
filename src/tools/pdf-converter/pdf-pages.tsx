import { useEffect, useEffectEvent, useMemo } from 'react';
import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { formatPages, pagesOf, readPageRanges } from '../../shared/page-ranges.ts';
import { DoctorPanel } from '../../web/kit/pdf/doctor-panel.tsx';
import { PageTable, usePageDeck } from '../../web/kit/pdf/page-table.tsx';
import { UnlockForm } from '../../web/kit/pdf/unlock-form.tsx';
import { usePdfService } from '../../web/kit/pdf/use-pdf-service.ts';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import type { PdfChoice } from './pdf-converter.page.tsx';
import { pdfConverter } from './pdf-converter.tool.ts';
import { usePdfSource } from './use-pdf-source.web.ts';

const readPages = readAs(z.string());

/** The pages of the PDF. The selected ones are converted, or all when none is. */
export function PdfPages(props: {
  source: FileSource;
  /** Identifies the PDF. */
  sourceKey: string;
  onChoose: (choice: PdfChoice) => void;
}) {
  const { source, sourceKey, onChoose } = props;
  const service = usePdfService();
  const [deck, dispatch] = usePageDeck();
  const { pdf, password, unlock } = usePdfSource(service, source, dispatch);
  const document = pdf.state === 'open' ? pdf.document : undefined;
  const documents = useMemo(() => new Map(document ? [[document.id, document]] : []), [document]);
  const numbers = deck.pages.flatMap(({ key, page }) => (deck.selected.has(key) ? [page + 1] : []));
  const pages = numbers.length > 0 ? formatPages(numbers) : undefined;
  const count = numbers.length;
  const ready = pdf.state === 'open' || pdf.state === 'hidden';
  useEffect(() => onChoose({ pages, count, password, ready }), [onChoose, pages, count, password, ready]);
  const [kept, keep] = useKeptState<string | undefined>(`pages of ${sourceKey}`, undefined, readPages);
  const id = document?.id;
  const chooseKept = useEffectEvent(() => {
    const read = readPageRanges(kept ?? '', deck.pages.length);
    if ('ranges' in read)
      dispatch({ type: 'choose', keys: pagesOf(read.ranges).flatMap((page) => deck.pages[page - 1]?.key ?? []) });
  });
  // Restored after Back or a reload; from then on the selection is saved.
  useEffect(() => {
    if (id !== undefined) chooseKept();
  }, [id]);
  const follow = useEffectEvent(() => id !== undefined && pages !== kept && keep(pages));
  const chosen = pages ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the selection is saved.
  useEffect(() => void follow(), [chosen]);

  switch (pdf.state) {
    case 'opening':
      return (
        <Panel>
          <p className="break-all">Opening {source.name}…</p>
        </Panel>
      );
    case 'locked':
      return (
        <Panel aria-label="Locked PDF" className="space-y-3">
          <p>
            <strong dir="auto" className="break-all">
              {source.name}
            </strong>{' '}
            is locked. Its password is used for this file only and kept nowhere.
          </p>
          <UnlockForm fileName={source.name} problem={pdf.problem} busy={pdf.busy} onUnlock={unlock} />
        </Panel>
      );
    case 'hidden':
      return (
        <Panel aria-label={source.name}>
          <p dir="auto" className="break-all font-semibold">
            {source.name}
          </p>
          <p className="text-soft">Its pages cannot be shown here. {pdf.sentence} You can still try to convert it.</p>
        </Panel>
      );
    case 'open':
      return (
        <div className="space-y-4">
          <DoctorPanel service={service} document={pdf.document} source={source} slug={pdfConverter.slug} />
          <p className="text-[0.9375rem] text-soft" role="status">
            {count === 0
              ? t('All pages are converted. Choose some to convert only those.')
              : t('{count, plural, one {# page is} other {# pages are}} chosen: {chosen}', { count, chosen })}
          </p>
          <PageTable
            service={service}
            documents={documents}
            deck={deck}
            dispatch={dispatch}
            label={`Pages of ${source.name}`}
            clickChooses="toggle"
          />
        </div>
      );
  }
}
