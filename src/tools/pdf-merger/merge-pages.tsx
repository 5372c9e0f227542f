import { type Dispatch, useCallback, useEffect, useMemo } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { t } from '../../shared/language/translate.ts';
import { pagesOf, readPageRanges } from '../../shared/page-ranges.ts';
import type { DeckAction, DeckPage, PageDeck } from '../../web/kit/pdf/page-deck.ts';
import type { PageLook } from '../../web/kit/pdf/page-look.ts';
import { PageTable } from '../../web/kit/pdf/page-table.tsx';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import type { MergeItem } from './use-merge-files.web.ts';

/** All pages of all files in one grid. It starts with the order of the list; from then on only the grid counts. */
export function MergePages(props: {
  service: PdfService;
  items: readonly MergeItem[];
  deck: PageDeck;
  dispatch: Dispatch<DeckAction>;
}) {
  const { service, items, deck, dispatch } = props;
  const documents = useMemo(
    () =>
      new Map<number, PdfDocument>(
        items.flatMap(({ key, state }) => (state.is === 'ready' ? [[key, state.document] as const] : [])),
      ),
    [items],
  );
  useEffect(() => {
    // After Back and a reload, pages keep their places until their file is opened or unlocked again.
    const isThere = ({ key, state }: MergeItem) =>
      state.is === 'ready' || (state.is !== 'doubtful' && deck.documents.has(key));
    const documents = new Map(items.filter(isThere).map((item) => [item.key, pagesOfItem(item)]));
    dispatch({ type: 'sync', documents });
  }, [items, deck.documents, dispatch]);

  const looks = useMemo(() => looksOf(items), [items]);
  const look = useCallback(({ document }: DeckPage) => looks.get(document) ?? noLook, [looks]);
  const waiting = items.filter(({ state }) => state.is !== 'ready');
  const names = waiting.map(({ name }) => name).join(', ');
  return (
    <div className="space-y-3">
      {waiting.length > 0 && (
        <p className="text-[0.9375rem] text-soft">Not among the pages: {names}. Look under Files.</p>
      )}
      <p className="pointer-coarse:hidden text-sm text-soft">
        Drag pages, or move them with Alt and the arrow keys. Space chooses, R turns, Delete removes, Enter enlarges a
        page, Ctrl+Z undoes.
      </p>
      <PageTable {...{ service, documents, deck, dispatch, look }} label="Pages of all files" isArrangeable />
    </div>
  );
}

const noLook: PageLook = {};

const looksOf = (items: readonly MergeItem[]): ReadonlyMap<number, PageLook> =>
  new Map(items.map(({ key }, index) => [key, { tint: index, note: t('File {number}', { number: index + 1 }) }]));

export const pagesOfItems = (items: readonly MergeItem[]): DeckPage[] => items.flatMap(pagesOfItem);

function pagesOfItem({ key, state, pages, rotation }: MergeItem): DeckPage[] {
  if (state.is !== 'ready') return [];
  const { pages: all } = state.document;
  const read = readPageRanges(pages, all.length);
  const numbers = 'ranges' in read ? pagesOf(read.ranges) : all.map((_, index) => index + 1);
  return numbers.map((number, place) => ({
    key: `${key}-${place}-${number}`,
    document: key,
    page: number - 1,
    rotation,
  }));
}
