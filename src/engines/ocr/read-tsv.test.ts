import { expect, test } from 'vitest';
import { readTsv, textOf } from './read-tsv.ts';

test('ruled lines that were read as words are no words; dashes, and long words between them, are', () => {
  const tsv = [
    word(1, 'Total', { width: 120, height: 30, confidence: 96 }),
    word(1, '—', { width: 60, height: 5, confidence: 46 }),
    word(1, '12.40', { width: 118, height: 28, confidence: 91 }),
    word(2, 'eee', { width: 400, height: 18, confidence: 30 }),
    word(3, 'mm', { width: 90, height: 25, confidence: 41 }),
    word(3, 'II', { width: 200, height: 25, confidence: 88 }),
  ].join('\n');
  expect(textOf(readTsv(tsv, 1))).toBe('Total — 12.40\nmm II');
});

const word = (line: number, text: string, box: { width: number; height: number; confidence: number }): string =>
  [5, 1, 1, 1, line, 1, 10, line * 60, box.width, box.height, box.confidence, text].join('\t');
