import { type Dispatch, useCallback, useEffect, useMemo } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { pagesOf, readPageRanges } from '../../shared/page-ranges.ts';
import type { DeckAction, DeckPage, PageDeck } from '../../web/kit/pdf/page-deck.ts';
import type { PageLook } from '../../web/kit/pdf/page-look.ts';
import { PageTable } from '../../web/kit/pdf/page-table.tsx';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import type { MergeItem } from './use-merge-files.web.ts';

/** All pages of all files on one table. It begins with what the list says; from then on only the table counts. */
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
        items.flatMap(({ state }) => (state.is === 'ready' ? [[state.document.id, state.document] as const] : [])),
      ),
    [items],
  );
  useEffect(() => {
    const wanted = new Map(
      items.flatMap((item) =>
        item.state.is === 'ready' ? [[item.state.document.id, pagesOfItem(item)] as const] : [],
      ),
    );
    dispatch({ type: 'sync', documents: wanted });
  }, [items, dispatch]);

  const looks = useMemo(() => looksOf(items), [items]);
  const look = useCallback(({ document }: DeckPage) => looks.get(document) ?? noLook, [looks]);
  const waiting = items.filter(({ state }) => state.is !== 'ready');
  return (
    <div className="space-y-3">
      {waiting.length > 0 && (
        <p className="text-[0.9375rem] text-soft">
          Not on the table: {waiting.map(({ name }) => name).join(', ')}. Look under Files.
        </p>
      )}
      <PageTable {...{ service, documents, deck, dispatch, look }} label="Pages of all files" isArrangeable />
      <p className="pointer-coarse:hidden text-sm text-soft">
        Drag pages, or move them with Alt and the arrow keys. Space chooses, R turns, Delete removes, Enter shows a page
        large, Ctrl+Z takes back.
      </p>
    </div>
  );
}

const noLook: PageLook = {};

const looksOf = (items: readonly MergeItem[]): ReadonlyMap<number, PageLook> =>
  new Map(
    items.flatMap(({ state }, index) =>
      state.is === 'ready' ? [[state.document.id, { tint: index, note: `File ${index + 1}` }] as const] : [],
    ),
  );

export const pagesOfItems = (items: readonly MergeItem[]): DeckPage[] => items.flatMap(pagesOfItem);

function pagesOfItem({ state, pages, rotation }: MergeItem): DeckPage[] {
  if (state.is !== 'ready') return [];
  const { id, pages: all } = state.document;
  const read = readPageRanges(pages, all.length);
  const numbers = 'ranges' in read ? pagesOf(read.ranges) : all.map((_, index) => index + 1);
  return numbers.map((number, place) => ({
    key: `${id}-${place}-${number}`,
    document: id,
    page: number - 1,
    rotation,
  }));
}
