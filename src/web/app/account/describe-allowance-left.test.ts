import { expect, test } from 'vitest';
import { describeAllowanceLeft } from './describe-allowance-left.ts';

const scans = { one: 'scan', many: 'scans' };

test('says what is left before it runs out', () => {
  expect(describeAllowanceLeft({ max: 5, remaining: 3, per: 'month' }, scans)).toBe(
    '3 of 5 free scans left this month',
  );
  expect(describeAllowanceLeft({ max: 10, remaining: 1, per: 'day' }, scans)).toBe('1 of 10 free scans left today');
});

test('says when there is more', () => {
  expect(describeAllowanceLeft({ max: 5, remaining: 0, per: 'month' }, scans)).toBe(
    'Your 5 free scans for this month are used up; more from the first of next month (UTC).',
  );
});

test('says nothing to Pro users', () => {
  expect(describeAllowanceLeft({ max: null, remaining: null, per: 'day' }, scans)).toBeUndefined();
});
