import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPattern, nameResult, objectionToPattern } from './name-pattern.ts';

const values = { name: 'holiday.final.PNG', n: 7, ext: 'jpg', date: '2026-01-31' };

describe('the name of a result', () => {
  test.each([
    [defaultPattern, 'holiday.final.jpg'],
    ['{name}-{n}', 'holiday.final-7.jpg'],
    ['{date} {nnn}.{ext}', '2026-01-31 007.jpg'],
    ['{ext}_{name}', 'jpg_holiday.final.jpg'],
    ['trip.png', 'trip.png.jpg'],
    ['trip.JPG', 'trip.jpg'],
    ['2026/{name}', '2026-holiday.final.jpg'],
    ['../../{name}', 'holiday.final.jpg'],
    ['', 'holiday.final.jpg'],
    ['...', 'holiday.final.jpg'],
    ['CON', '_CON.jpg'],
  ])('%s → %s', (pattern, expected) => {
    expect(nameResult(pattern, values)).toBe(expected);
  });

  test('a file cannot smuggle a placeholder or a path in by its own name', () => {
    expect(nameResult(defaultPattern, { ...values, name: '../{n}{date}.png' })).toBe('ndate.jpg');
  });

  test('is one safe part of a path with the right ending, whatever pattern and file name are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (pattern, name) => {
        const result = nameResult(pattern, { ...values, name });
        expect(result).toMatch(/^[^/\\<>:"|?*\p{Cc}]+\.jpg$/u);
        expect(result.length).toBeLessThanOrEqual(200);
        expect(result).not.toMatch(/^\./);
      }),
    );
  });
});

test('a pattern with a placeholder that does not exist is refused with a sentence', () => {
  expect(objectionToPattern('{name}-{size}')).toBe('There is no placeholder {size}. Use {name}, {n}, {ext} or {date}.');
  expect(objectionToPattern('{name}-{nnnn}.{ext}')).toBeUndefined();
  expect(objectionToPattern('x'.repeat(201))).toMatch(/200/);
});
