import { diffArrays } from 'diff';
import { linesOfText } from '../../pdf/editing/plan-text-changes.ts';

/** How many lines of a page's text differ: replaced, added or removed. White space at their ends does not count. */
export function countChangedLines(before: string, after: string): number {
  if (before === after) return 0;
  let count = 0;
  let removed = 0;
  for (const { value, added, removed: isRemoved } of diffArrays(linesOfText(before), linesOfText(after))) {
    if (isRemoved) {
      removed = value.length;
      count += removed;
      continue;
    }
    // Lines in the place of removed ones are the same change.
    if (added) count += Math.max(0, value.length - removed);
    removed = 0;
  }
  return count;
}
