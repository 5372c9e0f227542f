import type { FlowTable } from '../flow-document.ts';
import { type TablePlace, tableGrid } from '../table-grid.ts';
import { blocksXml } from './blocks.ts';
import type { DocxContext, TextPlace } from './docx-context.ts';
import { emptyParagraph } from './paragraphs.ts';
import { colorValue } from './run-properties.ts';
import { twips } from './units.ts';

/** Between rules and text, in points. */
const cellPadding = 2;
/** Columns without width cannot be clicked into. */
const minWidth = 4;

export function* tableXml(table: FlowTable, place: TextPlace, context: DocxContext): Generator<string> {
  const { columns, rows } = tableGrid(table);
  const widths = Array.from({ length: columns }, (_, index) => Math.max(minWidth, table.columnWidths[index] ?? 0));
  yield `<w:tbl>${tableProperties(table, widths)}<w:tblGrid>`;
  yield widths.map((width) => `<w:gridCol w:w="${twips(width)}"/>`).join('');
  yield '</w:tblGrid>';
  for (const [index, places] of rows.entries()) {
    const row = table.rows[index];
    const height = Math.max(0, twips(row?.minHeight ?? 0));
    yield `<w:tr><w:trPr><w:cantSplit/>${height > 0 ? `<w:trHeight w:val="${height}"/>` : ''}${row?.isHeader ? '<w:tblHeader/>' : ''}</w:trPr>`;
    for (const cell of places) yield* cellXml(cell, { widths, rowHeight: row?.minHeight ?? 0 }, place, context);
    yield '</w:tr>';
  }
  yield '</w:tbl>';
}

/** `w:tblPr`, with elements in schema order (CT_TblPr). */
function tableProperties({ ruled, indentLeft }: FlowTable, widths: readonly number[]): string {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="7F7F7F"/>`;
  const lines = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('');
  const padding = twips(cellPadding);
  return (
    `<w:tblPr><w:tblW w:w="${twips(total)}" w:type="dxa"/><w:tblInd w:w="${twips(indentLeft)}" w:type="dxa"/>` +
    (ruled ? `<w:tblBorders>${lines}</w:tblBorders>` : '') +
    `<w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="${padding}" w:type="dxa"/><w:right w:w="${padding}" w:type="dxa"/></w:tblCellMar></w:tblPr>`
  );
}

function* cellXml(
  { column, columnSpan, rowSpan, cell }: TablePlace,
  { widths, rowHeight }: { widths: readonly number[]; rowHeight: number },
  place: TextPlace,
  context: DocxContext,
): Generator<string> {
  const width = widths.slice(column, column + columnSpan).reduce((sum, one) => sum + one, 0);
  const merge = rowSpan === 0 ? '<w:vMerge/>' : rowSpan > 1 ? '<w:vMerge w:val="restart"/>' : '';
  const fill =
    cell?.fill === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${colorValue(cell.fill)}"/>`;
  yield `<w:tc><w:tcPr><w:tcW w:w="${twips(width)}" w:type="dxa"/>${columnSpan > 1 ? `<w:gridSpan w:val="${columnSpan}"/>` : ''}${merge}${fill}${directionXml(cell)}</w:tcPr>`;
  const blocks = rowSpan === 0 ? [] : (cell?.blocks ?? []);
  const lineLength = (cell?.direction === undefined ? width : rowHeight) - 2 * cellPadding;
  yield* blocksXml(blocks, { ...place, width: Math.max(minWidth, lineLength) }, context);
  // A cell must end with a paragraph.
  if (blocks.length === 0 || blocks.at(-1)?.kind === 'table') yield emptyParagraph();
  yield '</w:tc>';
}

function directionXml(cell: TablePlace['cell']): string {
  if (cell?.direction === undefined) return '';
  return `<w:textDirection w:val="${cell.direction === 'upwards' ? 'btLr' : 'tbRl'}"/>`;
}
