import { useEffect, useState } from 'react';
import type { Store } from '../../web/kit/store.ts';

/** What is long to compute waits for this pause. */
const pauseMs = 250;

/** A store's value once it has not changed for a moment: until then its component is not rendered. */
export function useSettledRevision({ value, subscribe }: Store<number>): number {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(value()), pauseMs);
    };
    // It may have changed before this effect.
    follow();
    const unsubscribe = subscribe(follow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [value, subscribe]);
  return settled;
}
