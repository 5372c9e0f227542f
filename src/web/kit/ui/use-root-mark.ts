import { useLayoutEffect } from 'react';

/** Attributes of `<html>` that styles look at (app.css). */
type RootMark = 'filesIn' | 'backdrop';

/** How many components of the page set each. */
const holders = new Map<RootMark, number>();

/**
 * Sets an attribute on `<html>` as long as any component says so. The styles could ask `:has()` instead, but then browsers work
 * out the looks of the whole page again whenever anything is added to it.
 */
export function useRootMark(mark: RootMark, isOn: boolean): void {
  // Before the next paint: what it changes must not be seen to move.
  useLayoutEffect(() => {
    if (!isOn) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isOn]);
}

function count(mark: RootMark, change: 1 | -1): void {
  const number = (holders.get(mark) ?? 0) + change;
  holders.set(mark, number);
  const { dataset } = document.documentElement;
  if (number > 0) dataset[mark] = '';
  else delete dataset[mark];
}
