import { expect, test } from 'vitest';
import { lookAlikeWarning } from './look-alike.ts';

const warningOf = (address: string) => lookAlikeWarning(new URL(address).hostname);

test('names of mixed scripts, and of other letters that look like Latin ones, are warned of', () => {
  // The first letter is Cyrillic.
  expect(warningOf('https://аpple.com')).toMatch(/mixes Latin and Cyrillic letters/);
  // All of them are.
  expect(warningOf('https://сосо.com')).toMatch(/Cyrillic letters that look like Latin/);
});

test('honest names in any language are not', () => {
  for (const address of [
    'https://example.com',
    'https://münchen.de',
    'https://правительство.рф',
    'https://例え.jp',
    'https://مثال.com',
    'https://αθήνα.gr',
  ]) {
    expect(warningOf(address), address).toBeUndefined();
  }
});
