import { useEffect } from 'react';

/** Whoever has typed nothing for so long has typed all of it. */
const typedMs = 2000;

/** Counts a search that found nothing, once it is typed; undefined while there is none. */
export function useMissedSearch(missed: string | undefined): void {
  useEffect(() => {
    if (missed === undefined) return;
    const typed = setTimeout(() => {
      import('./count-event.ts').then((counts) => counts.countMissedSearch(missed)).catch(() => undefined);
    }, typedMs);
    return () => clearTimeout(typed);
  }, [missed]);
}
