import { Suspense, useEffect, useState } from 'react';
import { useStore } from '../../kit/store.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { pageIsShown } from '../tool-page/page-is-shown.ts';
import { readSuggestionsWanted, suggestionsWanted } from './suggestions-choice.ts';

const SuggestionCards = lazyPart(() => import('./suggestion-cards.tsx').catch(() => ({ default: () => null })));

/** Where suggestions appear. Their code comes once the page is shown and the browser has nothing to do. */
export function SuggestionsHost() {
  const wanted = useStore(suggestionsWanted);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    readSuggestionsWanted();
    void pageIsShown().then(() => setIsShown(true));
  }, []);
  if (!wanted || !isShown) return null;
  return (
    <Suspense fallback={null}>
      <SuggestionCards />
    </Suspense>
  );
}
