import { expect, test } from 'vitest';
import { countChangedLines } from './changed-lines.ts';

test.each([
  ['nothing', 'one\ntwo', 'one\ntwo', 0],
  ['a replaced line', 'one\ntwo\nthree', 'one\n2\nthree', 1],
  ['lines replaced in two places', 'one\ntwo\nthree', '1\ntwo\n3', 2],
  ['two lines in the place of one', 'one\ntwo', 'one\n2\n2.5', 2],
  ['a removed line', 'one\ntwo\nthree', 'one\nthree', 1],
  ['white space at the end of a line and an empty line', 'one\ntwo', 'one  \n\ntwo', 0],
])('counts %s', (_, before, after, count) => {
  expect(countChangedLines(before, after)).toBe(count);
});
