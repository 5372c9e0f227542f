import { useLayoutEffect, useState } from 'react';

type Size = { width: number; height: number };
const unknown: Size = { width: 0, height: 0 };

/**
 * The inner size of an element in whole CSS pixels, kept up to date; 0 before it is there.
 *
 * @param element as a state that is set by `ref`, since what is inside a dialog comes later than the dialog's component.
 */
export function useSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState(unknown);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () =>
      setSize((last) =>
        last.width === element.clientWidth && last.height === element.clientHeight
          ? last
          : { width: element.clientWidth, height: element.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
