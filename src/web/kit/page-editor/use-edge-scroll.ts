import { type RefObject, useEffect } from 'react';

/** From the edge of the stage, in CSS pixels. */
const zone = 48;
/** CSS pixels a frame at the edge itself. */
const fastest = 16;

/** Scrolls the stage while something is held at its upper or lower edge. */
export function useEdgeScroll(scroller: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const stage = scroller.current;
    if (!isActive || !stage) return;
    let pointer: number | undefined;
    let frame = 0;
    const follow = ({ clientY }: PointerEvent) => {
      pointer = clientY;
    };
    const step = () => {
      const { top, bottom } = stage.getBoundingClientRect();
      if (pointer !== undefined) {
        const depth = Math.max(0, pointer - (bottom - zone)) - Math.max(0, top + zone - pointer);
        if (depth !== 0) stage.scrollBy({ top: (Math.max(-zone, Math.min(zone, depth)) / zone) * fastest });
      }
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    addEventListener('pointermove', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', follow);
    };
  }, [scroller, isActive]);
}
