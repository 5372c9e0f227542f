import type { ScannedWord } from './document-scanner.contract.ts';

/**
 * The words of a receipt row by row: items and prices stand far apart on one line, and recognition reads prices as a separate
 * column.
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

/** Words whose middles are closer than half a letter's height share a row: till rolls never have tighter rows. */
const isSameRow = (a: ScannedWord, b: ScannedWord): boolean =>
  Math.abs(middle(a) - middle(b)) < Math.max(a.fontSize, b.fontSize) * 0.5;

/** Words far apart are separated by a tab. */
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
