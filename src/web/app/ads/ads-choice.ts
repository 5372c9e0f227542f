import { store } from '../../kit/browser-storage.ts';
import { createStore } from '../../kit/store.ts';

const key = 'satchel.ads';
type Choice = 'yes' | 'no';

/** Runs before the first paint: the page has room for advertisements only where they will be (`ads-shown:` in app.css). */
export const adsScript = `try{const a=localStorage.getItem('${key}');if(a==='yes'||a==='no')document.documentElement.dataset.ads=a}catch{}`;

/** Whether the visitor agreed to advertisements; undefined until they were asked. */
export const adsChoice = createStore<Choice | undefined>(undefined);
if (typeof document !== 'undefined') adsChoice.set(readChoice());

function readChoice(): Choice | undefined {
  const { ads } = document.documentElement.dataset;
  return ads === 'yes' || ads === 'no' ? ads : undefined;
}

export function chooseAds(choice: Choice): void {
  // Without storage the choice lasts as long as this page.
  store('browser', key, choice);
  document.documentElement.dataset.ads = choice;
  adsChoice.set(choice);
}
