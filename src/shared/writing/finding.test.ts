import { expect, test } from 'vitest';
import { applyChanges, type Change, composeChanges } from './finding.ts';
import { findLost } from './protected-passages.ts';

const change = (start: number, end: number, replacement: string): Change => ({
  ...{ start, end, replacement, reason: 'Why.', rule: 'Rule' },
});

test('two rounds of changes are told as changes of the first text', () => {
  const text = 'The informations are old.';
  const first = [change(4, 16, 'information')];
  const second = [change(16, 19, 'is')];
  const all = composeChanges(text, first, second);
  expect(all.map(({ start, end }) => text.slice(start, end))).toEqual(['informations', 'are']);
  expect(applyChanges(text, all)).toBe('The information is old.');
});

test('a change of a changed passage becomes one with it', () => {
  const text = 'She gave a good advise today.';
  const first = [change(16, 22, 'advice')];
  const second = [change(9, 22, 'good advice')];
  expect(composeChanges(text, first, second)).toMatchObject([{ start: 9, end: 22, replacement: 'good advice' }]);
});

test('what a rewritten text lost is found, each as often as it was there', () => {
  const text = 'Pay 12 to a@b.example or 1,120 by https://x.example/12, "as is".';
  expect(findLost(text, text)).toEqual([]);
  expect(findLost('In 2019, it rose by 4.5%.', 'It rose by 4.5% in 2019.')).toEqual([]);
  expect(findLost(text, text.replace('Pay 12', 'Pay some'))).toEqual(['12']);
  expect(findLost(text, text.replace('"as is"', '"as it is"'))).toEqual(['"as is"']);
});
