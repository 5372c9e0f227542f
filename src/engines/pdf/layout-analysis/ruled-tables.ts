import {
  areaOf,
  type Box,
  type Figure,
  type Fill,
  heightOf,
  holds,
  overlapOf,
  type PageReading,
  type Rule,
  type Segment,
  type TurnedSegment,
  widthOf,
} from '../../../pdf/reading/page-reading.ts';
import { median } from '../../../shared/median.ts';
import type { FlowBlock, FlowTable, FlowTableCell, FlowTableRow } from '../../document-writers/flow-document.ts';
import { divideHeadLabels } from './head-labels.ts';
import { luminance } from './luminance.ts';
import type { ColumnEdges } from './paragraph-place.ts';
import { findGrids, type Grid } from './ruled-grids.ts';
import { divideUndrawnRows } from './undrawn-rows.ts';
import { type CellContent, cellsWithContent, type WrittenCell, type WrittenGrid } from './written-cells.ts';

export type CellPlace = { edges: ColumnEdges; isOnDark: boolean };

/** Turns a cell's content into blocks. */
export type WriteCell = (content: CellContent, place: CellPlace) => FlowBlock[];

/** A table with the page content it contains. */
export type PlacedTable = {
  box: Box;
  block: FlowTable;
  segments: Segment[];
  figures: Figure[];
  turned: TurnedSegment[];
};

const whiteLuminance = 0.995;
/** Space between a cell's rule and its text, in points. */
const cellInset = 3;
/** A fill higher than this share of the page is a background. */
const backgroundShare = 0.35;
/** A grid with text in a smaller share of its cells is a drawing. */
const minWrittenShare = 0.06;

/** A page's tables drawn by rules or filled cells. */
export function ruledTables(reading: PageReading, write: WriteCell): PlacedTable[] {
  const fills = reading.fills.filter(
    // Some programs put white fills behind lines of text.
    (fill) => heightOf(fill) < reading.height * backgroundShare && luminance(fill.color) < whiteLuminance,
  );
  const rules = [...reading.rules, ...fills.flatMap(edgesOf)];
  return findGrids(rules).flatMap((grid) => {
    const segments = reading.segments.filter((segment) => holds(grid, segment));
    const figures = reading.figures.filter((figure) => holds(grid, figure));
    const turned = reading.turned.flatMap((layer) => layer.segments.filter(({ place }) => holds(grid, place)));
    const written = cellsWithContent(grid, { segments, figures, turned });
    const filled = written.filter((cell) => cell.segments.length > 0).length;
    // Filled stripes below each other are highlighted text.
    if (grid.xs.length < 3 && grid.ys.length > 2 && !reading.rules.some((rule) => isPartOf(rule, grid))) return [];
    if (filled < grid.cells.length * minWrittenShare) return [];
    if (filled < 2 && !(grid.cells.length === 1 && isBox(grid, segments, reading))) return [];
    if (grid.xs.length > 3 && areHighlights(written)) return [];
    const divided = divideUndrawnRows(divideHeadLabels({ grid, cells: written }));
    return [{ box: grid, block: tableOf(divided, reading.fills, write), segments, figures, turned }];
  });
}

/** Whether most letters overflow their cells: fills behind words are highlighting, not cells. */
function areHighlights(cells: readonly WrittenCell[]): boolean {
  let [all, over] = [0, 0];
  for (const { box, segments } of cells) {
    for (const { text, left, right, fontSize } of segments) {
      all += text.length;
      if (left < box.left - fontSize || right > box.right + fontSize) over += text.length;
    }
  }
  return over > all / 2;
}

/** A frame or fill around text, but not around most of the page or behind a word. */
function isBox(grid: Grid, segments: readonly Segment[], { width, height }: PageReading): boolean {
  const line = median(segments.map((segment) => segment.fontSize));
  const isHigh = heightOf(grid) > line * 2.2;
  return segments.length > 0 && heightOf(grid) < height * 0.5 && (isHigh || widthOf(grid) > width * 0.5);
}

const isPartOf = ({ direction, at, from, to }: Rule, grid: Grid): boolean =>
  holds(
    grid,
    direction === 'horizontal'
      ? { left: from, right: to, top: at, bottom: at }
      : { left: at, right: at, top: from, bottom: to },
  );

const edgesOf = ({ left, right, top, bottom }: Fill): Rule[] => [
  { direction: 'horizontal', at: top, from: left, to: right },
  { direction: 'horizontal', at: bottom, from: left, to: right },
  { direction: 'vertical', at: left, from: top, to: bottom },
  { direction: 'vertical', at: right, from: top, to: bottom },
];

function tableOf({ grid: { xs, ys }, cells }: WrittenGrid, fills: readonly Fill[], write: WriteCell): FlowTable {
  const rows = ys.slice(1).map((bottom, row) => ({
    minHeight: bottom - (ys[row] ?? 0),
    isHeader: false,
    cells: cells.filter(({ cell }) => cell.row === row).map((cell) => asTableCell(cell, fills, write)),
  }));
  markHeadRows(rows, xs.length - 1);
  const columnWidths = xs.slice(1).map((right, column) => right - (xs[column] ?? 0));
  return { kind: 'table', ruled: true, indentLeft: 0, columnWidths, rows };
}

function asTableCell(
  { cell, box, segments, figures, turned }: WrittenCell,
  fills: readonly Fill[],
  write: WriteCell,
): FlowTableCell {
  const { column, columnSpan, rowSpan } = cell;
  // The last fill drawn is on top.
  const fill = fills.findLast((area) => areaOf(overlapOf(area, box)) > areaOf(box) * 0.7)?.color;
  const edges = { left: box.left + cellInset, right: box.right - cellInset };
  const isOnDark = fill !== undefined && luminance(fill) < 0.5;
  const blocks = write({ segments, figures, turned }, { edges, isOnDark });
  fitLines(blocks, segments, box);
  const direction = segments.length + figures.length > 0 ? undefined : directionOf(turned);
  return {
    column,
    columnSpan,
    rowSpan,
    ...(fill === undefined || fill === '#ffffff' ? {} : { fill }),
    ...(direction === undefined ? {} : { direction }),
    blocks,
  };
}

/** The common direction of all text. */
function directionOf(turned: readonly TurnedSegment[]): FlowTableCell['direction'] {
  if (turned.length === 0) return undefined;
  if (turned.every(({ turns }) => turns === 3)) return 'upwards';
  return turned.every(({ turns }) => turns === 1) ? 'downwards' : undefined;
}

/**
 * Limits line height to the cell's: cells are often set tightly, and higher lines would make the table longer than its page.
 */
function fitLines(blocks: readonly FlowBlock[], segments: readonly Segment[], cell: Box): void {
  if (segments.length === 0) return;
  const tops = segments.map((segment) => Math.round(segment.bottom)).toSorted((a, b) => a - b);
  const lines = tops.filter((top, index) => index === 0 || top - (tops[index - 1] ?? 0) > 2).length;
  const most = (heightOf(cell) - 1) / Math.max(1, lines);
  for (const block of blocks) {
    if (block.kind === 'paragraph') block.lineHeight = Math.min(block.lineHeight, Math.max(most, 2));
  }
}

/**
 * Marks header rows: the first row, the rows its cells span, and the column labels below group labels. Titles across all
 * columns and the rows above a head are included.
 */
export function markHeadRows(rows: readonly FlowTableRow[], columns: number): void {
  const isTitle = ({ cells }: FlowTableRow) => cells.length === 1 && cells[0]?.columnSpan === columns;
  const titles = Math.max(0, columns < 2 ? 0 : rows.findIndex((row) => !isTitle(row)));
  const end = headEnd(rows, titles, columns) ?? (titles > 0 ? headEnd(rows, 0, columns) : undefined) ?? 0;
  for (const row of rows.slice(0, end)) row.isHeader = true;
}

/** Where the head starting at a row ends; undefined when it does not look like one. */
function headEnd(rows: readonly FlowTableRow[], from: number, columns: number): number | undefined {
  const cells = rows[from]?.cells ?? [];
  const isGrouped = cells.some(({ columnSpan }) => columnSpan > 1 && columnSpan < columns);
  const end = from + Math.max(isGrouped ? 2 : 1, ...cells.map(({ rowSpan }) => rowSpan));
  const next = rows[end];
  const head = rows.slice(from, end).flatMap((row) => row.cells);
  return next !== undefined && looksLikeHeader(head, next.cells) ? end : undefined;
}

/** Whether the first row is bold or filled and the second is not. */
export function looksLikeHeader(first: readonly FlowTableCell[], second: readonly FlowTableCell[]): boolean {
  const isWritten = first.filter(({ blocks }) => blocks.some(hasText)).length >= Math.min(2, first.length);
  const bold = (cells: readonly FlowTableCell[]) => cells.every(({ blocks }) => blocks.every(isBold));
  const filled = (cells: readonly FlowTableCell[]) => cells.every(({ fill }) => fill !== undefined);
  return (
    isWritten && ((bold(first) && !bold(second)) || (filled(first) && !filled(second)) || hasOtherFill(first, second))
  );
}

const hasOtherFill = ([first]: readonly FlowTableCell[], [second]: readonly FlowTableCell[]): boolean =>
  first?.fill !== undefined && second?.fill !== undefined && luminance(first.fill) < luminance(second.fill) - 0.15;

const hasText = (block: FlowBlock): boolean =>
  block.kind === 'paragraph' && block.runs.some((run) => run.kind === 'text' && run.text.trim() !== '');

const isBold = (block: FlowBlock): boolean =>
  block.kind === 'paragraph' &&
  block.runs.every((run) => run.kind !== 'text' || run.style.bold || run.text.trim() === '');
