import { boundsOf, type Rule, type Segment } from '../../../pdf/reading/page-reading.ts';
import type { Line } from './lines.ts';

/** A header label and the columns it spans. */
export type LabelCell = { column: number; columnSpan: number; segments: Segment[] };

/** Lines closer than this, in font sizes, form one label. */
const lineDistance = 1.5;
/** A label further off the centre of its columns, as a share of their width, is not theirs. */
const offCentre = 0.15;

/** Rows of labels over the columns between these edges; a label may continue on the next line. */
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

/** The cells of a line of labels: each spans the columns that it, or the rule below it, covers. */
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

/** Whether a label is centred over several columns. */
export function isCentred({ column, columnSpan, segments }: LabelCell, edges: readonly number[]): boolean {
  const bounds = boundsOf(segments);
  if (columnSpan < 2 || bounds === undefined) return false;
  const [from, to] = [edges[column] ?? 0, edges[column + columnSpan] ?? 0];
  return Math.abs(bounds.left + bounds.right - from - to) / 2 < (to - from) * offCentre;
}

/** The rule directly below a label that covers only part of the table. */
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
