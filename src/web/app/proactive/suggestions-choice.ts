import { readStored, store } from '../../kit/browser-storage.ts';
import { createStore } from '../../kit/store.ts';

const key = 'satchel.suggestions';

/** Whether the visitor wants suggestions: yes, until they turn them off in this browser. Undefined while the site is built. */
export const suggestionsWanted = createStore<boolean | undefined>(undefined);

export const readSuggestionsWanted = (): void => suggestionsWanted.set(readStored('browser', key) !== 'off');

export function chooseSuggestions(wanted: boolean): void {
  // Without storage the choice lasts as long as this page.
  store('browser', key, wanted ? undefined : 'off');
  suggestionsWanted.set(wanted);
}
