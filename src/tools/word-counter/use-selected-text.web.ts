import { type RefObject, useEffect, useState } from 'react';

/** The selected text of a text area; empty when there is none. */
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
