import { expect, test } from 'vitest';
import type { ScannedWord } from './document-scanner.contract.ts';
import { readInRows } from './receipt-rows.ts';

test('a price is in the row of its item, although it was read as a separate column', () => {
  const words = [
    word('Rye', 40, 300, 1),
    word('bread', 110, 302, 1),
    word('TOTAL', 40, 400, 2),
    word('4.20', 420, 295, 3),
    word('12.40', 410, 396, 4),
  ];
  const { text, words: ordered } = readInRows(words);
  expect(text).toBe('Rye bread\t4.20\nTOTAL\t12.40');
  expect(ordered.map(({ text: part, line }) => [part, line])).toEqual([
    ['Rye', 1],
    ['bread', 1],
    ['4.20', 1],
    ['TOTAL', 2],
    ['12.40', 2],
  ]);
  expect(readInRows([])).toEqual({ words: [], text: '' });
});

const word = (text: string, x: number, y: number, line: number): ScannedWord => ({
  text,
  box: { x, y, width: text.length * 14, height: 24 },
  ...{ baseline: y + 20, fontSize: 24, confidence: 90, block: line, paragraph: 1, line: 1 },
});
