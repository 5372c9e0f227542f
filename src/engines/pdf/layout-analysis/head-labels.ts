import type { Segment } from '../../../pdf/reading/page-reading.ts';
import type { Grid, GridCell } from './ruled-grids.ts';
import { linesIn, type WrittenCell, type WrittenGrid, withRowPut, writtenCell, writtenGrid } from './written-cells.ts';

/** Head rows with column groups are among the first of a table. */
const maxHeadRows = 4;
/** Labels may overlap their columns' sides by this much, in points. */
const slack = 2;
/** In a head over several columns, this share of them has labels. */
const labelledShare = 0.6;

/** The labels of a cell that spans columns: the group's, and each column's. */
type Labels = { group: Segment[]; byColumn: Map<number, Segment[]> };

/**
 * Splits cells of the first rows in which each column has its own label without a rule between them: the group's label stays
 * one cell across its columns, column labels become cells below it.
 */
export function divideHeadLabels(written: WrittenGrid): WrittenGrid {
  let result = written;
  for (let row = 0; row < Math.min(maxHeadRows, result.grid.ys.length - 2); row++) {
    const inRow = result.cells.filter(({ cell }) => cell.row === row);
    if (!inRow.some(({ cell }) => cell.columnSpan > 1)) break;
    const labels = new Map(inRow.flatMap((cell) => labelsOf(cell, result.grid) ?? []));
    if (labels.size > 0) result = divideRow(result, row, labels);
  }
  return result;
}

function labelsOf(written: WrittenCell, { xs }: Grid): [WrittenCell, Labels][] | undefined {
  const { cell, segments, figures, turned } = written;
  if (cell.columnSpan < 2 || figures.length > 0 || turned.length > 0) return undefined;
  const columnOf = ({ left, right }: Segment) => {
    for (let column = cell.column; column < cell.column + cell.columnSpan; column++) {
      if (left >= (xs[column] ?? 0) - slack && right <= (xs[column + 1] ?? 0) + slack) return column;
    }
    return undefined;
  };
  const lines = linesIn(segments);
  const first = lines.findIndex((line) => line.length > 1 && new Set(line.map(columnOf)).size === line.length);
  if (first < 0) return undefined;
  const byColumn = new Map<number, Segment[]>();
  for (const segment of lines.slice(first).flat()) {
    const column = columnOf(segment);
    if (column === undefined) return undefined;
    byColumn.set(column, [...(byColumn.get(column) ?? []), segment]);
  }
  if (byColumn.size < Math.max(2, cell.columnSpan * labelledShare)) return undefined;
  return [[written, { group: lines.slice(0, first).flat(), byColumn }]];
}

function divideRow({ grid, cells }: WrittenGrid, row: number, labels: ReadonlyMap<WrittenCell, Labels>): WrittenGrid {
  const grouped = [...labels.values()].filter(({ group }) => group.length > 0);
  const cut = grouped.length === 0 ? undefined : heightBetween(grouped);
  const ys = cut === undefined ? grid.ys : grid.ys.toSpliced(row + 1, 0, cut);
  const put = (cell: GridCell) => (cut === undefined ? cell : withRowPut(cell, row + 1));
  const next = { ...grid, ys, cells: [] };
  const divided = cells.flatMap((written): WrittenCell[] => {
    const found = labels.get(written);
    const place = put(written.cell);
    if (found === undefined) return [{ ...written, cell: place }];
    const isGrouped = found.group.length > 0;
    const below = isGrouped ? { row: row + 1, rowSpan: written.cell.rowSpan } : { row, rowSpan: place.rowSpan };
    const columns = Array.from({ length: place.columnSpan }, (_, index) => place.column + index);
    return [
      ...(isGrouped ? [writtenCell(next, { ...place, row, rowSpan: 1 }, found.group)] : []),
      ...columns.map((column) =>
        writtenCell(next, { column, columnSpan: 1, ...below }, found.byColumn.get(column) ?? []),
      ),
    ];
  });
  return writtenGrid(next, divided);
}

/** The boundary between group labels and column labels. */
function heightBetween(labels: readonly Labels[]): number {
  const above = Math.max(...labels.flatMap(({ group }) => group.map(({ bottom }) => bottom)));
  const below = Math.min(...labels.flatMap(({ byColumn }) => [...byColumn.values()].flat().map(({ top }) => top)));
  return (above + below) / 2;
}
