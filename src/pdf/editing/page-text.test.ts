import { expect, test } from 'vitest';
import { identity } from '../matrix.ts';
import type { PageLine } from './page-lines.ts';
import { linesOfBlock, placeText, withBlock } from './page-text.ts';
import { planTextChanges } from './plan-text-changes.ts';
import { carryStyles } from './styled-letters.ts';
import { fitBlock, linesBeyond, reflow, roomOf, textBlocks } from './text-blocks.ts';

const look = {
  ...{ fontName: 'Arial', size: 12, bold: false, italic: false, monospace: false, serif: false },
  ...{ color: '#000000', isInvisible: false, font: 0 },
};

/** Letters 10 points wide, lines 20 points apart; cells begin 200 points apart. */
const line = (number: number, text: string, gapBefore = number === 0): PageLine => ({
  ...{ text, gapBefore, frame: identity },
  parts: text.split('   ').map((part, cell) => ({
    text: part,
    edges: Array.from({ length: part.length + 1 }, (_, at) => 200 * cell + 10 * at),
    ...{ isInOrder: true, size: 12, top: 20 * number, bottom: 20 * number + 12, baseline: 20 * number + 10, look },
  })),
});

const paragraph = [
  line(0, 'The ferry leaves the harbour'),
  line(1, 'at nine and comes back after'),
  line(2, 'sunset.'),
];
const table = [line(3, 'Adults   12', true), line(4, 'Children   6')];
const page = [...paragraph, ...table];
const whole = page.map(({ text }) => text).join('\n');

const placed = (text = whole, rewrapped: Parameters<typeof placeText>[1]['rewrapped'] = []) =>
  placeText(page, { text, rewrapped, runs: [] });

test('the lines of a paragraph are one block, cells of a table and short lines blocks of their own', () => {
  expect(textBlocks(page).map(({ first, last, cell }) => [first, last, cell])).toEqual([
    [0, 2, undefined],
    [3, 3, 0],
    [3, 3, 1],
    [4, 4, 0],
    [4, 4, 1],
  ]);
  const address = [line(0, 'Erika Mustermann'), line(1, 'Heidestraße 17'), line(2, '51147 Köln')];
  expect(textBlocks(address)).toHaveLength(3);
  const findings = line(2, 'Findings: it is never late');
  const [part] = findings.parts;
  if (!part) throw new Error('A line has parts.');
  const standsOut = { ...findings, parts: [{ ...part, look: { ...look, bold: true } }, part] };
  expect(textBlocks([...paragraph.slice(0, 2), standsOut]).map(({ first }) => first)).toEqual([0, 2]);
});

test('a paragraph wraps anew from the line that was changed, up to where it is as before', () => {
  const [block] = textBlocks(page);
  if (!block?.column) throw new Error('A paragraph has a column.');
  const wrap = (lines: string[], changed: number) =>
    reflow(lines, changed, { room: roomOf(page, block), widthOf: block.column?.widthOf ?? (() => 0) });
  const texts = linesOfBlock(placed(), block);
  expect(wrap(texts.with(0, 'The large ferry leaves the harbour'), 0)).toEqual([
    'The large ferry leaves the',
    'harbour at nine and comes',
    'back after sunset.',
  ]);
  expect(wrap(texts.with(1, 'at nine'), 1)).toEqual(['The ferry leaves the harbour', 'at nine sunset.']);
  expect(wrap(texts.with(0, 'The ferry leaves this harbou'), 0)).toEqual(texts.with(0, 'The ferry leaves this harbou'));
  expect(wrap(['a word ', 'next'], 0)).toEqual(['a word next']);
});

test('a paragraph that grows keeps its number of lines as long as it can be set more tightly', () => {
  const original = paragraph.map(({ text }) => text);
  const space = { room: () => 280, widthOf: (text: string) => 10 * text.length };
  const grown = [...original.slice(0, 2), 'sunset or when the captain is hungry.'];
  const tight = fitBlock(grown, { changed: 2, original, ...space });
  expect(tight).toEqual([
    'The ferry leaves the harbour at',
    'nine and comes back after sunset',
    'or when the captain is hungry.',
  ]);
  expect(linesBeyond(3, tight, space)).toBe(1);
  expect(linesBeyond(3, original, space)).toBe(0);
});

test('what a block says becomes part of the text, with the number of its lines', () => {
  const [block] = textBlocks(page);
  if (!block) throw new Error('The page has a block.');
  const shorter = withBlock(placed(), block, ['The ferry leaves at nine.']);
  expect(shorter).toEqual({
    text: 'The ferry leaves at nine.\n\nAdults   12\nChildren   6',
    rewrapped: [{ first: 0, last: 2, count: 1 }],
    runs: [],
  });
  expect(planTextChanges({ page: 1, ...shorter }, page).map(({ y, after }) => [y, after])).toEqual([
    [0, 'at nine.'],
    [20, ''],
    [40, ''],
  ]);
  const again = placeText(page, shorter);
  expect(linesOfBlock(again, block)).toEqual(['The ferry leaves at nine.']);
  const longer = withBlock(again, block, ['One', 'two', 'three', 'four']);
  expect(linesOfBlock(placeText(page, longer), block)).toEqual(['One', 'two', 'three', 'four']);
  expect(placeText(page, longer).wanted.get(2)).toBe('three four');
  expect(
    withBlock(
      placeText(page, longer),
      block,
      paragraph.map(({ text }) => text),
    ),
  ).toMatchObject({ rewrapped: [] });
});

test('a cell can be emptied and filled again', () => {
  const [, , price] = textBlocks(page);
  if (!price) throw new Error('The table has cells.');
  expect(linesOfBlock(placed(), price)).toEqual(['12']);
  const empty = withBlock(placed(), price, ['']);
  expect(linesOfBlock(placeText(page, empty), price)).toEqual(['']);
  expect(withBlock(placeText(page, empty), price, ['14']).text).toContain('Adults   14');
});

test('lines that other changes have moved are matched by what they say', () => {
  const stale = placed('Something else', [{ first: 0, last: 2, count: 4 }]);
  expect(stale.wanted.get(0)).toBe('Something else');
});

test('letters of a block keep their style where they stand in the text of the page', () => {
  const [block, cell] = textBlocks(page);
  if (!block || !cell) throw new Error('The page has blocks.');
  const runs = [
    { start: 4, end: 9, bold: true },
    { start: whole.indexOf('Adults'), end: whole.indexOf('   12'), italic: true },
  ];
  const styled = placeText(page, { text: whole, rewrapped: [], runs });
  const { letters } = styled;
  const [first = '', ...others] = linesOfBlock(styled, block);
  expect(letters.read(first)).toEqual({ text: 'The ferry leaves the harbour', runs: [{ ...runs[0] }] });
  const changed = withBlock(styled, block, [
    `Now, ${carryStyles(letters, first, 'The old ferry leaves the harbour')}`,
    ...others,
  ]);
  expect(changed.runs.map(({ start, end }) => changed.text.slice(start, end))).toEqual(['ferry', 'Adults']);
  const again = placeText(page, changed);
  expect(again.letters.read(linesOfBlock(again, cell).join('')).runs).toEqual([{ start: 0, end: 6, italic: true }]);
});
