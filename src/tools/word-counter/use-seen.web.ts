import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has been near the viewport at least once. */
export function useSeen<Seen extends Element>(): [ref: RefObject<Seen | null>, seen: boolean] {
  const ref = useRef<Seen>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      // A screen and a half ahead, so that slow content is ready when scrolled to.
      rootMargin: '150% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
}
