import { expect, test } from 'vitest';
import { formatMessage, namesIn } from './format-message.ts';

test('values are filled in as they are, braces included', () => {
  expect(formatMessage('{name} is too large.', { name: '{name}.pdf' }, 'en')).toBe('{name}.pdf is too large.');
});

test('a plural takes the form of its language', () => {
  const pages = 'Page {page} of {count, plural, one {# page} other {# pages}} in {name}';
  expect(formatMessage(pages, { page: 1, count: 1, name: 'a' }, 'en')).toBe('Page 1 of 1 page in a');
  expect(formatMessage(pages, { page: 1, count: 1200, name: 'a' }, 'de')).toBe('Page 1 of 1.200 pages in a');
  expect(formatMessage('{n, plural, =0 {none} one {one} other {{other} of #}}', { n: 0 }, 'en')).toBe('none');
  expect(formatMessage('{n, plural, =0 {none} one {one} other {{other} of #}}', { n: 5, other: 3 }, 'en')).toBe(
    '3 of 5',
  );
});

test('the names of a message are its values and elements, also those in plural forms', () => {
  expect(namesIn('{n, plural, one {Signed} other {# of {all}}} by <b>{who}</b>')).toEqual(['<b>', 'all', 'n', 'who']);
});
