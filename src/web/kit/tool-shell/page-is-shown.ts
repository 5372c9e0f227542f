import { onFirstInteraction } from './first-interaction.ts';

/** How long a busy page may put off what comes after it, in milliseconds. */
const longestWaitMs = 2000;

/** Resolves when the page has been loaded and the browser has nothing to do, or with the first sign of the visitor. */
export function pageIsShown(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      // Safari has no such function yet.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
      else setTimeout(resolve, 200);
    };
    onFirstInteraction(resolve);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
}
