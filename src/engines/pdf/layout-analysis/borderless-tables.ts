import type { Rule, Segment } from '../../../pdf/reading/page-reading.ts';
import { intersect, type Span } from '../../../pdf/text/spans.ts';
import { median } from '../../../shared/median.ts';
import type { FlowRun, FlowTable, FlowTableRow } from '../../document-writers/flow-document.ts';
import { isCentred, type LabelCell, labelCells, labelRows } from './label-cells.ts';
import { type Line, lineOf } from './lines.ts';
import { readMarker } from './list-markers.ts';
import { looksLikeHeader, type WriteCell } from './ruled-tables.ts';

/** A range of lines that forms a table; the end is exclusive. */
export type TableLines = Span & {
  gutters: Span[];
  /** Number of leading lines with labels that span columns. */
  headLines: number;
  /** Its columns hold running text, such as captions side by side, to be read one after the other. */
  isRunningText: boolean;
};

/** Minimum width of the white space between columns, in font sizes. */
const gutterSize = 0.9;
/** Rows further apart than this, in font sizes, are separate tables. */
const maxRowDistance = 4;
const minRows = 3;
/** A column must have text in at least this share of the rows. */
const minFilled = 0.4;
/** Dot leaders of a table of contents. */
const leaders = /(\.\s?){5,}|…{2,}|_{5,}/;

/** Finds runs of lines that white space divides into the same columns. */
export function findTableLines(lines: readonly Line[], rules: readonly Rule[]): TableLines[] {
  const found: TableLines[] = [];
  for (let from = 0; from < lines.length; ) {
    const run = runFrom(lines, from, rules);
    if (run === undefined) {
      from += 1;
      continue;
    }
    found.push(run);
    from = run.to;
  }
  return found;
}

function runFrom(lines: readonly Line[], from: number, rules: readonly Rule[]): TableLines | undefined {
  const first = lines[from];
  if (first === undefined) return undefined;
  const begun = gapsOf(first).filter(({ from: left, to }) => to - left >= first.size * gutterSize);
  if (begun.length === 0) return undefined;
  let gutters = begun;
  let to = from + 1;
  for (let line = lines[to]; line !== undefined; line = lines[++to]) {
    const before = lines[to - 1];
    if (before === undefined || line.baseline - before.baseline > line.size * maxRowDistance) break;
    const left = throughLine(gutters, line);
    // A line across the whole table ends it, and so does one that leaves hardly a column.
    if (left.length === 0 || left.length * 2 < gutters.length) break;
    gutters = left;
  }
  while (to > from && (lines[to - 1]?.segments.length ?? 0) < 2) to -= 1;
  const inside = lines.slice(from, to);
  // The lines after the table may have narrowed them.
  gutters = inside.reduce(throughLine, begun);
  if (!isTable(inside, gutters)) return undefined;
  if (isRunningText(inside, gutters)) return { from, to, gutters, headLines: 0, isRunningText: true };
  const { headLines, gutters: finer } = withoutHead(inside, gutters);
  const isHeaded = headLines === 0 && headsGroup(lines[from - 1], inside, { gutters: finer, rules });
  return {
    from: isHeaded ? from - 1 : from,
    to,
    gutters: finer,
    headLines: isHeaded ? 1 : headLines,
    isRunningText: false,
  };
}

/** Labels that span columns hide the gutters between them, so look for more columns in the lines below. */
function withoutHead(lines: readonly Line[], gutters: Span[]): Pick<TableLines, 'gutters' | 'headLines'> {
  let best = { headLines: 0, gutters };
  for (let headLines = 1; headLines <= maxHeadLines && lines.length - headLines >= minRows; headLines++) {
    const body = lines.slice(headLines);
    const found = commonGutters(body);
    if (found.length > best.gutters.length && isTable(body, found)) best = { headLines, gutters: found };
  }
  return best;
}

const maxHeadLines = 3;

/** White space shared by all lines. */
function commonGutters(lines: readonly Line[]): Span[] {
  const whole = [
    { from: Math.min(...lines.map(({ left }) => left)), to: Math.max(...lines.map(({ right }) => right)) },
  ];
  return lines.reduce((found, line) => throughLine(found, line), whole);
}

/** The parts of gutters that a line leaves free. */
const throughLine = (gutters: readonly Span[], line: Line): Span[] =>
  intersect(gutters, [{ from: -Infinity, to: line.left }, ...gapsOf(line), { from: line.right, to: Infinity }]).filter(
    (gap) => gap.to - gap.from >= line.size * gutterSize,
  );

type GroupPlace = { gutters: readonly Span[]; rules: readonly Rule[] };

/** Whether a one-label line sits closely above several columns. */
function headsGroup(line: Line | undefined, lines: readonly Line[], { gutters, rules }: GroupPlace): boolean {
  const [first] = lines;
  if (line?.segments.length !== 1 || first === undefined) return false;
  if (first.baseline - line.baseline > line.size * maxHeadDistance) return false;
  const edges = columnEdges(lines, gutters);
  return labelCells(line, edges, rules).every((cell) => cell.columnSpan < gutters.length + 1 && isCentred(cell, edges));
}

/** Maximum distance of group labels above column labels, in font sizes. */
const maxHeadDistance = 1.8;

/** Lines set as closely as text that begin alike in each column, with a phrase in each cell of the fullest. */
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
      const isPhrases = median(cells.map((cell) => cell.text.length)) >= phraseLetters;
      return isPhrases && full >= cells.length * 0.6 && beginAlike(cells);
    })
  );
}

/** Whether most lines begin, from their own side, at one place; values are often aligned at their other end. */
function beginAlike(cells: readonly Line[]): boolean {
  const begins = cells.map(({ left, right, rightToLeft }) => (rightToLeft ? right : left));
  const middle = median(begins);
  return cells.filter(({ size }, index) => Math.abs((begins[index] ?? 0) - middle) < size).length >= cells.length * 0.6;
}

/** Cells are shorter, by median. */
const phraseLetters = 20;

/** The lines of each column. */
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

/** `left` is the edge of the table's column, `rules` are the page's. */
export type TableSurroundings = { left: number; rules: readonly Rule[] };

export function borderlessTable(
  lines: readonly Line[],
  { gutters, headLines }: Pick<TableLines, 'gutters' | 'headLines'>,
  { left, rules }: TableSurroundings,
  write: WriteCell,
): FlowTable {
  const middles = columnEdges(lines, gutters);
  const edges = edgesAtText(lines, gutters);
  const [start = 0] = edges;
  const asRow = (cells: readonly LabelCell[]): FlowTableRow => ({
    minHeight: 0,
    isHeader: false,
    cells: cells.map(({ column, columnSpan, segments }) => {
      const place = {
        edges: { left: edges[column] ?? start, right: edges[column + columnSpan] ?? start },
        isOnDark: false,
      };
      return { column, columnSpan, rowSpan: 1, blocks: write({ segments, figures: [] }, place) };
    }),
  });
  const labels = labelRows(lines.slice(0, headLines), middles, rules);
  const head = labels.map(asRow);
  const lineRows = rowsOf(lines.slice(headLines), gutters);
  const body = lineRows.map((row, index) => ({
    ...asRow(
      edges.slice(1).map((_, column) => {
        const segments = row.flatMap((line) => cellsOf(line, gutters)[column] ?? []);
        return { column, columnSpan: 1, segments };
      }),
    ),
    minHeight: rowHeight(row, lineRows[index + 1]),
  }));
  const isGrouped = labels.some((cells) => cells.some((cell) => isCentred(cell, middles)));
  for (const row of head) row.isHeader = isGrouped;
  const [first, second] = body;
  if (first !== undefined && second !== undefined) {
    const isLabels = isGrouped && !hasNumber(first) && hasNumber(second);
    first.isHeader = isLabels || (isGrouped === head.length > 0 && looksLikeHeader(first.cells, second.cells));
  }
  const columnWidths = edges.slice(1).map((right, column) => right - (edges[column] ?? start));
  return { kind: 'table', ruled: false, indentLeft: Math.max(0, start - left), columnWidths, rows: [...head, ...body] };
}

/** Distance to the next row, to keep the page's row spacing; the last row is as high as its text. */
const rowHeight = ([line]: readonly Line[], [next]: readonly Line[] = []): number =>
  line === undefined || next === undefined ? 0 : next.baseline - line.baseline;

const columnEdges = (lines: readonly Line[], gutters: readonly Span[]): number[] => [
  Math.min(...lines.map((line) => line.left)),
  ...gutters.map(({ from, to }) => (from + to) / 2),
  Math.max(...lines.map((line) => line.right)),
];

/** Edges where each column's text begins, so that lines are not indented and have room to the right. */
function edgesAtText(lines: readonly Line[], gutters: readonly Span[]): number[] {
  const isRightToLeft = lines.filter(({ rightToLeft }) => rightToLeft).length > lines.length / 2;
  return columnEdges(lines, gutters).map((middle, index) => {
    const gutter = gutters[index - 1];
    if (gutter === undefined) return middle;
    return isRightToLeft ? Math.min(middle, gutter.from + cellInset) : Math.max(middle, gutter.to - cellInset);
  });
}

/** Space between a column's edge and its text, in points. */
const cellInset = 3;

/** Whether any cell after the first is a number. */
const hasNumber = ({ cells }: FlowTableRow): boolean =>
  cells
    .slice(1)
    .some(({ blocks }) => blocks.some((block) => block.kind === 'paragraph' && number.test(textOf(block.runs))));

const number = /^\W*\d[\d.,\s]*\W*$/;

const textOf = (runs: readonly FlowRun[]): string => runs.map((run) => (run.kind === 'text' ? run.text : '')).join('');

/** Groups lines into rows: a close line with an empty first column continues the row above. */
function rowsOf(lines: readonly Line[], gutters: readonly Span[]): Line[][] {
  const maxDistance = median(lines.map((line) => line.size)) * 1.4;
  const rows: Line[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const cells = cellsOf(line, gutters);
    const row = rows.at(-1);
    const goesOn =
      (cells[0]?.length ?? 0) === 0 && before !== undefined && line.baseline - before.baseline < maxDistance;
    if (row !== undefined && goesOn) row.push(line);
    else rows.push([line]);
  });
  return rows;
}
