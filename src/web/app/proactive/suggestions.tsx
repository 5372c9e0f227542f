import { useStore } from '../../kit/store.ts';
import { SuggestionCards } from './suggestion-cards.tsx';
import { suggestionsWanted } from './suggestions-choice.ts';

/** Where suggestions appear, unless the visitor has turned them off. */
export default function Suggestions() {
  return useStore(suggestionsWanted) ? <SuggestionCards /> : null;
}
