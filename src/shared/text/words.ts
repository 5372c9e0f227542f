import { segmenterFor } from './segmenters.ts';

/**
 * Joins two pieces into one word when it is alone between them: 'well-known', 'and/or', 'a@b.org', '12:30', 'AT&T',
 * 'https://example.org/a?b=1'. Double hyphens and longer dashes are punctuation between words.
 */
const wordJoint = /^(?:[-‐‑/@:&=+#%~?_'’]|:\/\/|\/[?#])$/u;
const longestJoint = 3;

/** A blank to fill in, of underscores; Unicode counts it as a word. */
const blankLine = /^_+$/;

/** Scripts written without spaces, from Thai on: nothing joins their letters. */
const firstUnspacedLetter = 0x0e00;
const isLatinAdditional = (unit: number) => unit >= 0x1e00 && unit <= 0x1fff;
const isSpacedLetter = (unit: number) => unit < firstUnspacedLetter || isLatinAdditional(unit);

/**
 * Calls `visit(start, end)` with the range of every word of `text`, in UTF-16 units.
 *
 * Words follow Unicode's word boundaries (UAX 29, with the dictionaries of `Intl.Segmenter` for Chinese, Japanese, Thai, Lao,
 * Khmer and Burmese); compounds, addresses and times that Unicode splits but readers count once are joined again. Emoji and
 * punctuation are not words; numbers are.
 */
export function forEachWord(text: string, locale: string, visit: (start: number, end: number) => void): void {
  let start = -1;
  let end = -1;
  for (const { segment, index, isWordLike } of segmenterFor(locale, 'word').segment(text)) {
    if (!isWordLike || (segment.startsWith('_') && blankLine.test(segment))) continue;
    if (start >= 0 && !isJoined(text, end, index)) {
      visit(start, end);
      start = index;
    } else if (start < 0) {
      start = index;
    }
    end = index + segment.length;
  }
  if (start >= 0) visit(start, end);
}

/** The number of words in `text`, as `forEachWord` finds them. */
export function countWords(text: string, locale: string): number {
  let words = 0;
  forEachWord(text, locale, () => words++);
  return words;
}

function isJoined(text: string, end: number, next: number): boolean {
  const length = next - end;
  if (length === 0 || length > longestJoint) return false;
  return (
    isSpacedLetter(text.charCodeAt(end - 1)) &&
    isSpacedLetter(text.charCodeAt(next)) &&
    wordJoint.test(text.slice(end, next))
  );
}
