import { type RefObject, useLayoutEffect, useState } from 'react';

type Size = { width: number; height: number };
const unknown: Size = { width: 0, height: 0 };

/**
 * The inner size of an element in whole CSS pixels, kept up to date; 0 before it is there.
 *
 * @param source the element's ref; or the element as a state that `ref` sets, when it comes later than the component: inside a dialog.
 */
export function useSize(source: HTMLElement | null | RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(unknown);
  useLayoutEffect(() => {
    const element = source && 'current' in source ? source.current : source;
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
  }, [source]);
  return size;
}
