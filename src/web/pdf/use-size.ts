import { type RefObject, useLayoutEffect, useState } from 'react';

type Size = { width: number; height: number };
const unknown: Size = { width: 0, height: 0 };

/** The inner size of an element in whole CSS pixels, kept up to date; 0 before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(unknown);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () =>
      setSize((last) =>
        last.width === current.clientWidth && last.height === current.clientHeight
          ? last
          : { width: current.clientWidth, height: current.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
