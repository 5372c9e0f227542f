import type { DeckPage } from '../../web/kit/pdf/page-deck.ts';
import type { MergeRequest } from './use-merge.web.ts';
import type { MergeItem } from './use-merge-files.web.ts';

/** The request for whole files, or page ranges of them, in list order. */
export function requestOfList(items: readonly MergeItem[]): MergeRequest {
  const sources = items.map((item) => ({
    pages: item.pages.trim() || undefined,
    rotation: item.rotation,
    password: passwordOf(item),
  }));
  return { files: items.map(({ source }) => source), options: { sources } };
}

/** The request for individually arranged pages. */
export function requestOfPages(items: readonly MergeItem[], pages: readonly DeckPage[]): MergeRequest {
  const places = new Map(
    items.flatMap(({ key, state }, index) => (state.is === 'ready' ? [[key, index] as const] : [])),
  );
  const arranged = pages.flatMap(({ document, page, rotation }) => {
    const file = places.get(document);
    return file === undefined ? [] : [{ file, page: page + 1, rotation }];
  });
  const sources = items.map((item) => ({ rotation: 0 as const, password: passwordOf(item) }));
  return { files: items.map(({ source }) => source), options: { sources, pages: arranged } };
}

const passwordOf = ({ state }: MergeItem): string | undefined =>
  state.is === 'ready' ? state.document.password : undefined;
