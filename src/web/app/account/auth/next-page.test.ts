import { expect, test } from 'vitest';
import { nextPage, withNext } from './next-page.ts';

const origin = 'https://files.example.org';

test('whoever signs in goes on where they came from', () => {
  expect(nextPage('?next=%2Fsubscribe%3Fplan%3Dannual', origin)).toBe('/subscribe?plan=annual');
});

test('without a wish, or with one that is no page of this site, it is the home page', () => {
  for (const next of [
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'help',
  ]) {
    expect(nextPage(`?next=${encodeURIComponent(next)}`, origin)).toBe('/');
  }
  expect(nextPage('', origin)).toBe('/');
});

test('the wish is passed on between the pages of signing in', () => {
  expect(withNext('/register', '/subscribe?plan=annual')).toBe('/register?next=%2Fsubscribe%3Fplan%3Dannual');
  expect(withNext('/register', '/')).toBe('/register');
});
