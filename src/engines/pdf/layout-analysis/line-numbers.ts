import type { PageReading, Segment } from '../../../pdf/reading/page-reading.ts';
import { median } from '../../../shared/median.ts';
import type { FlowSection } from '../../document-writers/flow-document.ts';

/** Fewer numbers on a page are not line numbers. */
const minNumbers = 8;
/** Their edges differ by this many points at most. */
const sameEdge = 2;
/** Numbers as large as the text, of which line numbers are smaller than this share, are those of rows. */
const smallShare = 0.85;
/** This share of the pages with text must have them. */
const pageShare = 0.5;

/** Pages without the line numbers beside their text, and how Word counts lines instead. */
export type WithoutLineNumbers = { readings: readonly PageReading[]; lineNumbers?: FlowSection['lineNumbers'] };

/** Takes line numbers, as in manuscripts and legal papers, out of the text: office programs count lines themselves. */
export function takeLineNumbers(readings: readonly PageReading[]): WithoutLineNumbers {
  const found = readings.map(numbersBeside);
  const withText = readings.filter(({ segments }) => segments.length >= minNumbers).length;
  const numbered = found.filter((numbers) => numbers.length > 0);
  const [first, second] = numbered;
  if (first?.[0] === undefined || numbered.length < withText * pageShare) return { readings };
  const start = Number(first[0].text);
  const every = Number(first[1]?.text) - start;
  return {
    readings: readings.map((reading, index) => {
      const taken = new Set(found[index]);
      return { ...reading, segments: reading.segments.filter((segment) => !taken.has(segment)) };
    }),
    lineNumbers: {
      every,
      start: every === 1 ? start : 1,
      restarts: second?.[0] !== undefined && Number(second[0].text) <= start,
    },
  };
}

/** The longest column of numbers beside all other text that counts on in equal steps; empty without one. */
function numbersBeside({ segments, rules }: PageReading): Segment[] {
  let longest: Segment[] = [];
  const numbers = segments.filter(({ text }) => /^\d{1,4}$/.test(text));
  if (numbers.length < minNumbers) return [];
  for (const edge of ['right', 'left'] as const) {
    for (const group of groupsAt(numbers, edge)) {
      const column = group.toSorted((a, b) => a.top - b.top);
      if (column.length < Math.max(minNumbers, longest.length + 1) || !counts(column)) continue;
      const taken = new Set(column);
      const [left, right] = [
        Math.min(...column.map((segment) => segment.left)),
        Math.max(...column.map((segment) => segment.right)),
      ];
      const rest = segments.filter((segment) => !taken.has(segment));
      const [top, bottom] = [column[0]?.top ?? 0, column.at(-1)?.bottom ?? 0];
      const beside = rest.filter((segment) => segment.bottom > top && segment.top < bottom);
      const isOutside =
        beside.every((segment) => segment.left > right) || beside.every((segment) => segment.right < left);
      // Rules across them make them a table's column.
      const isRuled = rules.some(
        ({ direction, at, from, to }) =>
          direction === 'horizontal' && at > top && at < bottom && from < right && to > left,
      );
      const isSmall = sizeOf(column) < sizeOf(beside) * smallShare;
      if (beside.length >= column.length * 0.5 && isOutside && !isRuled && isSmall) longest = column;
    }
  }
  return longest;
}

const sizeOf = (segments: readonly Segment[]): number => median(segments.map(({ fontSize }) => fontSize));

/** Each number is the one above plus a step, apart from a few. */
function counts(column: readonly Segment[]): boolean {
  const values = column.map(({ text }) => Number(text));
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  const right = values.slice(1).filter((value, index) => value - (values[index] ?? 0) === step).length;
  return (step === 1 || step === 5 || step === 10) && right >= (values.length - 1) * 0.9;
}

function groupsAt(segments: readonly Segment[], edge: 'left' | 'right'): Segment[][] {
  const groups: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a[edge] - b[edge])) {
    const group = groups.at(-1);
    if (group !== undefined && segment[edge] - (group.at(-1)?.[edge] ?? 0) < sameEdge) group.push(segment);
    else groups.push([segment]);
  }
  return groups;
}
