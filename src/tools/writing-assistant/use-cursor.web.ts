import { type RefObject, useEffect, useState } from 'react';

/** Where the cursor is in a text area, in UTF-16 units; undefined while something is selected or the focus is elsewhere. */
export function useCursor(area: RefObject<HTMLTextAreaElement | null>): number | undefined {
  const [cursor, setCursor] = useState<number>();
  useEffect(() => {
    const read = () => {
      const element = area.current;
      // The last place stays while a button beside the text has the focus.
      if (!element || document.activeElement !== element) return;
      setCursor(element.selectionStart === element.selectionEnd ? element.selectionStart : undefined);
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [area]);
  return cursor;
}
