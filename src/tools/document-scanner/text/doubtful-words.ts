import { doubtfulBelow, type ScannedWord } from '../document-scanner.contract.ts';

/** A doubtful word and its position in the text, in UTF-16 units. */
export type DoubtfulWord = { word: ScannedWord; start: number; end: number };

/** How far from its expected position a word is searched: editing shifts words, but not by pages. */
const reach = 2000;

/** The low-confidence words at their positions in the current text. Those the visitor has changed or deleted are left out. */
export function findDoubtful(text: string, words: readonly ScannedWord[]): DoubtfulWord[] {
  const found: DoubtfulWord[] = [];
  let from = 0;
  for (const word of words) {
    if (word.text === '') continue;
    const start = indexOfWord(text, word.text, from);
    if (start < 0 || start > from + reach) continue;
    from = start + word.text.length;
    if (word.confidence < doubtfulBelow) found.push({ word, start, end: from });
  }
  return found;
}

/** The next place where the word stands alone, not inside a longer one. */
function indexOfWord(text: string, word: string, from: number): number {
  const isSpace = (place: number) => place < 0 || place >= text.length || /\s/.test(text.charAt(place));
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isSpace(at - 1) && isSpace(at + word.length)) return at;
  }
  return -1;
}

/** The text with a doubtful word replaced. */
export const correctWord = (text: string, { start, end }: DoubtfulWord, correction: string): string =>
  text.slice(0, start) + correction + text.slice(end);
