import { expect, test } from 'vitest';
import { describeOcr } from './describe-ocr.ts';

const facts = {
  ...{ pages: 3, recognised: [1, 2, 3], withText: [], blank: [], unreadable: [] },
  ...{ wasEncrypted: false, repaired: false, wasSigned: false },
};
const sizes = { type: 'pdf', output: 'pdf', originalSize: 1000, size: 1150 } as const;

test('pages that were read need no note', () => {
  expect(describeOcr(facts, sizes)).toEqual([]);
});

test('blank pages, pages that have text and pages that fail are told apart', () => {
  expect(describeOcr({ ...facts, recognised: [1], blank: [2, 3] }, sizes)).toEqual([
    'No text was found on pages 2 and 3.',
  ]);
  expect(describeOcr({ ...facts, pages: 1, recognised: [], blank: [1] }, sizes)).toEqual([
    'No text was found on this page: blank paper, or nothing that can be read as letters.',
  ]);
  expect(describeOcr({ ...facts, recognised: [], withText: [1, 2, 3] }, sizes)).toEqual([
    'All pages have text already, so nothing was recognised.',
  ]);
  expect(describeOcr({ ...facts, unreadable: [2] }, sizes)).toEqual(['Page 2 could not be read and is unchanged.']);
});

test('a PDF that is clearly larger says why; text does not', () => {
  expect(describeOcr(facts, { ...sizes, size: 1500 })).toEqual([
    'The result is 1.5 times as large as the source, because the source is so small that the recognised words weigh more than a fifth of it (500 Bytes).',
  ]);
  expect(describeOcr(facts, { ...sizes, type: 'webp', size: 2500 })[0]).toContain('PDF cannot hold WebP images');
  expect(describeOcr(facts, { ...sizes, output: 'words', size: 9000 })).toEqual([]);
});
