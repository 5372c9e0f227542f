import { expect, test } from 'vitest';
import { nextPage, withNext } from './next-page.ts';

const origin = 'https://files.example.org';

test('signing in leads back to the page that asked for it', () => {
  expect(nextPage('?next=%2Fsubscribe%3Fplan%3Dannual', origin)).toBe('/subscribe?plan=annual');
});

test('without a page to return to, or with one of another site, it is the home page', () => {
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

test('the sign-in pages pass the page to return to on to each other', () => {
  expect(withNext('/register', '/subscribe?plan=annual')).toBe('/register?next=%2Fsubscribe%3Fplan%3Dannual');
  expect(withNext('/register', '/')).toBe('/register');
});
