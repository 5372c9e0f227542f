import type { FlowTable, FlowTableCell } from './flow-document.ts';

/** A position in a table row, from left to right. Positions cover the row without overlap. */
export type TablePlace = {
  column: number;
  columnSpan: number;
  /** Undefined where the table has no cell. */
  cell?: FlowTableCell;
  /** Rows covered from here; 0 where a cell from above continues. */
  rowSpan: number;
};

export type TableGrid = { columns: number; rows: TablePlace[][] };

/** Every position of a table. Truncates spans that leave the table or overlap, and fills holes. */
export function tableGrid({ columnWidths, rows }: FlowTable): TableGrid {
  const columns = Math.max(
    1,
    columnWidths.length,
    ...rows.flatMap(({ cells }) => cells.map(({ column, columnSpan }) => column + Math.max(1, columnSpan))),
  );
  // For each column, the cell from above that still covers it.
  const open: ({ place: TablePlace; left: number } | undefined)[] = Array.from({ length: columns });
  const grid = rows.map(({ cells }, index) => {
    const starts = new Map(cells.map((cell) => [cell.column, cell]));
    const places: TablePlace[] = [];
    for (let column = 0; column < columns; ) {
      const above = open[column];
      const place = above ? goOn(above.place) : begin(starts.get(column), column, index);
      places.push(place);
      column += place.columnSpan;
    }
    return places;

    function goOn({ column, columnSpan, cell }: TablePlace): TablePlace {
      for (let at = column; at < column + columnSpan; at++) {
        const above = open[at];
        if (above && --above.left === 0) open[at] = undefined;
      }
      return { column, columnSpan, rowSpan: 0, ...(cell === undefined ? {} : { cell }) };
    }
  });
  return { columns, rows: grid };

  function begin(cell: FlowTableCell | undefined, column: number, row: number): TablePlace {
    if (cell === undefined) return { column, columnSpan: 1, rowSpan: 1 };
    const others = new Set(rows[row]?.cells.map((other) => other.column));
    let columnSpan = 1;
    while (
      columnSpan < cell.columnSpan &&
      column + columnSpan < columns &&
      open[column + columnSpan] === undefined &&
      !others.has(column + columnSpan)
    ) {
      columnSpan++;
    }
    const rowSpan = Math.max(1, Math.min(cell.rowSpan, rows.length - row));
    const place: TablePlace = { column, columnSpan, rowSpan, cell };
    if (rowSpan > 1) {
      for (let at = column; at < column + columnSpan; at++) open[at] = { place, left: rowSpan - 1 };
    }
    return place;
  }
}
