import { expect, test } from 'vitest';
import { arrangedPagesSchema } from './arranged-pages.ts';

test('pages of the file, of inserted files and blank ones are read, rotated or not', () => {
  const list = [{ page: 3, rotate: 90 }, { blank: { width: 595, height: 842 } }, { file: 0, page: 1 }];
  expect(arrangedPagesSchema.parse(list)).toEqual([
    { page: 3, rotate: 90 },
    { blank: { width: 595, height: 842 }, rotate: 0 },
    { file: 0, page: 1, rotate: 0 },
  ]);
});

test.each([
  [[], 'At least one page must stay.'],
  ['1,2', 'Pages must be a JSON list such as'],
  [[{ page: 0 }], 'Pages must be a JSON list such as'],
  [[{ page: 1, blank: { width: 9, height: 9 } }], 'Pages must be a JSON list such as'],
  [[{ page: 1, rotate: 45 }], 'A page can be rotated by 0, 90, 180 or 270 degrees.'],
  [[{ blank: { width: 595, height: 20_000 } }], 'A blank page must be 3 to 14,400 points wide and high.'],
  [Array.from({ length: 20_001 }, () => ({ page: 1 })), 'An edited PDF has up to 20,000 pages.'],
])('%j is refused with a sentence', (list, sentence) => {
  expect(arrangedPagesSchema.safeParse(list).error?.issues[0]?.message).toContain(sentence);
});
