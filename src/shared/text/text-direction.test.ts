import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each([
  ['Good morning', 'ltr'],
  ['שלום Satchel', 'rtl'],
  ['12.5% – مرحبا', 'rtl'],
  ['Satchel يقول مرحبا', 'ltr'],
  ['🎉 123', 'ltr'],
  ['', 'ltr'],
])('shows %j %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
