import { useStore } from '../../kit/store.ts';
import { chooseSuggestions, suggestionsWanted } from './suggestions-choice.ts';

/** Turns suggestions off and on again; at the foot of every page. */
export function SuggestionsSwitch() {
  const wanted = useStore(suggestionsWanted);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={wanted}
      onClick={() => chooseSuggestions(!wanted)}
      className="min-h-9 rounded-lg text-link"
    >
      {wanted ? 'Suggestions: on' : 'Suggestions: off'}
    </button>
  );
}
