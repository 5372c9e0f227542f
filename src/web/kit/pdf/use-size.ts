import { type RefObject, useLayoutEffect, useState } from 'react';

type Size = { width: number; height: number };
const unknown: Size = { width: 0, height: 0 };

/**
 * The inner size of an element in whole CSS pixels, kept up to date; 0 before it is mounted.
 * @param source the element's ref; or a state set by `ref`, when the element mounts later than the component, as in a dialog.
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
