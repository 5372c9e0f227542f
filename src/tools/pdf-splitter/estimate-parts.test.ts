import { expect, test } from 'vitest';
import { estimateParts } from './estimate-parts.ts';

const cuts = (...args: Parameters<typeof estimateParts>) => estimateParts(...args).map(({ pages }) => pages);

test('pages with large images fill a part sooner than text pages', () => {
  const images = [[], [], [900_000], [900_000 + 1], [], []];
  const file = { pageCount: 6, bytes: 1_900_000, maxBytes: 1_000_000 };
  expect(cuts(images, file)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

test('a letterhead on every page counts once per part', () => {
  const images = Array.from({ length: 10 }, () => [400_000]);
  const file = { pageCount: 10, bytes: 500_000, maxBytes: 450_000 };
  expect(cuts(images, file)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10],
  ]);
});

test('a single page over the limit becomes its own part, and a small file stays whole', () => {
  const images = [[10], [5_000_000], [10]];
  expect(cuts(images, { pageCount: 3, bytes: 5_001_600, maxBytes: 1_000_000 })).toEqual([[1], [2], [3]]);
  expect(cuts([], { pageCount: 3, bytes: 9_000, maxBytes: 1_000_000 })).toEqual([[1, 2, 3]]);
});
