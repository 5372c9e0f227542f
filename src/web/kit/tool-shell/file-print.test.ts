import { expect, test } from 'vitest';
import { isSamePrint, printOf } from './file-print.ts';

const file = (...parts: string[]) => new Blob(parts);
const middle = 'x'.repeat(200_000);
const isSame = async (one: Blob, other: Blob) =>
  isSamePrint(await printOf(one, 'a.pdf'), await printOf(other, 'b.pdf'));

test('a file is the same under another name, and another one when its size, beginning or end differs', async () => {
  expect(await isSame(file('begin', middle, 'end'), file('begin', middle, 'end'))).toBe(true);
  expect(await isSame(file('begin', middle, 'end'), file('bEgin', middle, 'end'))).toBe(false);
  expect(await isSame(file('begin', middle, 'end'), file('begin', middle, 'eNd'))).toBe(false);
  expect(await isSame(file('begin', middle, 'end'), file('begin', middle, 'x', 'end'))).toBe(false);
  expect(await isSame(file('short'), file('shore'))).toBe(false);
  expect(await isSame(file(''), file(''))).toBe(true);
});
