import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../shared/units.ts';
import { describeDuration } from './describe-duration.ts';

test.each([
  [0, 'under a minute'],
  [MINUTE_MS, '1 minute'],
  [59 * MINUTE_MS, '59 minutes'],
  [HOUR_MS, '1 hour'],
  [25 * HOUR_MS, '25 hours'],
  [48 * HOUR_MS, '2 days'],
  [-5, 'under a minute'],
])('%d milliseconds are %s', (milliseconds, words) => {
  expect(describeDuration(milliseconds)).toBe(words);
});
