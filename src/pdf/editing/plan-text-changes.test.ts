import { describe, expect, test } from 'vitest';
import { identity } from '../matrix.ts';
import type { LinePart, PageLine } from './page-lines.ts';
import { planTextChanges } from './plan-text-changes.ts';
import type { StyledRun } from './styled-runs.ts';

/** Letters 10 points wide and 12 high, lines 20 points apart; `parts` begin 200 points apart. */
const line = (number: number, text: string, { gapBefore = false, indent = 0 } = {}): PageLine => ({
  text,
  gapBefore,
  frame: identity,
  parts: text.split('   ').map((part, index) => partAt(part, indent + 200 * index, 20 * number)),
});

const look = {
  ...{ fontName: 'Arial', size: 12, bold: false, italic: false, monospace: false, serif: false },
  ...{ color: '#000000', isInvisible: false, font: 1 },
};

const partAt = (text: string, left: number, top: number): LinePart => ({
  text,
  edges: Array.from({ length: text.length + 1 }, (_, at) => left + 10 * at),
  isInOrder: true,
  size: 12,
  ...{ top, bottom: top + 12, baseline: top + 10, look },
});

const plan = (lines: PageLine[], text: string, runs: StyledRun[] = []) =>
  planTextChanges({ page: 3, text, rewrapped: [], runs }, lines);

describe('what a changed text of a page sets anew', () => {
  test('nothing where only empty lines and line ends differ', () => {
    expect(plan([line(0, 'One '), line(1, 'Two')], 'One\r\n\r\nTwo  \n')).toEqual([]);
  });

  test('a line from its first changed word to its end', () => {
    const changes = plan([line(0, 'Dear Ms Brown,'), line(1, 'thank you')], 'Dear Ms Green,\nthank you');
    expect(changes).toEqual([
      { page: 3, x: 80, y: 0, width: 60, height: 12, before: 'Brown,', after: 'Green,', fit: 'push', room: 60 },
    ]);
  });

  test('a word that grows or is added, with the word before it', () => {
    expect(plan([line(0, 'to be')], 'to bed')).toMatchObject([{ x: 30, before: 'be', after: 'bed' }]);
    expect(plan([line(0, 'to be')], 'to be or not')).toMatchObject([{ x: 30, before: 'be', after: 'be or not' }]);
    expect(plan([line(0, 'to be')], 'to')).toMatchObject([{ x: 0, before: 'to be', after: 'to' }]);
  });

  test('a line whose letters have another style, from their first word on, even where no word changes', () => {
    const lines = [line(0, 'Dear Ms Brown,'), line(1, 'thank you')];
    const red = { color: '#ff0000' };
    expect(plan(lines, 'Dear Ms Brown,\nthank you', [{ start: 9, end: 20, ...red }])).toMatchObject([
      { x: 80, before: 'Brown,', after: 'Brown,', runs: [{ start: 1, end: 6, ...red }] },
      { x: 0, before: 'thank you', after: 'thank you', runs: [{ start: 0, end: 5, ...red }] },
    ]);
  });

  test('words that no longer fit their line in a larger size, which keep their style in the next one', () => {
    const lines = [line(0, 'aaa bbb ccc ddd eee'), line(1, 'fff ggg')];
    const runs = [{ start: 8, end: 19, fontSize: 18 }];
    expect(plan(lines, 'aaa bbb ccc ddd eee\nfff ggg', runs)).toMatchObject([
      { after: 'ccc ddd', runs: [{ start: 0, end: 7, fontSize: 18 }] },
      { after: 'eee fff ggg', runs: [{ start: 0, end: 3, fontSize: 18 }] },
    ]);
  });

  test('the whole of a line that is too long, so that its end alone is not squeezed', () => {
    const lines = [line(0, 'aaa bbb ccc ddd eee'), line(1, 'fff ggg')];
    const text = 'aaa bbb ccc ddd eeeee\nfff ggg';
    expect(planTextChanges({ page: 1, text, rewrapped: [{ first: 0, last: 1, count: 2 }] }, lines)).toMatchObject([
      { x: 0, before: 'aaa bbb ccc ddd eee', after: 'aaa bbb ccc ddd eeeee', room: 190 },
    ]);
  });

  test('a deleted line is taken out', () => {
    const changes = plan([line(0, 'One'), line(1, 'Two', { gapBefore: true }), line(2, 'Three')], 'One\nThree');
    expect(changes).toMatchObject([{ y: 20, before: 'Two', after: '' }]);
  });

  test('cells of a table keep their places', () => {
    const changes = plan([line(0, 'Sum   10 EUR')], 'Sum   12 EUR');
    expect(changes).toEqual([
      { page: 3, x: 200, y: 0, width: 60, height: 12, before: '10 EUR', after: '12 EUR', fit: 'push' },
    ]);
  });

  test('a note mark beside a word stays where it is', () => {
    const marked = { ...line(0, 'Android   2   Moon'), text: 'Android2 Moon' };
    expect(plan([marked], 'Android2 Sun').map(({ x, before, after }) => [x, before, after])).toEqual([
      [400, 'Moon', 'Sun'],
    ]);
    expect(plan([marked], 'Linux2 Moon').map(({ x, after }) => [x, after])).toEqual([[0, 'Linux']]);
  });

  test('a cell grows up to the next one', () => {
    const changes = plan([line(0, 'Sum   10 EUR')], 'Total   10 EUR');
    expect(changes.map(({ after, room }) => [after, room])).toEqual([['Total', 200 - 0.3 * 12]]);
  });

  test('cells that have become one text are set in the first', () => {
    const changes = plan([line(0, 'Sum   10 EUR')], 'Nothing due');
    expect(changes.map(({ x, after }) => [x, after])).toEqual([
      [0, 'Nothing due'],
      [200, ''],
    ]);
  });

  test('right-to-left and mirrored text whole', () => {
    expect(plan([line(0, 'שלום לך')], 'שלום לכם')).toMatchObject([{ x: 0, before: 'שלום לך', after: 'שלום לכם' }]);
    const mirrored = line(0, 'to be');
    const part = { ...partAt('to be', 0, 0), isInOrder: false };
    expect(plan([{ ...mirrored, parts: [part] }], 'to be or')).toMatchObject([
      { x: 0, before: 'to be', after: 'to be or' },
    ]);
  });

  test('words without room go on in the next lines of the paragraph', () => {
    const lines = [line(0, 'aaa bbb ccc'), line(1, 'ddd eee'), line(2, 'Next', { gapBefore: true })];
    const changes = plan(lines, 'aaa bbbbbbb ccc\nddd eee\nNext');
    expect(changes.map(({ y, after }) => [y, after])).toEqual([
      [0, 'bbbbbbb'],
      [20, 'ccc ddd eee'],
    ]);
  });

  test('a word divided at the end of a line is whole again when it moves', () => {
    const lines = [line(0, 'aaa bbb com-'), line(1, 'puter')];
    expect(plan(lines, 'aaa bbbbbbb com-\nputer').map(({ after }) => after)).toEqual(['bbbbbbb', 'computer']);
  });

  test('a word longer than its line stays in it', () => {
    const lines = [line(0, 'aaa bbb'), line(1, 'ccc')];
    expect(plan(lines, 'aaaaaaaaaaaa\nccc').map(({ y, after }) => [y, after])).toEqual([[0, 'aaaaaaaaaaaa']]);
  });

  test('an additional line continues the line before it, and wraps', () => {
    const lines = [line(0, 'aaa bbb ccc'), line(1, 'ddd')];
    expect(plan(lines, 'aaa bbb ccc\nxx\nddd').map(({ y, after }) => [y, after])).toEqual([[20, 'xx ddd']]);
    expect(plan([line(0, 'bbb')], 'aaa\nbbb').map(({ after }) => after)).toEqual(['aaa bbb']);
  });

  test('the lines of a justified paragraph fill its column again, except the last one', () => {
    const lines = [line(0, 'aaa bbb ccc'), line(1, 'ddd eee fff'), line(2, 'ggg')];
    const changes = plan(lines, 'aaa bb ccc\nddd eee ff\ngg');
    expect(changes.map(({ fit, room }) => [fit, room])).toEqual([
      ['fill', 70],
      ['fill', 30],
      ['push', 110],
    ]);
  });

  test('letters of another style stay as they are', () => {
    const bold = {
      ...line(0, ''),
      text: 'Note: bring a map',
      parts: [partAt('Note: ', 0, 0), partAt('bring a map', 60, 0)],
    };
    expect(plan([bold], 'Note: bring two maps').map(({ x, after }) => [x, after])).toEqual([[120, 'two maps']]);
    expect(plan([bold], 'Notice: bring a map').map(({ x, after }) => [x, after])).toEqual([[0, 'Notice:']]);
  });

  test('other paragraphs, sizes and indents are left alone', () => {
    const lines = [line(0, 'aaa bbb'), line(1, 'cccc dddd', { indent: 60 })];
    const changes = plan(lines, 'aaa bbb eee fff\ncccc dddd');
    expect(changes.map(({ y, after }) => [y, after])).toEqual([[0, 'bbb eee fff']]);
  });

  test('quickly, however much has been written', () => {
    const lines = Array.from({ length: 3_000 }, (_, number) => line(number, `line ${number}`));
    const others = lines.map((_, number) => `other ${number}`).join('\n');
    expect(plan(lines, others)).toHaveLength(3_000);
    const [first] = plan([line(0, 'aaa bbb'), line(1, 'ccc')], `aaa ${'word '.repeat(100_000)}\nccc`);
    expect(first?.after).toBe('aaa');
  });

  test('a page without text gets none', () => {
    expect(plan([], 'New words')).toEqual([]);
  });

  test('lines beyond those of a part stand below its last one when what follows moves, all of it or none', () => {
    const lines = [
      line(0, 'aaa bbb ccc'),
      line(1, 'ddd eee fff'),
      line(2, 'ggg'),
      line(4, 'Next', { gapBefore: true }),
    ];
    const changed = (text: string, count: number) =>
      planTextChanges(
        { page: 1, text: `${text}\nNext`, rewrapped: [{ first: 0, last: 2, count, below: 'move' }] },
        lines,
      ).map(({ y, after, fit, below, group }) => ({ y, after, fit, below, group }));
    const group = 'lines 0';
    expect(changed('aaa bbb ccc\nddd eee fff\nggg xxx yyy\nzzz\nend', 5)).toEqual([
      { y: 40, after: 'ggg xxx yyy\nzzz\nend', fit: 'fill', below: 'move', group },
    ]);
    // Words that stay begin the lines that are added.
    expect(changed('aaa bbb ccc\nddd eee fff\nggg\nzzz', 4)).toMatchObject([
      { y: 40, after: 'ggg\nzzz', below: 'move' },
    ]);
    expect(changed('aaa bbb ddd', 1)).toMatchObject([
      { y: 0, after: 'ddd', fit: 'push', group },
      { y: 20, after: '', below: 'move', group },
      { y: 40, after: '', below: 'move', group },
    ]);
  });
});
