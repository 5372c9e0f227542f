import { expect, test } from 'vitest';
import type { ScannedWord } from '../document-scanner.contract.ts';
import { correctWord, findDoubtful } from './doubtful-words.ts';
import { joinTexts, plainText, splitTexts } from './whole-text.ts';

test('a doubtful word is marked at its position, not inside another word', () => {
  const words = [read('carton', 95), read('car', 30), read('park', 90)];
  expect(findDoubtful('carton car park', words)).toMatchObject([{ start: 7, end: 10 }]);
});

test('of two equal words, the right one is marked', () => {
  expect(
    findDoubtful('to be or to be', [read('to', 90), read('be', 90), read('or', 90), read('to', 20)]),
  ).toMatchObject([{ start: 9, end: 11 }]);
});

test('a corrected word is no longer marked, and those after it still are', () => {
  const words = [read('T0tal', 40), read('12,8O', 35)];
  const [first] = findDoubtful('T0tal 12,8O', words);
  const corrected = first && correctWord('T0tal 12,8O', first, 'Total');
  expect(corrected).toBe('Total 12,8O');
  expect(findDoubtful(String(corrected), words)).toMatchObject([{ start: 6, end: 11 }]);
});

test('the whole text splits into the same pages', () => {
  const texts = ['first\n\npage', '', 'third\n'];
  expect(splitTexts(joinTexts(texts), 3)).toEqual(texts);
  expect(splitTexts(joinTexts(['only']), 1)).toEqual(['only']);
});

test('a whole text without its page lines is not split by guessing', () => {
  const whole = joinTexts(['one', 'two']);
  expect(splitTexts(whole.replace('--- Page 2 ---', ''), 2)).toBeUndefined();
  expect(splitTexts(`words before ${whole}`, 2)).toBeUndefined();
});

test('a copy has only the words of the pages', () => {
  expect(plainText(['one\n', ' ', 'two'])).toBe('one\n\ntwo');
});

const read = (text: string, confidence: number): ScannedWord => ({
  text,
  confidence,
  box: { x: 0, y: 0, width: 10, height: 10 },
  baseline: 10,
  fontSize: 10,
  block: 1,
  paragraph: 1,
  line: 1,
});
