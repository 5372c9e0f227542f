import { store } from '../../kit/browser-storage.ts';

/** Storage key of the visitor's choice; nothing stored means the system's theme. */
const themeKey = 'satchel.theme';
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Runs before the first paint, so that a remembered theme never flashes. A string, because it is written into every page. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Toggles the theme and remembers it; a choice equal to the system's follows the system again. */
export function switchTheme(): void {
  const root = document.documentElement;
  const current = root.dataset.theme ?? systemTheme();
  const next: Theme = current === 'dark' ? 'light' : 'dark';
  root.dataset.theme = next;
  store('browser', themeKey, next === systemTheme() ? undefined : next);
}
