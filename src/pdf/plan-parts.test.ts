import { describe, expect, test } from 'vitest';
import { type Bookmark, type PlannedSplit, planParts, toggleCut } from './plan-parts.ts';

const bookmarks: Bookmark[] = [
  { title: 'One', level: 1, page: 1 },
  { title: 'One and a half', level: 2, page: 3 },
  { title: 'Also one and a half', level: 2, page: 3 },
  { title: 'Two', level: 1, page: 4 },
];

test.each<[PlannedSplit, number[][]]>([
  [{ method: 'pages', pages: '1,3,5-7', oneFile: false }, [[1], [3], [5], [6], [7]]],
  [{ method: 'pages', pages: '1,3,5-7', oneFile: true }, [[1, 3, 5, 6, 7]]],
  [
    { method: 'range', ranges: '1-3,4-6', oneFile: false },
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
  [{ method: 'range', ranges: '6-,2', oneFile: false }, [[6, 7], [2]]],
  [{ method: 'range', ranges: '6-,2', oneFile: true }, [[6, 7, 2]]],
  [{ method: 'every', pages: 3 }, [[1, 2, 3], [4, 5, 6], [7]]],
  [{ method: 'every', pages: 100 }, [[1, 2, 3, 4, 5, 6, 7]]],
  [
    { method: 'odd-even' },
    [
      [1, 3, 5, 7],
      [2, 4, 6],
    ],
  ],
  [{ method: 'single' }, [[1], [2], [3], [4], [5], [6], [7]]],
])('of seven pages %j makes %j', (split, parts) => {
  expect(plan(split).map(({ pages }) => pages)).toEqual(parts);
});

describe('bookmarks', () => {
  test('of the top level make a part each, and what is before the first another', () => {
    expect(plan({ method: 'bookmarks', level: 1 })).toEqual([
      { pages: [1] },
      { pages: [2, 3, 4], title: 'One' },
      { pages: [5, 6, 7], title: 'Two' },
    ]);
  });

  test('of two levels make more; a page with several begins one part', () => {
    expect(plan({ method: 'bookmarks', level: 2 })).toEqual([
      { pages: [1] },
      { pages: [2, 3], title: 'One' },
      { pages: [4], title: 'One and a half' },
      { pages: [5, 6, 7], title: 'Two' },
    ]);
  });

  test('that are not there are missed', () => {
    expect(() => planParts({ method: 'bookmarks', level: 1 }, { pageCount: 3, bookmarks: () => [] })).toThrow(
      expect.objectContaining({ code: 'PDF_NO_BOOKMARKS' }),
    );
  });
});

test('a document of one page has no even pages', () => {
  expect(planParts({ method: 'odd-even' }, { pageCount: 1, bookmarks: () => [] })).toEqual([{ pages: [1] }]);
});

test('more parts than anyone downloads are refused', () => {
  expect(() => planParts({ method: 'single' }, { pageCount: 1001, bookmarks: () => [] })).toThrow(
    'This would make 1,001 files or more; the limit is 1,000.',
  );
});

test.each(['0', '9-1', 'a', '1,,3', '8'])('the list %j is refused', (pages) => {
  expect(() => plan({ method: 'pages', pages, oneFile: false })).toThrow(
    expect.objectContaining({ code: 'PAGES_INVALID', status: 400 }),
  );
});

const plan = (split: PlannedSplit) => planParts(split, { pageCount: 7, bookmarks: () => bookmarks });

test('a cut comes where a page is pressed, and goes when it is pressed again', () => {
  expect(toggleCut('', 4, 7)).toBe('1-3,4-7');
  expect(toggleCut('1-3,4-7', 7, 7)).toBe('1-3,4-6,7');
  expect(toggleCut('1-3,4-6,7', 4, 7)).toBe('1-6,7');
  expect(toggleCut('1-7', 1, 7)).toBe('1-7');
});
