import { expect, test } from 'vitest';
import { cutAtProtected, placeholder, protect, readGlossary, restore } from './protect.ts';

const none = readGlossary([]);
const hidden = (text: string, glossary = none) =>
  protect(text, { glossary, hidesNumbers: true }).slots.map(({ original }) => original);

test.each([
  ['Send it to info@example.org, please.', ['info@example.org']],
  ['See https://example.org/a?b=1&c=2 (or www.example.org/x).', ['https://example.org/a?b=1&c=2', 'www.example.org/x']],
  ['Hello {name}, you have %d new {{count}} of %1$s.', ['{name}', '%d', '{{count}}', '%1$s']],
  ['It costs $' + '{total}.', ['$' + '{total}']],
  ['Run `npm start` now.', ['`npm start`']],
  ['A <b>bold</b> word<br/>&amp; more', ['<b>', '</b>', '<br/>', '&amp;']],
  ['On 2024-03-12 at 14:30 it cost $1,200.50, up 3.5%.', ['2024-03-12', '14:30', '1,200.50', '3.5%']],
  ['Ask @maria_k about #release_notes.', ['@maria_k', '#release_notes']],
  ['Only 5% discount, 100% sure', ['5%', '100%']],
  ['a < b and b > c', []],
])('%s', (text, parts) => {
  expect(hidden(text)).toEqual(parts);
});

test('a text comes back whole, and numbers stay visible at first', () => {
  const text = 'Pay 1,200.50 to <b>info@example.org</b>.';
  const masked = protect(text, { glossary: none, hidesNumbers: false });
  expect(masked.text).toContain('1,200.50');
  expect(masked.text).not.toContain('example');
  expect(restore(masked.text, masked)).toBe(text);
});

test('a lost, doubled, invented or reordered part is noticed', () => {
  const masked = protect('<b>x</b> a@b.org 12', { glossary: none, hidesNumbers: false });
  const [open, close, mail] = [placeholder(0, true), placeholder(1, true), placeholder(2, false)];
  expect(restore(`${mail} ${open}y${close} 12`, masked)).toBe('a@b.org <b>y</b> 12');
  for (const broken of [
    `${open}y${close} 12`,
    `${open}y${close} ${mail} ${mail} 12`,
    `${open}y${close} ${placeholder(7, false)} 12`,
    `${close}y${open} ${mail} 12`,
    `${open}y${close} ${mail} twelve`,
    `${open}${close}y ${mail} 12`,
    ' ',
  ]) {
    expect(restore(broken, masked)).toBeUndefined();
  }
});

test('glossary terms are kept as written, or come back as their translation, never within words', () => {
  const glossary = readGlossary([{ term: 'Satchel' }, { term: 'bag', translation: 'Tasche' }, { term: 'school bag' }]);
  expect(hidden('SATCHEL and a Bag, a baggage, a school bag', glossary)).toEqual(['SATCHEL', 'Bag', 'school bag']);
  const masked = protect('A bag', { glossary, hidesNumbers: false });
  expect(restore(masked.text, masked)).toBe('A Tasche');
});

test('cut at its protected parts, nothing of a text is lost', () => {
  const text = 'Call {name} at 14:30.';
  expect(cutAtProtected(text, none).map((piece) => piece.text)).toEqual(['Call ', '{name}', ' at ', '14:30', '.']);
});

test("the placeholders' own characters in a text are protected, too", () => {
  const text = 'odd \uE0000\uE001 text';
  const masked = protect(text, { glossary: none, hidesNumbers: false });
  expect(restore(masked.text, masked)).toBe(text);
});
