import { type RefObject, useEffect, useState } from 'react';

/** What is marked in a text area; empty when nothing is. */
export function useSelectedText(area: RefObject<HTMLTextAreaElement | null>): string {
  const [selected, setSelected] = useState('');
  useEffect(() => {
    const read = () => {
      const element = area.current;
      if (!element || document.activeElement !== element) return setSelected('');
      const { selectionStart, selectionEnd } = element;
      setSelected(selectionStart === selectionEnd ? '' : element.value.slice(selectionStart, selectionEnd));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [area]);
  return selected;
}
