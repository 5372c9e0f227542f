import { readStored, store } from '../../kit/browser-storage.ts';
import { createStore } from '../../kit/store.ts';

const key = 'satchel.suggestions';

/** Whether the visitor wants suggestions: yes, until they turn them off in this browser. */
export const suggestionsWanted = createStore(true);
// Not at once: hydration needs what the page was made with.
if (typeof document !== 'undefined' && readStored('browser', key) === 'off') suggestionsWanted.set(false);

export function chooseSuggestions(wanted: boolean): void {
  // Without storage the choice lasts as long as this page.
  store('browser', key, wanted ? undefined : 'off');
  suggestionsWanted.set(wanted);
}
