import { expect, test } from 'vitest';
import { describeTime, nameOf } from './describe-statistics.ts';

test('codes have names, and what is unknown says so', () => {
  expect(nameOf('countries', 'DE')).toBe('Germany');
  expect(nameOf('languages', 'pt')).toBe('Portuguese');
  expect(nameOf('languages', 'x')).toBe('x');
  expect(nameOf('devices', 'mobile')).toBe('Phone');
  expect(nameOf('referrers', '')).toBe('Direct or unknown');
  expect(nameOf('countries', '')).toBe('Unknown');
  expect(nameOf('browsers', '*')).toBe('Others');
});

test('times are those of the time zone', () => {
  expect(describeTime('2026-01-31T23:00:00.000Z', 'month', 'Europe/Berlin')).toBe('Feb 2026');
  expect(describeTime('2026-01-31T23:00:00.000Z', 'day', 'UTC')).toBe('Jan 31');
  expect(describeTime('2026-01-31T23:00:00.000Z', 'hour', 'UTC')).toBe('Sat 23:00');
});
