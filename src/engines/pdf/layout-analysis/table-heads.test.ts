import { expect, test } from 'vitest';
import type { TurnedSegment } from '../../../pdf/reading/page-reading.ts';
import { flowDocument } from './analyze-layout.ts';
import { cellsIn, gridRules, reading, segment, tablesIn } from './sample-readings.ts';

test('labels of a group and of its columns in one box become a cell over the columns and cells below it', () => {
  const xs = [72, 172, 232, 292, 352, 412];
  // Vertical rules between columns begin below the head.
  const rules = [...gridRules([72, 172, 292, 412], [100, 124]), ...gridRules(xs, [124, 140, 156])];
  const words = [
    ...[cell('Region', 76, 120, true), cell('Sales', 215, 110, true), cell('Returns', 335, 110, true)],
    ...['Shop', 'Post', 'Shop', 'Post'].map((text, index) => cell(text, 182 + index * 60, 121, true)),
    ...['North', '10', '20', '1', '2'].map((text, index) => cell(text, (xs[index] ?? 0) + 6, 135)),
    ...['South', '30', '40', '3', '4'].map((text, index) => cell(text, (xs[index] ?? 0) + 6, 151)),
  ];
  const [table] = tablesIn(flowDocument([reading(words, { rules })]));
  expect(table && cellsIn(table)).toEqual([
    ['1x2 Region', '2x1 Sales', '2x1 Returns'],
    ['Shop', 'Post', 'Shop', 'Post'],
    ['North', '10', '20', '1', '2'],
    ['South', '30', '40', '3', '4'],
  ]);
  expect(table?.rows.map(({ isHeader }) => isHeader)).toEqual([true, true, false, false]);
});

test('a sentence over several columns stays one cell', () => {
  const rules = [...gridRules([72, 412], [100, 124]), ...gridRules([72, 242, 412], [124, 140, 156])];
  const words = [
    cell('Totals of all the shops in both of the regions', 76, 118),
    ...['North', '10'].map((text, index) => cell(text, 76 + index * 170, 135)),
    ...['South', '30'].map((text, index) => cell(text, 76 + index * 170, 151)),
  ];
  const [table] = tablesIn(flowDocument([reading(words, { rules })]));
  expect(table && cellsIn(table)[0]).toEqual(['2x1 Totals of all the shops in both of the regions']);
});

test('rows of numbers that rules hold together are rows, and wrapped words are none', () => {
  const xs = [72, 172, 232, 292, 352];
  const rules = gridRules(xs, [100, 116, 164]);
  const head = ['Place', 'One', 'Two', 'Three'].map((text, index) => cell(text, (xs[index] ?? 0) + 6, 112, true));
  const rows = ['Aland', 'Beland', 'Celand'].flatMap((place, row) =>
    [place, '1,204', '-', `${row}.5 %`].map((text, index) => cell(text, (xs[index] ?? 0) + 6, 128 + row * 14)),
  );
  const cellsOf = (words: typeof rows) =>
    tablesIn(flowDocument([reading([...head, ...words], { rules })])).map(cellsIn);
  expect(cellsOf(rows)).toEqual([
    [
      ['Place', 'One', 'Two', 'Three'],
      ['Aland', '1,204', '-', '0.5 %'],
      ['Beland', '1,204', '-', '1.5 %'],
      ['Celand', '1,204', '-', '2.5 %'],
    ],
  ]);
  const wrapped = rows.filter(({ text }, index) => index < 4 || !/\d|-/.test(text));
  expect(cellsOf(wrapped)[0]).toHaveLength(2);
});

test('labels that run upwards head the columns they stand over, and other turned text comes last', () => {
  const xs = [72, 272, 312, 352];
  const words = [
    cell('Permission', 76, 170, true),
    ...['Read', 'x', ''].map((text, index) => cell(text, (xs[index] ?? 0) + 6, 195)),
    ...['Write', '', 'x'].map((text, index) => cell(text, (xs[index] ?? 0) + 6, 211)),
  ].filter(({ text }) => text !== '');
  const labels = ['Visitor', 'Owner'].map((text, index) => upwards(text, 285 + index * 40, 176));
  const flow = flowDocument([
    reading(words, {
      rules: gridRules(xs, [100, 180, 200, 216]),
      turned: [{ segments: [...labels, upwards('Printed in May', 560, 500)] }],
    }),
  ]);
  const [table] = tablesIn(flow);
  expect(table && cellsIn(table)).toEqual([
    ['Permission', 'Visitor', 'Owner'],
    ['Read', 'x', ''],
    ['Write', '', 'x'],
  ]);
  expect(table?.rows[0]?.cells.map(({ direction }) => direction)).toEqual([undefined, 'upwards', 'upwards']);
  expect(JSON.stringify(flow.sections[0]?.blocks.at(-1))).toContain('Printed in May');
  expect(flow.pages[0]?.doubts).toEqual(['Rotated text was placed after the rest.']);
});

test('without rules, labels over several columns do not hide the columns below them', () => {
  const columns = [72, 200, 270, 360, 430];
  const row = (values: readonly string[], baseline: number) =>
    values.flatMap((text, index) => (text === '' ? [] : [cell(text, columns[index] ?? 0, baseline)]));
  const words = [
    ...[cell('Summer term', 210, 100), cell('Winter term', 370, 100)],
    ...row(['Subject', 'Begun', 'Passed', 'Begun', 'Passed'], 114),
    ...row(['Botany', '120', '98', '130', '101'], 130),
    ...row(['Physics', '80', '61', '77', '70'], 144),
    ...row(['Zoology', '40', '39', '41', '40'], 158),
  ];
  const [table] = tablesIn(flowDocument([reading(words)]));
  expect(table && cellsIn(table).slice(0, 3)).toEqual([
    ['2x1 Summer term', '2x1 Winter term'],
    ['Subject', 'Begun', 'Passed', 'Begun', 'Passed'],
    ['Botany', '120', '98', '130', '101'],
  ]);
  expect(table?.rows.map(({ isHeader }) => isHeader)).toEqual([true, true, false, false, false]);
});

test('a rule below a label tells over which columns it goes', () => {
  const columns = [72, 200, 270, 340, 410];
  const row = (values: readonly string[], baseline: number) =>
    values.map((text, index) => cell(text, columns[index] ?? 0, baseline));
  const words = [
    // Narrow enough to sit over one of its three columns.
    cell('Term', 276, 100),
    ...row(['Subject', 'Begun', 'Passed', 'Failed', 'Sum'], 114),
    ...row(['Botany', '120', '98', '22', '240'], 130),
    ...row(['Physics', '80', '61', '19', '160'], 144),
    ...row(['Zoology', '40', '39', '1', '80'], 158),
  ];
  const rules = [{ direction: 'horizontal' as const, at: 104, from: 200, to: 372 }];
  const cellsWith = (more: { rules?: typeof rules }) => tablesIn(flowDocument([reading(words, more)])).map(cellsIn);
  expect(cellsWith({ rules })[0]?.[0]).toEqual(['3x1 Term']);
  expect(cellsWith({})[0]?.[0]).toEqual(['Subject', 'Begun', 'Passed', 'Failed', 'Sum']);
});

const cell = (text: string, left: number, baseline: number, bold = false) => segment({ text, left, baseline, bold });

/** Vertical text going up from a height, on a vertical baseline. */
function upwards(text: string, line: number, bottom: number): TurnedSegment {
  const { left, right, ...turned } = segment({ text, left: -bottom, baseline: line, bold: true });
  const place = { left: turned.top, right: turned.bottom, top: bottom - (right - left), bottom };
  return { ...turned, left, right, turns: 3, place };
}
