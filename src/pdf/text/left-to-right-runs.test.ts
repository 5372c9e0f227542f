import { expect, test } from 'vitest';
import { LeftToRightRuns } from './left-to-right-runs.ts';

/** The characters in the order given back, for `[text, left]` in PDFium's order, each letter 6 wide and 12 high. */
function ordered(...pieces: [text: string, left: number][]): string {
  const read: string[] = [];
  const runs = new LeftToRightRuns(({ code }) => read.push(String.fromCodePoint(code)));
  for (const [text, start] of pieces) {
    [...text].forEach((character, index) => {
      const left = start + index * 6;
      if (character === ' ') runs.flush();
      else runs.add({ code: character.codePointAt(0) ?? 0, left, right: left + 6, top: 112, bottom: 100 });
    });
  }
  runs.flush();
  return read.join('');
}

test('a word of letters, signs and digits inside of Arabic is read from left to right', () => {
  expect(ordered(['م', 150], [' ', 0], ['+0660', 106], ['U', 100])).toBe('مU+0660');
  expect(ordered(['م', 150], [' ', 0], ['0', 118], ['F', 112], ['+', 106], ['U', 100], ['.', 94])).toBe('مU+F0.');
});

test('what does not touch, or has no Arabic before it, keeps its order', () => {
  expect(ordered(['م', 150], ['12', 106], ['ab', 60])).toBe('م12ab');
  expect(ordered(['0660', 106], ['U', 100])).toBe('0660U');
});
