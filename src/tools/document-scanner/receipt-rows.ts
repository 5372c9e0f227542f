import type { ScannedWord } from './document-scanner.contract.ts';

/**
 * The words of a receipt row by row, as people read it: what was bought and what it cost stand far apart on one line, and
 * recognition takes the prices for a column of their own.
 */
export function readInRows(words: readonly ScannedWord[]): { words: ScannedWord[]; text: string } {
  const rows: ScannedWord[][] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && isSameRow(last, word)) row.push(word);
    else rows.push([word]);
  }
  const ordered = rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
  return {
    words: ordered.flatMap((row, index) => row.map((word) => ({ ...word, block: 1, paragraph: 1, line: index + 1 }))),
    text: ordered.map(textOfRow).join('\n'),
  };
}

const middle = ({ box }: ScannedWord): number => box.y + box.height / 2;

/** Middles nearer than half of a letter's size: print on a roll is never set closer. */
const isSameRow = (a: ScannedWord, b: ScannedWord): boolean =>
  Math.abs(middle(a) - middle(b)) < Math.max(a.fontSize, b.fontSize) * 0.5;

/** Far apart, words are told from each other by a tab. */
function textOfRow(row: readonly ScannedWord[]): string {
  return row
    .map((word, index) => {
      const before = row[index - 1];
      if (!before) return word.text;
      const gap = word.box.x - before.box.x - before.box.width;
      return `${gap > word.fontSize * 2 ? '\t' : ' '}${word.text}`;
    })
    .join('');
}
