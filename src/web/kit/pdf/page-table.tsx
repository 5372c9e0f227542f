import { type Dispatch, Suspense, useEffect, useReducer } from 'react';
import { z } from 'zod';
import { createStore, useStore } from '../store.ts';
import { loadAtFirstInteraction } from '../tool-shell/first-interaction.ts';
import type { KeptPage } from '../tool-shell/kept-page.ts';
import { useKeptObject } from '../tool-shell/kept-pages.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { changeDeck, type DeckAction, type DeckPage, emptyDeck, type PageDeck } from './page-deck.ts';
import type { PageWorkbenchProps } from './page-workbench.tsx';

const loadWorkbench = () => import('./page-workbench.tsx');
const PageWorkbench = lazyPart(loadWorkbench);

/** The pages on the table and the tools for them. The code that shows them loads with the first page. */
export function usePageDeck(): [PageDeck, Dispatch<DeckAction>] {
  useEffect(() => loadAtFirstInteraction(loadWorkbench), []);
  return useReducer(changeDeck, emptyDeck);
}

/**
 * The same, with the order, rotations and removed pages there again after Back and a reload. The documents in it must have
 * numbers that are the same then.
 */
export function useKeptDeck(): [PageDeck, Dispatch<DeckAction>] {
  useEffect(() => loadAtFirstInteraction(loadWorkbench), []);
  const { dispatch, ...store } = useKeptObject('deck', createKeptDeck);
  return [useStore(store), dispatch];
}

const keptDeckSchema = z.object({
  pages: z.array(
    z.object({
      key: z.string(),
      document: z.number(),
      page: z.number(),
      rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    }) satisfies z.ZodType<DeckPage>,
  ),
  documents: z.array(z.number()),
  isArranged: z.boolean(),
});

function createKeptDeck(page: KeptPage) {
  const store = createStore(emptyDeck);
  const dispatch = (action: DeckAction) => {
    const before = store.value();
    const next = changeDeck(before, action);
    store.set(next);
    const { pages, documents, isArranged } = next;
    if (pages !== before.pages) page.keep('deck', { pages, documents: [...documents], isArranged });
  };
  page.restore('deck', (kept) => {
    const read = keptDeckSchema.safeParse(kept).data;
    if (!read || store.value() !== emptyDeck) return;
    const { pages, isArranged } = read;
    store.set({ ...emptyDeck, pages, documents: new Set(read.documents), isArranged, active: pages[0]?.key });
    page.keep('deck', read);
  });
  return { ...store, dispatch };
}

/** The page workbench; its code, drag and drop included, is loaded on demand. */
export function PageTable(props: PageWorkbenchProps) {
  return (
    <Suspense fallback={<Skeleton label="Loading the pages…" className="h-56" />}>
      <PageWorkbench {...props} />
    </Suspense>
  );
}
