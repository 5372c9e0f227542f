import { useEffect } from 'react';

/** Keeps the field that is typed in visible when a phone's keyboard takes a part of the window. */
export function useFieldInView(): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    let last = { height: viewport.height, scale: viewport.scale };
    const follow = () => {
      const { height, scale } = viewport;
      // Not while two fingers zoom.
      const isKeyboard = height < last.height && scale === last.scale;
      last = { height, scale };
      if (isKeyboard) typedPlace()?.scrollIntoView({ block: 'center', inline: 'nearest' });
    };
    viewport.addEventListener('resize', follow);
    return () => viewport.removeEventListener('resize', follow);
  }, []);
}

/** The field with the focus; of one that has several lines of its own, the line of the caret. */
function typedPlace(): Element | undefined {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) return field;
  if (!(field instanceof HTMLElement) || !field.isContentEditable) return undefined;
  const caret = getSelection()?.focusNode;
  return (caret && field.contains(caret) ? caret.parentElement : undefined) ?? field;
}
