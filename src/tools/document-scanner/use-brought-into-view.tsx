import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to a stage once it has its size, when it does not fit into the window below the page's heading.
 *
 * @returns the stage's ref
 */
export function useBroughtIntoView(isReady: boolean): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!isReady || !element || element.getBoundingClientRect().bottom <= window.innerHeight) return;
    element.scrollIntoView({ block: 'start' });
  }, [isReady]);
  return stage;
}
