import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPages, formatPages, pagesOf, readPageRanges } from './page-ranges.ts';

test.each([
  ['1', [1]],
  ['1,3,5-7', [1, 3, 5, 6, 7]],
  [' 2 , 4 - 5 ', [2, 4, 5]],
  ['8-', [8, 9, 10]],
  ['10-', [10]],
  ['3,1,3', [3, 1, 3]],
  ['2–4', [2, 3, 4]],
  ['007', [7]],
])('%j of ten pages means %j', (list, pages) => {
  const read = readPageRanges(list, 10);
  expect('ranges' in read && pagesOf(read.ranges)).toEqual(pages);
});

test.each([
  ['', 'The page list is empty.'],
  ['0', "'0' begins before page 1. This document has the pages 1 to 10."],
  ['0-3', "'0-3' begins before page 1."],
  ['9-1', "The range '9-1' runs backwards. Please write 1-9."],
  ['11', "'11' goes beyond the last page. This document has the pages 1 to 10."],
  ['5-11', "'5-11' goes beyond the last page."],
  ['11-', "'11-' goes beyond the last page."],
  ['1,,3', 'A comma in the page list has nothing before or after it.'],
  ['1,', 'A comma in the page list has nothing before or after it.'],
  ['a', "'a' is neither a page nor a range. Please write pages and ranges with commas between them, such as 1,3,5-7."],
  ['-3', "'-3' is neither a page nor a range."],
  ['1.5', "'1.5' is neither a page nor a range."],
  ['1-2-3', "'1-2-3' is neither a page nor a range."],
  ['1;2', "'1;2' is neither a page nor a range."],
  ['99999999999999999999', "'99999999999999999999' is neither a page nor a range."],
  ['１', "'１' is neither a page nor a range."],
])('%j of ten pages is refused with the part and what is allowed', (list, sentence) => {
  const read = readPageRanges(list, 10);
  expect('problem' in read ? read.problem : undefined).toContain(sentence);
});

test('a list of a megabyte is refused before it is read', () => {
  expect(readPageRanges('1,'.repeat(500_000), 10)).toMatchObject({ problem: expect.stringContaining('longer than') });
});

test('a list without a document may name any page, and an open end is infinite', () => {
  expect(readPageRanges('999999999,5-')).toEqual({
    ranges: [
      { from: 999_999_999, to: 999_999_999 },
      { from: 5, to: Number.POSITIVE_INFINITY },
    ],
  });
});

test('pages are written as the shortest list', () => {
  expect(formatPages([1, 2, 3, 5, 7, 8])).toBe('1-3,5,7-8');
  expect(formatPages([3, 2, 1, 1])).toBe('3,2,1,1');
  expect(formatPages([])).toBe('');
});

test('what is written is read back the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), (pages) => {
      const read = readPageRanges(formatPages(pages), 40);
      if ('problem' in read) throw new Error(read.problem);
      expect(pagesOf(read.ranges)).toEqual(pages);
      expect(countPages(read.ranges)).toBe(pages.length);
    }),
  );
});
