import { expect, test } from 'vitest';
import { identity } from '../matrix.ts';
import { columnBelow, moveBelow } from './lines-below.ts';
import type { PageLine } from './page-lines.ts';

const look = {
  ...{ fontName: 'Arial', size: 12, bold: false, italic: false, monospace: false, serif: false },
  ...{ color: '#000000', isInvisible: false, font: 0 },
};

/** A line of letters 5 points wide that stands on `baseline`. */
const line = (text: string, baseline: number, left = 50): PageLine => ({
  ...{ text, gapBefore: false, frame: identity },
  parts: [
    {
      text,
      edges: Array.from({ length: text.length + 1 }, (_, at) => left + 5 * at),
      ...{ isInOrder: true, size: 12, top: baseline - 10, bottom: baseline + 2, baseline, look },
    },
  ],
});

const page = { width: 400, height: 500 };
const block = { first: 0, last: 1, parts: [], cell: undefined, column: undefined };
const paragraph = [line('A paragraph of two lines', 60), line('in its column.', 75)];
const moving = (...others: PageLine[]) => {
  const column = columnBelow([...paragraph, ...others], block, page);
  return [...(column?.lines ?? [])].map((at) => others[at - 2]?.text);
};

test('what stands below a block moves, wider lines and what is below those, too; another column does not', () => {
  const beside = [line('Another column', 60, 220), line('of the page', 90, 220)];
  expect(
    moving(...beside, line('Next', 100), line('A longer line than the block', 115), line('aside', 130, 180)),
  ).toEqual(['Next', 'A longer line than the block', 'aside']);
});

test('a column ends at a line across it and the one beside it', () => {
  const across = line('A line that runs below both of the columns', 200);
  const lines = [line('Another column', 60, 220), line('Next', 100), across, line('Below', 220)];
  expect(moving(...lines)).toEqual(['Next']);
  expect(columnBelow([...paragraph, ...lines], block, page)?.end).toBeLessThan(200 - 0.85 * 12);
});

test.each([['7'], ['Page 7 of 9'], ['A footer of the house']])('a footer stays: %s', (footer) => {
  expect(moving(line('Next', 100), line('The end of it', 420), line(footer, 470))).toEqual(['Next', 'The end of it']);
});

test('words at the foot of a full page are no footer', () => {
  const full = Array.from({ length: 26 }, (_, at) => line('and so on', 90 + 15 * at));
  expect(moving(...full)).toHaveLength(26);
});

test('lines move by what is above them, and what does not fit is known', () => {
  const lines = [...paragraph, line('Next', 100), line('The last of them', 430)];
  const whole = { block, lines: 3 };
  const { shifts, beyond } = moveBelow(lines, [whole, { block: { ...block, first: 2, last: 2 }, lines: -1 }], page);
  // Lines of the block are 15 points apart, those of a line alone 1.2 sizes.
  expect(shifts.map(Math.round)).toEqual([0, 0, 45, 31]);
  // The bottom margin is as wide as the others: 49.8 points.
  expect(beyond[0]).toBeCloseTo(430 + 0.27 * 12 + 45 - 14.4 - (500 - 49.8));
  expect(moveBelow(lines.slice(0, 3), [{ block, lines: 1 }], page).beyond).toEqual([0]);
});
