import type { FlowBlock, FlowTable } from '../../document-writers/flow-document.ts';
import { widestWord, widthOfRuns } from './text-widths.ts';

/** Office programs keep this much of a cell's width free, in points, and a little for rounding. */
const padding = 5.5;
/** A column grows by this factor at most: what is wider was never meant to fit. */
const maxGrowth = 1.6;
const minGrowth = 6;

/**
 * Widens columns whose words would be broken in office fonts, and those whose lines just do not fit, at the cost of columns
 * with room; then up to `room`, the width of the text. Nested tables, too.
 */
export function fitColumns(blocks: readonly FlowBlock[], room: number): void {
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    const columns = block.columnWidths.map((width, column) => ({ width, ...wantedWidths(block, column, width) }));
    const widths = block.columnWidths;
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    const give = (least: 'words' | 'lines', most: 'words' | 'lines') => {
      const missing = columns.map((column, index) => Math.max(0, column[most] - (widths[index] ?? 0)));
      const spare = columns.map((column, index) => Math.max(0, (widths[index] ?? 0) - column[least]));
      const share = Math.min(sum(missing), sum(spare));
      if (share <= 0) return;
      for (const [index, width] of widths.entries())
        widths[index] =
          width + ((missing[index] ?? 0) / sum(missing)) * share - ((spare[index] ?? 0) / sum(spare)) * share;
    };
    give('lines', 'words');
    give('words', 'words');
    growTo('words');
    give('lines', 'lines');
    growTo('lines');
    for (const { cells } of block.rows)
      for (const { column, columnSpan, blocks: inside } of cells)
        fitColumns(inside, sum(widths.slice(column, column + columnSpan)) - padding);

    function growTo(most: 'words' | 'lines'): void {
      const missing = columns.map((column, index) => Math.max(0, column[most] - (widths[index] ?? 0)));
      const free = Math.max(0, room - sum(widths));
      const share = Math.min(1, free / Math.max(sum(missing), 0.001));
      for (const [index, width] of widths.entries()) widths[index] = width + (missing[index] ?? 0) * share;
    }
  }
}

/** The widths at which no word of a column is broken, and at which lines that nearly fit do. */
function wantedWidths({ rows }: FlowTable, column: number, width: number): { words: number; lines: number } {
  let [words, lines] = [0, 0];
  for (const { cells } of rows) {
    const cell = cells.find((one) => one.column === column && one.columnSpan === 1 && one.direction === undefined);
    for (const block of cell?.blocks ?? []) {
      if (block.kind !== 'paragraph') continue;
      const indent = Math.max(0, block.indent.left) + Math.max(0, block.indent.right) + padding;
      words = Math.max(words, widestWord(block.runs) + indent);
      const line = widthOfRuns(block.runs) + indent;
      if (line <= limit(width)) lines = Math.max(lines, line);
    }
  }
  if (words === 0) return { words: width, lines: width };
  words = Math.min(words, limit(width));
  return { words, lines: Math.max(lines, words) };
}

const limit = (width: number): number => Math.max(width * maxGrowth, width + minGrowth);
