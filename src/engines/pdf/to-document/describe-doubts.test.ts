import { expect, test } from 'vitest';
import type { FlowPage } from '../../document-writers/flow-document.ts';
import { describeDoubts, namePages } from './describe-doubts.ts';

const page = (number: number, doubts: string[] = [], kind: FlowPage['kind'] = 'text'): FlowPage => ({
  number,
  kind,
  doubts,
});

test('pages that are doubtful for the same reason are named together', () => {
  const pages = [page(3, ['Text was turned.']), page(4), page(7, ['Text was turned.', 'A table has no lines.'])];
  expect(describeDoubts(pages, true)).toEqual(['Pages 3 and 7: Text was turned.', 'Page 7: A table has no lines.']);
});

test('scans are said to be scans, and where they are in the result', () => {
  expect(describeDoubts([page(1), page(2, [], 'scan')], true)).toEqual([
    'Page 2 is a scan: an image of text without text behind it. In the result, it is an image as well.',
  ]);
  expect(describeDoubts([page(1, [], 'scan'), page(2, [], 'scan')], false)).toEqual([
    'Pages 1 and 2 are scans: images of text without text behind them. They are not in the result.',
  ]);
});

test.each([
  [[4], 'Page 4'],
  [[4, 4], 'Page 4'],
  [[7, 3], 'Pages 3 and 7'],
  [[1, 2, 3], 'Pages 1-3'],
  [[1, 2, 3, 5, 9, 10], 'Pages 1-3, 5, 9 and 10'],
  [[1, 3, 5, 7, 9, 11, 13, 15, 17], 'Pages 1, 3, 5, 7, 9, 11, 13, 15 and others'],
])('%j are %s', (numbers, words) => {
  expect(namePages(numbers)).toBe(words);
});
