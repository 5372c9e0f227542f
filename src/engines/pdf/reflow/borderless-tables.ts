import { median } from '../../../shared/median.ts';
import type { FlowTable, FlowTableRow } from './flow-document.ts';
import { type Line, lineOf } from './lines.ts';
import { readMarker } from './list-markers.ts';
import type { Segment } from './page-reading.ts';
import { looksLikeHeader, type WriteCell } from './ruled-tables.ts';

type Span = { from: number; to: number };

/** Lines of a column that form a table: from one index up to another, the second not among them. */
export type TableLines = Span & {
  gutters: Span[];
  /** Its columns hold running text, as captions beside each other do: they are read one after the other. */
  isRunningText: boolean;
};

/** The white space between columns is at least this wide, in sizes. */
const gutterSize = 0.9;
/** Rows further apart than this, in sizes, do not belong to one table. */
const maxRowDistance = 4;
const minRows = 3;
/** A column is written in at least this share of the rows. */
const minFilled = 0.4;
/** Leaders of a contents list. */
const leaders = /(\.\s?){5,}|…{2,}|_{5,}/;

/** Finds runs of lines that white space divides into the same columns. */
export function findTableLines(lines: readonly Line[]): TableLines[] {
  const found: TableLines[] = [];
  for (let from = 0; from < lines.length; ) {
    const run = runFrom(lines, from);
    if (run === undefined) {
      from += 1;
      continue;
    }
    found.push(run);
    from = run.to;
  }
  return found;
}

function runFrom(lines: readonly Line[], from: number): TableLines | undefined {
  const first = lines[from];
  if (first === undefined) return undefined;
  let gutters = gapsOf(first).filter(({ from: left, to }) => to - left >= first.size * gutterSize);
  if (gutters.length === 0) return undefined;
  let to = from + 1;
  for (let line = lines[to]; line !== undefined; line = lines[++to]) {
    const before = lines[to - 1];
    if (before === undefined || line.baseline - before.baseline > line.size * maxRowDistance) break;
    const left = intersect(gutters, [
      { from: -Infinity, to: line.left },
      ...gapsOf(line),
      { from: line.right, to: Infinity },
    ]).filter((gap) => gap.to - gap.from >= line.size * gutterSize);
    // A line over all of the table's width ends it, and so does one that leaves hardly a column.
    if (left.length === 0 || left.length * 2 < gutters.length) break;
    gutters = left;
  }
  while (to > from && (lines[to - 1]?.segments.length ?? 0) < 2) to -= 1;
  const inside = lines.slice(from, to);
  return isTable(inside, gutters) ? { from, to, gutters, isRunningText: isRunningText(inside, gutters) } : undefined;
}

/** Lines set as close as text is, with a phrase in each column that most often fills it. */
function isRunningText(lines: readonly Line[], gutters: readonly Span[]): boolean {
  const distances = lines.slice(1).map((line, index) => (line.baseline - (lines[index]?.baseline ?? 0)) / line.size);
  const columns = gutters.map((_, index) => index).concat(gutters.length);
  return (
    median(distances) < 1.4 &&
    columns.every((column) => {
      const cells = lines.flatMap((line) => lineOf(cellsOf(line, gutters)[column] ?? []) ?? []);
      const end = Math.max(...cells.map((cell) => cell.right));
      const start = Math.min(...cells.map((cell) => cell.left));
      const full = cells.filter((cell) => end - cell.right < (end - start) * 0.2).length;
      return median(cells.map((cell) => cell.text.length)) >= phraseLetters && full >= cells.length * 0.6;
    })
  );
}

/** Cells are shorter, on the median. */
const phraseLetters = 20;

/** The lines of each column by themselves. */
export const linesByColumn = (lines: readonly Line[], gutters: readonly Span[]): Line[][] =>
  gutters
    .map((_, index) => index)
    .concat(gutters.length)
    .map((column) => lines.flatMap((line) => lineOf(cellsOf(line, gutters)[column] ?? []) ?? []));

function isTable(lines: readonly Line[], gutters: readonly Span[]): boolean {
  const divided = lines.filter((line) => cellsOf(line, gutters).filter((cell) => cell.length > 0).length > 1);
  if (divided.length < minRows || divided.length < lines.length * 0.5) return false;
  if (lines.some((line) => leaders.test(line.text))) return false;
  const isList = divided.every((line) => {
    const [first] = line.segments;
    return first !== undefined && readMarker(line)?.length === first.text.trim().length + 1;
  });
  if (isList) return false;
  const columns = gutters.map((_, index) => index).concat(gutters.length);
  return columns.every(
    (column) =>
      divided.filter((line) => (cellsOf(line, gutters)[column]?.length ?? 0) > 0).length >= divided.length * minFilled,
  );
}

const gapsOf = ({ segments }: Line): Span[] => {
  const ordered = segments.toSorted((a, b) => a.left - b.left);
  return ordered.slice(1).map((segment, index) => ({ from: ordered[index]?.right ?? 0, to: segment.left }));
};

const intersect = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap((a) =>
    others
      .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
      .filter(({ from, to }) => to > from),
  );

/** The segments of each column. */
function cellsOf(line: Line, gutters: readonly Span[]): Segment[][] {
  const cells: Segment[][] = Array.from({ length: gutters.length + 1 }, () => []);
  const ends = gutters.map(({ from, to }) => (from + to) / 2);
  for (const segment of line.segments) {
    const middle = (segment.left + segment.right) / 2;
    const column = ends.findIndex((end) => middle < end);
    cells[column < 0 ? gutters.length : column]?.push(segment);
  }
  return cells;
}

/** The table that such lines make. `left` is the column's edge. */
export function borderlessTable(
  lines: readonly Line[],
  gutters: readonly Span[],
  left: number,
  write: WriteCell,
): FlowTable {
  const start = Math.min(...lines.map((line) => line.left));
  const end = Math.max(...lines.map((line) => line.right));
  const edges = [start, ...gutters.map(({ from, to }) => (from + to) / 2), end];
  const rows = rowsOf(lines, gutters).map((row): FlowTableRow => {
    const cells = edges.slice(1).map((right, column) => {
      const segments = row.flatMap((line) => cellsOf(line, gutters)[column] ?? []);
      const place = { edges: { left: edges[column] ?? start, right }, isOnDark: false };
      const blocks = write({ segments, figures: [] }, place);
      return { column, columnSpan: 1, rowSpan: 1, blocks };
    });
    return { minHeight: 0, isHeader: false, cells };
  });
  const [first, second] = rows;
  if (first !== undefined && second !== undefined) first.isHeader = looksLikeHeader(first.cells, second.cells);
  const columnWidths = edges.slice(1).map((right, column) => right - (edges[column] ?? start));
  return { kind: 'table', ruled: false, indentLeft: Math.max(0, start - left), columnWidths, rows };
}

/** Lines that go on with the cells above join their row: close to it, with nothing in the first column. */
function rowsOf(lines: readonly Line[], gutters: readonly Span[]): Line[][] {
  const usual = median(lines.map((line) => line.size)) * 1.4;
  const rows: Line[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const cells = cellsOf(line, gutters);
    const row = rows.at(-1);
    const goesOn = (cells[0]?.length ?? 0) === 0 && before !== undefined && line.baseline - before.baseline < usual;
    if (row !== undefined && goesOn) row.push(line);
    else rows.push([line]);
  });
  return rows;
}
