import { tablesOf, textOfBlocks } from '../flow-blocks.ts';
import type { FlowDocument, FlowTableCell } from '../flow-document.ts';
import { tableGrid } from '../table-grid.ts';
import { type DecimalMark, decimalMarkOf } from './cell-numbers.ts';

export type TextCell = {
  text: string;
  column: number;
  columnSpan: number;
  rowSpan: number;
  direction?: FlowTableCell['direction'];
};
export type TextTable = {
  columns: number;
  /** In points. */
  columnWidths: readonly number[];
  headerRows: number;
  /** Cells where they begin; covered positions are omitted. */
  rows: TextCell[][];
};

/** The tables of a document as text, and how their numbers are written. */
export function readTables(flow: FlowDocument): { tables: TextTable[]; mark: DecimalMark } {
  const tables = [...textTables(flow)];
  return { tables, mark: decimalMarkOf(tables.flatMap(({ rows }) => rows.flat().map(({ text }) => text))) };
}

function* textTables({ sections }: FlowDocument): Generator<TextTable> {
  for (const { blocks } of sections) {
    for (const table of tablesOf(blocks)) {
      const { columns, rows } = tableGrid(table);
      if (rows.length === 0) continue;
      const firstOther = table.rows.findIndex(({ isHeader }) => !isHeader);
      yield {
        columns,
        columnWidths: table.columnWidths,
        headerRows: Math.max(0, firstOther),
        rows: rows.map((places) =>
          places.flatMap(({ cell, column, columnSpan, rowSpan }) =>
            cell && rowSpan > 0
              ? [{ text: textOfBlocks(cell.blocks), column, columnSpan, rowSpan, direction: cell.direction }]
              : [],
          ),
        ),
      };
    }
  }
}
