import { expect, test } from 'vitest';
import { formatPrice, planCatalogue } from './plans.contract.ts';

test('prices are written as people write them', () => {
  expect(Object.values(planCatalogue).map(({ priceCents }) => formatPrice(priceCents))).toEqual([
    '$0',
    '$2.99',
    '$19.99',
  ]);
  expect(formatPrice(3588)).toBe('$35.88');
});

test('the struck-through price of a year is what twelve single months cost', () => {
  expect(planCatalogue.annual.regularCents).toBe(planCatalogue.monthly.priceCents * 12);
});
