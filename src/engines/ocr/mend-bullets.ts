/** What tesseract takes the dots before the items of a list for. */
const mistaken = /^[¢©®°«»¤]$/u;
/** A single line that begins so may be about money or rights. */
const fewestItems = 2;

type Word = { text: string };

/**
 * Gives lists their bullets back, in place: where several lines of a page begin with the same sort of sign by itself, before a
 * word and not before a number, it was a dot.
 */
export function mendBullets(lines: readonly (readonly Word[])[]): void {
  const items = lines.flatMap(([first, second]) =>
    first !== undefined && mistaken.test(first.text) && /^["“'‘(]?\p{L}/u.test(second?.text ?? '') ? [first] : [],
  );
  if (items.length < fewestItems) return;
  for (const item of items) item.text = '•';
}
