import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';
import { languages } from './languages.ts';

test.each(languages)('%s: every number is written as Intl writes it', (language) => {
  const same = (value: number, maximumFractionDigits: number): void => {
    const expected = value.toLocaleString(language, { maximumFractionDigits });
    expect(formatNumber(value, language, maximumFractionDigits)).toBe(expected);
  };
  for (const value of [0, 7, 999, 1_000, 1_234.5, 9_999, 10_000, 123_456.75, 1_000_000, -1, -2_500, -12_345.25]) {
    same(value, 0);
    same(value, 2);
  }
  for (const value of [1e15, 1e21, Number.NaN, Number.POSITIVE_INFINITY]) same(value, 2);
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => same(value, 0)));
  // In eighths: no rounding of halves, which Intl does in decimals and `toFixed` in binary.
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (value) => same(value / 8, 3)));
});

test('another language is left to Intl', () => {
  expect(formatNumber(1234.5, 'ar-EG')).toBe((1234.5).toLocaleString('ar-EG'));
});
