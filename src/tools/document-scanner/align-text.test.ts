import { describe, expect, test } from 'vitest';
import { alignPage, alignPages } from './align-text.ts';
import type { ScannedWord } from './document-scanner.contract.ts';

describe('an edited text lies over the words it corrects', () => {
  const words = line('The quick brovvn fox jumps');

  test('an unchanged text keeps every box', () => {
    expect(alignPage(words, 'The quick\nbrovvn fox  jumps')).toEqual(words);
  });

  test('a corrected word gets the box of the wrong one', () => {
    const aligned = alignPage(words, 'The quick brown fox jumps');
    expect(textsOf(aligned)).toEqual(['The', 'quick', 'brown', 'fox', 'jumps']);
    expect(aligned[2]).toMatchObject({ box: words[2]?.box, confidence: 100 });
    expect(aligned.filter((_, index) => index !== 2)).toEqual(words.filter((_, index) => index !== 2));
  });

  test('a deleted word is gone, and the others stay in place', () => {
    expect(alignPage(words, 'The quick fox jumps')).toEqual(words.filter(({ text }) => text !== 'brovvn'));
  });

  test('an added word goes between its neighbours without overlapping them', () => {
    const aligned = alignPage(words, 'The quick brovvn old fox jumps');
    expect(textsOf(aligned)).toEqual(['The', 'quick', 'brovvn', 'old', 'fox', 'jumps']);
    const [before, added, after] = aligned.slice(2, 5);
    expect(added?.box.x).toBeGreaterThanOrEqual((before?.box.x ?? 0) + (before?.box.width ?? 0));
    expect((added?.box.x ?? 0) + (added?.box.width ?? 0)).toBeLessThanOrEqual(after?.box.x ?? 0);
    expect(added?.box).toMatchObject({ y: before?.box.y, height: before?.box.height });
  });

  test('split words merge over both boxes, and a merged word splits in two', () => {
    const torn = line('We re ceived fromyou today');
    const aligned = alignPage(torn, 'We received from you today');
    expect(textsOf(aligned)).toEqual(['We', 'received', 'from', 'you', 'today']);
    const [, re, ceived, fromyou] = torn;
    expect(aligned[1]?.box.x).toBe(re?.box.x);
    expect(right(aligned[1])).toBe(right(ceived));
    expect(aligned[2]?.box.x).toBe(fromyou?.box.x);
    expect(right(aligned[3])).toBeCloseTo(right(fromyou), 6);
  });

  test('words added before the first or after the last lie beside them', () => {
    const aligned = alignPage(line('Dear Ms Miller', { x: 500 }), 'Hello! Dear Ms Miller and family');
    expect(textsOf(aligned)).toEqual(['Hello!', 'Dear', 'Ms', 'Miller', 'and', 'family']);
    expect(right(aligned[0])).toBeLessThanOrEqual(500);
    expect(aligned[4]?.box.x).toBeGreaterThanOrEqual(right(aligned[3]));
  });

  test('a text for a page without words is still in it, and an empty text leaves none', () => {
    expect(textsOf(alignPage([], 'by hand'))).toEqual(['by', 'hand']);
    expect(alignPage(words, '  ')).toEqual([]);
  });

  test('an entirely new text of any length ends up on the page, in its order', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `new${index}`);
    const aligned = alignPage(
      line(Array.from({ length: 3000 }, (_, index) => `old${index}`).join(' ')),
      long.join(' '),
    );
    expect(textsOf(aligned)).toEqual(long);
  });
});

test('hundreds of long unmatched words are placed by position, without blocking anything else', () => {
  const strange = (letters: string) => Array.from({ length: 500 }, (_, index) => letters.repeat(5) + index);
  const aligned = alignPage(line(strange('abcdefghijk').join(' ')), strange('lmnopqrstuv').join(' '));
  expect(textsOf(aligned)).toEqual(strange('lmnopqrstuv'));
});

test('an unrelated text fills the lines of the one it replaces, from the first on', () => {
  const second = line('second line of print').map((word) => ({ ...word, line: 2, box: { ...word.box, y: 300 } }));
  const aligned = alignPage([...line('Harbour Walk Association'), ...second], 'xxx xxxx xxxxxxxx xxx xxxxxx xx xxxxx');
  expect(aligned.map(({ line: at }) => at)).toEqual([1, 1, 1, 1, 2, 2, 2]);
  const ends = aligned.slice(0, 4).map((word) => [word.box.x, right(word)]);
  expect(ends.flat()).toEqual(ends.flat().toSorted((a, b) => a - b));
});

describe('one text about several pages', () => {
  const first = line('Invoice number 4711 of March');
  const second = line('Thank you for your payment');

  test('is split at the page boundaries', () => {
    const pages = alignPages([first, second], 'Invoice number 4712 of March\n\nThank you for your prompt payment');
    expect(pages.map(textsOf)).toEqual([
      ['Invoice', 'number', '4712', 'of', 'March'],
      ['Thank', 'you', 'for', 'your', 'prompt', 'payment'],
    ]);
  });

  test('that is only about the last one leaves the others as recognised', () => {
    const pages = alignPages([first, second], 'Thank you for your patience');
    expect(pages[0]).toEqual(first);
    expect(textsOf(pages[1] ?? [])).toEqual(['Thank', 'you', 'for', 'your', 'patience']);
  });

  test('that is about none replaces the recognised text and fills a page without any', () => {
    expect(alignPages([first], 'Entirely new').map(textsOf)).toEqual([['Entirely', 'new']]);
    expect(alignPages([[], []], 'written by hand').map(textsOf)).toEqual([['written', 'by', 'hand'], []]);
  });

  test('clears a page that must not keep its recognised text', () => {
    const pages = alignPages([first, second], 'Thank you for your payment', (page) => page !== 0);
    expect(pages).toEqual([[], second]);
    expect(alignPages([first, second], '', (page) => page !== 0)).toEqual([[], second]);
  });

  test('that is empty leaves all pages as recognised', () => {
    expect(alignPages([first, second], ' \n')).toEqual([first, second]);
  });
});

const textsOf = (words: readonly ScannedWord[]) => words.map(({ text }) => text);
const right = (word: ScannedWord | undefined) => (word ? word.box.x + word.box.width : Number.NaN);

/** Words on one line, letters 10 pixels wide, with room for a word of three letters between them. */
function line(text: string, { x = 100 } = {}): ScannedWord[] {
  let at = x;
  return text.split(' ').map((word) => {
    const box = { x: at, y: 200, width: word.length * 10, height: 24 };
    at += box.width + 60;
    return { text: word, box, baseline: 220, fontSize: 20, confidence: 90, block: 1, paragraph: 1, line: 1 };
  });
}
