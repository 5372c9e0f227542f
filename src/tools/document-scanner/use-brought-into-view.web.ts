import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to a stage once it has its size, unless all of it is in sight.
 *
 * @param occasion false while there is nothing to show; each new value scrolls again
 * @returns the stage's ref
 */
export function useBroughtIntoView(occasion: boolean | number): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (occasion === false || !element) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= 0 && bottom <= window.innerHeight) return;
    element.scrollIntoView({ block: 'start' });
  }, [occasion]);
  return stage;
}
