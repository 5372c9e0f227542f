import { expect, test } from 'vitest';
import { createRecognizer } from './recognize-message.ts';

const recognize = createRecognizer([
  'Please select an image.',
  '{who} can upload files up to {size}.',
  '{who} can upload up to {count, plural, one {# file} other {# files}} at once.',
  '{name} is too large.',
  '{a} {b}',
  'Only {max, plural, one {a page} other {# pages}} of {name} fit.',
]);

test('a sentence is traced to its message, and its values are found', () => {
  expect(recognize('Free users can upload files up to 5 MB.')).toEqual({
    message: '{who} can upload files up to {size}.',
    values: { who: 'Free users', size: '5 MB' },
  });
});

test('plural forms are found, with their numbers', () => {
  expect(recognize('Pro users can upload up to 1,000 files at once.')?.values).toEqual({
    who: 'Pro users',
    count: 1000,
  });
  expect(recognize('Only a page of a.pdf fit.')?.values).toEqual({ max: 1, name: 'a.pdf' });
  expect(recognize('Only 3 pages of a.pdf fit.')?.values).toEqual({ max: 3, name: 'a.pdf' });
});

test('what was made from no message is not recognized, however long', () => {
  expect(recognize('Another sentence.')).toBeUndefined();
  expect(recognize(' is too large.')).toBeUndefined();
  expect(recognize(`${'can upload files up to '.repeat(200)}!`)).toBeUndefined();
  expect(recognize('x'.repeat(1_000_000))).toBeUndefined();
});
