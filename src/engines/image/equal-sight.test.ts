import { expect, test } from 'vitest';
import { avifQuality } from './equal-sight.ts';

test('a higher quality is never a lower one for AVIF, and both ends are the same', () => {
  const qualities = Array.from({ length: 100 }, (_, index) => avifQuality(index + 1));
  expect(qualities).toEqual(qualities.toSorted((one, other) => one - other));
  expect([qualities[0], qualities[79], qualities[99]]).toEqual([1, 64, 100]);
});
