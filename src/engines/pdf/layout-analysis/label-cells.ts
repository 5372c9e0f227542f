import { boundsOf, type Rule, type Segment } from '../../../pdf/reading/page-reading.ts';
import type { Line } from './lines.ts';

/** A label of a table's head and the columns that it goes over. */
export type LabelCell = { column: number; columnSpan: number; segments: Segment[] };

/** Lines closer than this, in sizes, hold the parts of one label. */
const lineDistance = 1.5;
/** A label that is that far from the middle of its columns, as a share of their width, is not theirs. */
const offCentre = 0.15;

/** The rows of lines of labels over the columns between these edges; a label may go on in the next line. */
export function labelRows(lines: readonly Line[], edges: readonly number[], rules: readonly Rule[]): LabelCell[][] {
  const rows: LabelCell[][] = [];
  lines.forEach((line, index) => {
    const cells = labelCells(line, edges, rules);
    const [before, above] = [lines[index - 1], rows.at(-1) ?? []];
    const isClose = before !== undefined && line.baseline - before.baseline < line.size * lineDistance;
    const pairs = cells.map((cell) => [above.find((other) => haveSameColumns(other, cell)), cell] as const);
    if (!isClose || pairs.some(([label]) => label === undefined)) rows.push(cells);
    else for (const [label, cell] of pairs) label?.segments.push(...cell.segments);
  });
  return rows;
}

const haveSameColumns = (a: LabelCell, b: LabelCell): boolean => a.column === b.column && a.columnSpan === b.columnSpan;

/** The cells of a line of labels: each goes over the columns that it, or the rule below it, goes over. */
export function labelCells(line: Line, edges: readonly number[], rules: readonly Rule[]): LabelCell[] {
  const last = edges.length - 2;
  const columnAt = (x: number) =>
    Math.min(
      last,
      Math.max(
        0,
        edges.findLastIndex((edge) => edge <= x),
      ),
    );
  const cells: LabelCell[] = [];
  for (const segment of line.segments.toSorted((a, b) => a.left - b.left)) {
    const { from, to } = ruleBelow(segment, rules, edges) ?? { from: segment.left, to: segment.right };
    const before = cells.at(-1);
    const column = columnAt(from);
    const columnSpan = columnAt(to) - column + 1;
    if (before !== undefined && column < before.column + before.columnSpan) {
      before.columnSpan = Math.max(before.columnSpan, column + columnSpan - before.column);
      before.segments.push(segment);
    } else cells.push({ column, columnSpan, segments: [segment] });
  }
  return cells;
}

/** Whether a label stands in the middle of several columns. */
export function isCentred({ column, columnSpan, segments }: LabelCell, edges: readonly number[]): boolean {
  const bounds = boundsOf(segments);
  if (columnSpan < 2 || bounds === undefined) return false;
  const [from, to] = [edges[column] ?? 0, edges[column + columnSpan] ?? 0];
  return Math.abs(bounds.left + bounds.right - from - to) / 2 < (to - from) * offCentre;
}

/** A rule that a label stands over, and that goes over a part of the table only. */
function ruleBelow({ left, right, bottom, fontSize }: Segment, rules: readonly Rule[], edges: readonly number[]) {
  const whole = (edges.at(-1) ?? 0) - (edges[0] ?? 0);
  const middle = (left + right) / 2;
  return rules.find(
    ({ direction, at, from, to }) =>
      direction === 'horizontal' &&
      at > bottom - fontSize * 0.4 &&
      at < bottom + fontSize * 0.8 &&
      from < middle &&
      to > middle &&
      to - from > right - left + fontSize &&
      to - from < whole * 0.9,
  );
}
