import { useEffect, useRef, useState } from 'react';

/** Debounce before an announcement, in milliseconds: a drag in a colour picker is one change. */
const settledMs = 700;

/** The text of a live region: empty at first, then each change once it settles. */
export function useAnnounced(text: string): string {
  const [announced, setAnnounced] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setAnnounced(text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
