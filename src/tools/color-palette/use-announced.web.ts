import { useEffect, useRef, useState } from 'react';

/** How long a change must stand before it is told, in milliseconds: a drag in a colour picker is one change. */
const settledMs = 700;

/** The text for a live region: empty at first, then what it has changed to, once it stands still. */
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
