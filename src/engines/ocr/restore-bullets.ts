/** What tesseract mistakes bullets for. */
const mistaken = /^[¢©®°«»¤]$/u;
/** A single such line may be about money or rights. */
const minItems = 2;

type Word = { text: string };

/**
 * Restores list bullets, in place: when several lines begin with such a sign, standing alone before a word rather than a
 * number, it was a bullet.
 */
export function restoreBullets(lines: readonly (readonly Word[])[]): void {
  const items = lines.flatMap(([first, second]) =>
    first !== undefined && mistaken.test(first.text) && /^["“'‘(]?\p{L}/u.test(second?.text ?? '') ? [first] : [],
  );
  if (items.length < minItems) return;
  for (const item of items) item.text = '•';
}
