import { type Box, type Figure, holds, type Segment, type TurnedSegment } from '../../../pdf/reading/page-reading.ts';
import type { Grid, GridCell } from './ruled-grids.ts';

/** The content of a table or cell. */
export type CellContent = {
  segments: readonly Segment[];
  figures: readonly Figure[];
  /** Vertical text. */
  turned?: readonly TurnedSegment[];
};

/** A grid cell with its content. */
export type WrittenCell = {
  cell: GridCell;
  box: Box;
  segments: Segment[];
  figures: Figure[];
  turned: TurnedSegment[];
};

export type WrittenGrid = { grid: Grid; cells: WrittenCell[] };

export function cellsWithContent(grid: Grid, { segments, figures, turned = [] }: CellContent): WrittenCell[] {
  const cells = grid.cells.map((cell) => writtenCell(grid, cell));
  for (const segment of segments) cells.find(({ box }) => holds(box, segment))?.segments.push(segment);
  for (const figure of figures) cells.find(({ box }) => holds(box, figure))?.figures.push(figure);
  for (const label of turned) cells.find(({ box }) => holds(box, label.place))?.turned.push(label);
  return cells;
}

/** A grid with these cells, row by row. */
export function writtenGrid(grid: Omit<Grid, 'cells'>, cells: readonly WrittenCell[]): WrittenGrid {
  const ordered = cells.toSorted((a, b) => a.cell.row - b.cell.row || a.cell.column - b.cell.column);
  return { grid: { ...grid, cells: ordered.map(({ cell }) => cell) }, cells: ordered };
}

/** A cell at its place, empty by default. */
export const writtenCell = (grid: Pick<Grid, 'xs' | 'ys'>, cell: GridCell, segments: Segment[] = []): WrittenCell => ({
  cell,
  box: boxOf(grid, cell),
  segments,
  figures: [],
  turned: [],
});

const boxOf = ({ xs, ys }: Pick<Grid, 'xs' | 'ys'>, { column, columnSpan, row, rowSpan }: GridCell): Box => ({
  left: xs[column] ?? 0,
  right: xs[column + columnSpan] ?? 0,
  top: ys[row] ?? 0,
  bottom: ys[row + rowSpan] ?? 0,
});

/** Groups segments by line, from top to bottom. */
export function linesIn(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const [first] = lines.at(-1) ?? [];
    if (first !== undefined && middleOf(segment) < first.bottom && middleOf(first) > segment.top)
      lines.at(-1)?.push(segment);
    else lines.push([segment]);
  }
  return lines;
}

export const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Adjusts a cell for a new row at `index`: cells across it grow by one row, those below move down. */
export const withRowPut = ({ row, rowSpan, ...columns }: GridCell, index: number): GridCell => ({
  ...columns,
  row: row >= index ? row + 1 : row,
  rowSpan: row < index && row + rowSpan >= index ? rowSpan + 1 : rowSpan,
});
