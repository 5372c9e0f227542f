import { useEffect, useState } from 'react';

/**
 * A value as it was when it last stood still: what is announced, or computed anew, after a pause and not at every keystroke.
 *
 * @param pauseMs how long it must not change.
 */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
