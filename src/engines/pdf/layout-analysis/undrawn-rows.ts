import type { Segment } from '../../../pdf/reading/page-reading.ts';
import {
  linesIn,
  middleOf,
  type WrittenCell,
  type WrittenGrid,
  withRowPut,
  writtenCell,
  writtenGrid,
} from './written-cells.ts';

/** Content of number columns: amounts, percentages, and marks for none. */
const amount = /^[-+−–—(]?\s?[$€£¥]?\s?\d[\d.,' ]*\s?[%)*]*$|^[-–—*.]$|^n\/a$/i;
/** With fewer numeric cells, parallel lines may be wrapped words. */
const minAmountCells = 3;

/**
 * Splits rows whose rules enclose several lines, such as every five: when all numeric cells share the same lines, and
 * everything else sits on them, each line is a row.
 */
export function divideUndrawnRows(written: WrittenGrid): WrittenGrid {
  let result = written;
  for (let row = result.grid.ys.length - 2; row >= 0; row--) {
    const inRow = result.cells.filter(({ cell }) => cell.row === row);
    const isWhole = inRow.reduce((sum, { cell }) => sum + cell.columnSpan, 0) === result.grid.xs.length - 1;
    const lines = isWhole && inRow.every(({ cell }) => cell.rowSpan === 1) ? rowsOf(inRow) : undefined;
    if (lines !== undefined) result = divideRow(result, row, lines);
  }
  return result;
}

/** The lines of a row's cells when each is a row; undefined otherwise. */
function rowsOf(cells: readonly WrittenCell[]): Segment[][] | undefined {
  if (cells.some(({ figures, turned }) => figures.length + turned.length > 0)) return undefined;
  const amounts = cells.filter(
    ({ segments }) => segments.length > 1 && segments.every(({ text }) => amount.test(text.trim())),
  );
  if (amounts.length < minAmountCells) return undefined;
  const filled = cells.filter(({ segments }) => segments.length > 0);
  if (amounts.length < filled.length / 2) return undefined;
  const lines = linesIn(filled.flatMap(({ segments }) => segments));
  const most = Math.max(...amounts.map(({ segments }) => segments.length));
  // A cell has at most one piece per line, so there are as many lines as pieces in the fullest numeric cell.
  return lines.length > 1 && lines.length === most ? lines : undefined;
}

function divideRow({ grid, cells }: WrittenGrid, row: number, lines: readonly Segment[][]): WrittenGrid {
  const bounds = lines.map((line) => ({
    top: Math.min(...line.map(({ top }) => top)),
    bottom: Math.max(...line.map(({ bottom }) => bottom)),
  }));
  const cuts = bounds.slice(1).map(({ top }, index) => ((bounds[index]?.bottom ?? top) + top) / 2);
  const ys = grid.ys.toSpliced(row + 1, 0, ...cuts);
  const next = { ...grid, ys, cells: [] };
  const put = cuts.map((_, index) => row + 1 + index);
  const divided = cells.flatMap((written): WrittenCell[] => {
    if (written.cell.row !== row) return [{ ...written, cell: put.reduce(withRowPut, written.cell) }];
    return lines.map((_, index) => {
      const ends = [ys[row + index] ?? 0, ys[row + index + 1] ?? 0] as const;
      const inside = written.segments.filter((segment) => middleOf(segment) >= ends[0] && middleOf(segment) < ends[1]);
      return writtenCell(next, { ...written.cell, row: row + index }, inside);
    });
  });
  return writtenGrid(next, divided);
}
