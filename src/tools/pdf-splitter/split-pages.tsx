import { type Dispatch, useCallback, useMemo } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import type { PlannedPart } from '../../pdf/plan-parts.ts';
import { t } from '../../shared/language/translate.ts';
import type { DeckAction, DeckPage, PageDeck } from '../../web/kit/pdf/page-deck.ts';
import type { PageLook } from '../../web/kit/pdf/page-look.ts';
import { PageTable } from '../../web/kit/pdf/page-table.tsx';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import type { SplitPlan } from './split-plan.web.ts';
import type { SplitChoice } from './split-settings.tsx';

type SplitPagesProps = {
  service: PdfService;
  document: PdfDocument;
  deck: PageDeck;
  dispatch: Dispatch<DeckAction>;
  choice: SplitChoice;
  /** Undefined until the server knows it. */
  plan: SplitPlan | undefined;
};

/** The pages with their future cuts. */
export function SplitPages({ service, document, deck, dispatch, choice, plan }: SplitPagesProps) {
  const documents = useMemo(() => new Map([[document.id, document]]), [document]);
  const looks = useMemo(
    () => looksOf(document.pages.length, plan && 'parts' in plan ? plan.parts : undefined),
    [document, plan],
  );
  const look = useCallback(({ page }: DeckPage) => looks[page] ?? plain, [looks]);
  return (
    <PageTable
      {...{ service, documents, deck, dispatch, look }}
      label={`Pages of ${document.name}`}
      clickChooses="toggle"
      choosing={choice.splitMethod === 'pages' ? 'buttons' : 'none'}
    >
      <span className="font-medium text-[0.9375rem] tabular-nums" role="status">
        {describePlan(plan)}
      </span>
    </PageTable>
  );
}

const plain: PageLook = {};
const leftOut: PageLook = { isLeftOut: true };

/** How each page looks: the colour and number of its part, and its cuts. */
function looksOf(pageCount: number, parts: readonly PlannedPart[] | undefined): PageLook[] {
  if (!parts) return Array.from({ length: pageCount }, () => plain);
  const looks = Array.from({ length: pageCount }, () => leftOut);
  const partOf = new Map<number, number>();
  for (const [index, { pages }] of parts.entries()) {
    for (const page of pages) if (!partOf.has(page)) partOf.set(page, index);
  }
  for (const [page, part] of partOf) {
    const before = partOf.get(page - 1);
    const isCut = before !== undefined && before !== part;
    looks[page - 1] = { tint: part, note: t('File {number}', { number: part + 1 }), hasCutBefore: isCut };
  }
  return looks;
}

function describePlan(plan: SplitPlan | undefined): string {
  if (!plan || 'problem' in plan) return '';
  const count = plan.parts.length;
  return plan.isEstimate
    ? t('Estimate: {count, plural, one {# file} other {# files}}', { count })
    : t('Makes {count, plural, one {# file} other {# files}}', { count });
}
