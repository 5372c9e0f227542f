import { type Dispatch, Suspense, useEffect, useReducer } from 'react';
import { loadAtFirstInteraction } from '../tool-shell/first-interaction.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { changeDeck, type DeckAction, emptyDeck, type PageDeck } from './page-deck.ts';
import type { PageWorkbenchProps } from './page-workbench.tsx';

const loadWorkbench = () => import('./page-workbench.tsx');
const PageWorkbench = lazyPart(loadWorkbench);

/** The pages on the table and the tools for them. The code that shows them loads with the first page. */
export function usePageDeck(): [PageDeck, Dispatch<DeckAction>] {
  useEffect(() => loadAtFirstInteraction(loadWorkbench), []);
  return useReducer(changeDeck, emptyDeck);
}

/** The page workbench; its code, drag and drop included, is loaded on demand. */
export function PageTable(props: PageWorkbenchProps) {
  return (
    <Suspense fallback={<Spinner label="Loading the pages…" />}>
      <PageWorkbench {...props} />
    </Suspense>
  );
}
