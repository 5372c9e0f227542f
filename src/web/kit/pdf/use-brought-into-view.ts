import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to an element when it appears: a result that comes above what the visitor looks at would go unseen, on a phone above all. */
export function useBroughtIntoView(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // Some browsers answer a promise, which an effect must not return.
    element.current?.scrollIntoView({ block: 'start' });
  }, []);
  return element;
}
