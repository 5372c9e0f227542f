import { expect, test } from 'vitest';
import type { LinePart, PageLine, TextLook } from '../../pdf/editing/page-lines.ts';
import { piecesOfLine } from '../../pdf/editing/plan-text-changes.ts';
import { StyledLetters } from '../../pdf/editing/styled-letters.ts';
import type { StyledRun } from '../../pdf/editing/styled-runs.ts';
import { identity } from '../../pdf/matrix.ts';
import { growthNotice, type Measure, previewLine, runsSpelling } from './line-preview.ts';
import { commonLook, looksIn, turned } from './styled-looks.ts';

const look: TextLook = {
  ...{ fontName: 'Arial', size: 12, bold: false, italic: false, monospace: false, serif: false },
  ...{ color: '#000000', isInvisible: false, font: 0 },
};

/** Letters 10 points apart. */
const part = (text: string, left: number): LinePart => ({
  text,
  edges: Array.from({ length: text.length + 1 }, (_, at) => left + 10 * at),
  ...{ isInOrder: true, size: 12, top: 0, bottom: 12, baseline: 10, look },
});
const line = (text: string, ...parts: LinePart[]): PageLine => ({ text, parts, gapBefore: false, frame: identity });

/** The font's letters are 9 points wide, so the page adds one; it has no €. */
const measure: Measure = (text) => ({ width: 9 * text.length, isOwn: !text.includes('€') });

const preview = (of: PageLine, text: string, fit: { fit: 'push' | 'fill'; end?: number } = { fit: 'push' }) =>
  previewLine(of, piecesOfLine(of, text, { end: undefined, ...fit }), measure);

test('a changed word is set where it was, as widely as the page sets its letters; what comes before stays', () => {
  const { runs, covers } = preview(line('to be', part('to be', 100)), 'to bed');
  expect(runs).toMatchObject([
    { text: 'to ', left: 100, width: 30, isNew: false },
    { text: 'bed', left: 130, width: 30, letterSpacing: 1, isNew: true, isOwn: true },
  ]);
  expect(covers).toEqual([{ left: 130, right: 150 }]);
});

test('what follows on the line moves along, but not the next cell', () => {
  const three = line('to be   2', part('to ', 0), part('be', 30), part('2', 200));
  const { runs, covers } = preview(three, 'three be   2');
  expect(runs.map(({ text, left, isNew }) => [text, left, isNew])).toEqual([
    ['three', 0, true],
    ['be', 55, true],
    ['2', 200, false],
  ]);
  expect(covers.at(-1)).toEqual({ left: 30, right: 50 });
});

test('a justified line fills its column with its spaces, and a line that is a little too long is narrowed', () => {
  const full = line('aaa bbb ccc', part('aaa bbb ccc', 0));
  const filled = preview(full, 'aaa bb ccc', { fit: 'fill', end: 106 }).runs.at(-1);
  expect(filled).toMatchObject({ text: 'bb ccc', width: 66, wordSpacing: 6 });
  const narrowed = preview(full, 'aaa bbbb ccc', { fit: 'push', end: 110 }).runs.at(-1);
  expect(narrowed).toMatchObject({ text: 'bbbb ccc', left: 40, width: 70 });
  expect(narrowed?.letterSpacing).toBeCloseTo(-0.25);
});

test('a line that has no room says how much its letters are narrowed, and when that is not enough', () => {
  const said = (text: string, lines: number) =>
    growthNotice([preview(line('aaa bbb', part('aaa bbb', 0)), text, { fit: 'push', end: 110 })], () => lines);
  expect(said('aaa bbb ccc', 0)).toBe('');
  expect(said('aaa bbbb cccc', 1)).toBe('1 line too long: letters are narrowed to about 75%.');
  expect(said('aaa bbbb cccc', 0)).toBe('Too long: letters are narrowed to about 75%.');
  expect(said('aaa bbb ccc ddd eee fff', 2)).toBe(
    '2 lines too long, even with letters half as wide. Please shorten it.',
  );
});

test('letters that the font lacks are set in another one', () => {
  expect(preview(line('10 EUR', part('10 EUR', 0)), '10 €').runs.at(-1)).toMatchObject({ text: '€', isOwn: false });
});

test('a field spells the line as it is typed, with spaces that are still at its end', () => {
  const { runs } = preview(line('to be', part('to be', 0)), 'to bed');
  expect(runsSpelling('to bed ', runs).map(({ text }) => text)).toEqual(['to ', 'bed ']);
  expect(runsSpelling('other', runs).map(({ text }) => text)).toEqual(['other']);
});

const boldLook = { ...look, fontName: 'Arial-BoldMT', bold: true, font: 1 };
/** Bold letters are 12 points wide, and the page's bold font has no z. */
const measureFaces: Measure = (text, { bold, size, font }) => ({
  width: ((bold ? 12 : 9) * text.length * size) / 12,
  isOwn: font !== undefined && !(font === 1 && text.includes('z')),
});

function styledPreview(of: PageLine, text: string, runs: StyledRun[], end?: number) {
  const letters = new StyledLetters([text, of.text]);
  const heading = line('Prices', { ...part('Prices', 0), look: boldLook });
  const styles = { letters, lookOf: looksIn([of, heading], measureFaces) };
  return previewLine(of, piecesOfLine(of, letters.write(text, runs), { fit: 'push', end }), measureFaces, styles);
}

test('letters in another style are set in the face that the page has of their family, and move what follows', () => {
  const three = line('a big cat', part('a big cat', 0));
  const { runs } = styledPreview(three, 'a big cat', [{ start: 2, end: 5, bold: true, color: '#ff0000' }]);
  expect(runs.map(({ text, left, width, look: { font, color } }) => [text, left, width, font, color])).toEqual([
    ['a ', 0, 20, 0, '#000000'],
    ['big', 20, 39, 1, '#ff0000'],
    [' cat', 59, 40, 0, '#000000'],
  ]);
  expect(runsSpelling('a big cat', runs).map(({ text }) => text)).toEqual(['a ', 'big', ' cat']);
});

test('letters that this face lacks, or of a family without it, are set in a font of ours', () => {
  const [, zoo] = styledPreview(line('a zoo', part('a zoo', 0)), 'a zoo', [{ start: 2, end: 5, bold: true }]).runs;
  expect(zoo).toMatchObject({ text: 'zoo', isOwn: false, look: { bold: true, font: undefined } });
  const [, slanted] = styledPreview(line('a cat', part('a cat', 0)), 'a cat', [
    { start: 2, end: 5, italic: true },
  ]).runs;
  expect(slanted).toMatchObject({ isOwn: false, look: { italic: true, bold: false, font: undefined } });
});

test('a larger size narrows a line that has no room', () => {
  const { runs } = styledPreview(line('a cat', part('a cat', 0)), 'a cat', [{ start: 2, end: 5, fontSize: 24 }], 60);
  expect(runs.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(60);
  expect(runs.at(-1)?.narrowedTo).toBeLessThan(1);
});

test('a selection has in common what all its letters have, and turning that off leaves what the page has', () => {
  expect(commonLook([look, { ...look, bold: true }])).toEqual({
    ...{ bold: false, italic: false, size: 12, color: '#000000' },
  });
  expect(commonLook([look, { ...look, size: 14.04, color: '#ff0000' }])).toMatchObject({
    ...{ size: undefined, color: undefined },
  });
  expect(turned('bold', true)({ color: '#ff0000' })).toEqual({ color: '#ff0000', bold: true });
  expect(turned('bold', false)({ bold: true })).toEqual({});
  expect(turned('bold', false)({})).toEqual({ bold: false });
});
