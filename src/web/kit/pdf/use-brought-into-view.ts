import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to an element when it appears: a result above the viewport would go unnoticed, on phones above all. */
export function useBroughtIntoView(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which an effect must not return.
    element.current?.scrollIntoView({ block: 'start' });
  }, []);
  return element;
}
