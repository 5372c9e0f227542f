import { useEffect, useState } from 'react';

/**
 * A debounced value: announced or computed after a pause, not at every keystroke.
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
