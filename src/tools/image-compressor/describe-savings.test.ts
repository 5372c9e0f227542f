import { expect, test } from 'vitest';
import { explainResult, originalKept, summarizeSavings } from './describe-savings.ts';

const smaller = { originalSize: 1000, compressedSize: 250, unchanged: false };
const kept = { originalSize: 1000, compressedSize: 1000, unchanged: true };

test('the savings of several images are those of their total size', () => {
  expect(summarizeSavings([smaller])).toBe('Reduced size by 75%');
  expect(summarizeSavings([smaller, kept])).toBe('Reduced size by 38%');
  expect(summarizeSavings([{ ...smaller, compressedSize: 998 }])).toBe('Reduced size by less than 1%');
});

test('when nothing was saved, no zero percent is shown', () => {
  expect(summarizeSavings([kept, kept])).toBe(`${originalKept}.`);
  expect(summarizeSavings([{ ...smaller, compressedSize: 1200 }])).toBe('Ready to download.');
});

test('an unchanged image says so', () => {
  expect(explainResult(kept)).toBe(originalKept);
  expect(explainResult({ ...kept, compressedSize: 900 })).toContain('only hidden data was removed');
  expect(explainResult({ ...smaller, compressedSize: 1200 })).toContain('Larger than before');
  expect(explainResult(smaller)).toBeUndefined();
});
