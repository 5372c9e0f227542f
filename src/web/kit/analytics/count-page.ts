import { pathHere } from '../local-path.ts';
import { countEvent } from './count-event.ts';

let isFirstView = true;
let stopWatching: (() => void) | undefined;

/** Counts a view of this page, and whether its tool is used. A page that was left meanwhile is not counted as read. */
export function countPage(path: string): void {
  stopWatching?.();
  stopWatching = undefined;
  if (pathHere() !== path) return;
  countView();
  if (path.startsWith('/tools/')) stopWatching = onToolUse(() => pathHere() === path && countEvent('tool'));
}

function countView(): void {
  const query = new URLSearchParams(location.search);
  const read = (name: string) => query.get(name)?.slice(0, 200);
  // Only what led to this site: later pages come from its own. Of an address, the host is enough.
  const from = isFirstView && {
    referrer: document.referrer.split('/')[2]?.slice(0, 260),
    source: read('utm_source'),
    campaign: read('utm_campaign'),
  };
  isFirstView = false;
  countEvent('view', from || {});
}

/** Calls once, when something was entered, chosen, dropped or pressed in the tool of the page. */
function onToolUse(use: () => unknown): () => void {
  const waiting = new AbortController();
  for (const sign of ['input', 'change', 'click', 'drop', 'paste'] as const) {
    const act = ({ target }: Event) => {
      const place = sign === 'click' ? '[data-desk] button' : '[data-desk]';
      // Files can be dropped and pasted anywhere on the page.
      const isUse = sign === 'drop' || sign === 'paste' || (target instanceof Element && target.closest(place));
      if (!isUse) return;
      waiting.abort();
      use();
    };
    document.addEventListener(sign, act, { signal: waiting.signal, capture: true, passive: true });
  }
  return () => waiting.abort();
}
