import { expect, test } from 'vitest';
import { restoreBullets } from './restore-bullets.ts';

test('signs that several lines begin with were bullets', () => {
  expect(mended('¢ Each of the tracks', 'may be assigned', '© Optional remote control')).toEqual([
    '• Each of the tracks',
    'may be assigned',
    '• Optional remote control',
  ]);
});

test('one line that begins so, years, sums and signs within lines stay', () => {
  const lines = ['© The publisher', '© 2019 by others', '¢ 50', 'Rights © reserved by all', '®'];
  expect(mended(...lines)).toEqual(lines);
});

function mended(...lines: string[]): string[] {
  const words = lines.map((line) => line.split(' ').map((text) => ({ text })));
  restoreBullets(words);
  return words.map((line) => line.map(({ text }) => text).join(' '));
}
