import { useStore } from '../../kit/store.ts';
import { SuggestionCards } from './suggestion-cards.tsx';
import { suggestionsWanted } from './suggestions-choice.ts';

/** Not prerendered: where it is, it listens. */
const isShown = { ...suggestionsWanted, initial: () => false };

/** Where suggestions appear, unless the visitor has turned them off. */
export default function Suggestions() {
  return useStore(isShown) ? <SuggestionCards /> : null;
}
