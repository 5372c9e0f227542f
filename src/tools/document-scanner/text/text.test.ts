import { expect, test } from 'vitest';
import type { ScannedWord } from '../document-scanner.contract.ts';
import { correctWord, findDoubtful } from './doubtful-words.ts';
import { joinTexts, plainText, splitTexts } from './whole-text.ts';

test('a doubtful word is marked where it stands, not inside another word', () => {
  const words = [read('carton', 95), read('car', 30), read('park', 90)];
  expect(findDoubtful('carton car park', words)).toMatchObject([{ start: 7, end: 10 }]);
});

test('the second of two same words is the one that is meant', () => {
  expect(
    findDoubtful('to be or to be', [read('to', 90), read('be', 90), read('or', 90), read('to', 20)]),
  ).toMatchObject([{ start: 9, end: 11 }]);
});

test('a word that was corrected is doubtful no more, and those behind it stay marked', () => {
  const words = [read('T0tal', 40), read('12,8O', 35)];
  const [first] = findDoubtful('T0tal 12,8O', words);
  const corrected = first && correctWord('T0tal 12,8O', first, 'Total');
  expect(corrected).toBe('Total 12,8O');
  expect(findDoubtful(String(corrected), words)).toMatchObject([{ start: 6, end: 11 }]);
});

test('the whole text comes apart into the same pages', () => {
  const texts = ['first\n\npage', '', 'third\n'];
  expect(splitTexts(joinTexts(texts), 3)).toEqual(texts);
  expect(splitTexts(joinTexts(['only']), 1)).toEqual(['only']);
});

test('a whole text without its lines between the pages is not guessed apart', () => {
  const whole = joinTexts(['one', 'two']);
  expect(splitTexts(whole.replace('--- Page 2 ---', ''), 2)).toBeUndefined();
  expect(splitTexts(`words before ${whole}`, 2)).toBeUndefined();
});

test('a copy has the words of the pages and nothing else', () => {
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
