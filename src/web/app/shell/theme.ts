/** Where the visitor's choice is remembered; nothing there means: as the system is. */
const themeKey = 'satchel.theme';
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Runs before the first paint, so that a remembered theme never flashes. Kept as text: it is written into every page. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Shows the other theme and remembers it; a choice that equals the system's goes back to following the system. */
export function switchTheme(): void {
  const root = document.documentElement;
  const current = root.dataset.theme ?? systemTheme();
  const next: Theme = current === 'dark' ? 'light' : 'dark';
  root.dataset.theme = next;
  try {
    if (next === systemTheme()) localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, next);
  } catch {
    // Storage is off in this browser (private mode, blocked): the choice lasts until the page is left.
  }
}
