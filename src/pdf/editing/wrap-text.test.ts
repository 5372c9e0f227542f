import { expect, test } from 'vitest';
import { paragraphsOf, wrapText } from './wrap-text.ts';

const lengthOf = (text: string) => text.length;

test('words go to the next line when they do not fit; the space between may', () => {
  expect(wrapText('one two three', 7, lengthOf)).toEqual(['one two', 'three']);
  expect(wrapText('', 7, lengthOf)).toEqual(['']);
});

test('a word wider than the line is broken between letters with their marks', () => {
  expect(wrapText('an abcde\u0301fgh', 4, lengthOf)).toEqual(['an a', 'bcd', 'e\u0301fg', 'h']);
});

test('each character is measured a few times only, however long the line', () => {
  for (const paragraph of ['word '.repeat(1_000), 'x'.repeat(5_000)]) {
    let measured = 0;
    wrapText(paragraph, 4_000, (text) => {
      measured += text.length;
      return text.length;
    });
    expect(measured).toBeLessThan(4 * paragraph.length);
  }
});

test('control characters are left out, tabs are spaces, and every kind of line break counts', () => {
  expect(paragraphsOf('a\tb\r\nc\u0007d\u2028e\rf')).toEqual(['a    b', 'cd', 'e', 'f']);
});
