import { type Dispatch, Suspense, useEffect, useReducer } from 'react';
import { loadAtFirstInteraction } from '../tool-shell/first-interaction.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { changeDeck, type DeckAction, emptyDeck, type PageDeck } from './page-deck.ts';
import type { PageWorkbenchProps } from './page-workbench.tsx';

const loadWorkbench = () => import('./page-workbench.tsx');
const PageWorkbench = lazyPart(loadWorkbench);

/** The pages on the table, with everything that can be done to them. What shows them is loaded before there are any. */
export function usePageDeck(): [PageDeck, Dispatch<DeckAction>] {
  useEffect(() => loadAtFirstInteraction(loadWorkbench), []);
  return useReducer(changeDeck, emptyDeck);
}

/** The page workbench: its code, the dragging of pages included, is not part of the first visit. */
export function PageTable(props: PageWorkbenchProps) {
  return (
    <Suspense fallback={<Spinner label="Loading the pages…" />}>
      <PageWorkbench {...props} />
    </Suspense>
  );
}
