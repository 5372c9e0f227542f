import { escapeXml } from '../../../shared/xml.ts';
import type { FlowDocument } from '../flow-document.ts';
import {
  type PackagePart,
  propertiesPart,
  relationshipsPart,
  rootRelationships,
  writeOfficePackage,
} from '../office-package.ts';
import { cellNumber, type DecimalMark } from './cell-numbers.ts';
import { readTables, type TextCell, type TextTable } from './table-texts.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const sheets = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
/** Excel truncates longer text. */
const maxCellCharacters = 32_767;
/** Approximate width of a character in the default font, in points. */
const characterWidth = 5.5;
/** First id of custom number formats (ECMA-376 part 1, 18.8.30). */
const firstOwnFormat = 164;

/**
 * Writes a workbook with one sheet per table. Cells are text, or numbers where unambiguous, never formulas. Returns the
 * number of tables.
 */
export async function writeXlsx(flow: FlowDocument, output: string): Promise<{ bytes: number; tables: number }> {
  const { tables, mark } = readTables(flow);
  const looks = new CellLooks();
  const names = tables.map((_, index) => `Table ${index + 1}`);
  const parts: PackagePart[] = [
    rootRelationships('xl/workbook.xml'),
    propertiesPart(flow.title),
    { path: 'xl/workbook.xml', contentType: `${sheetType}.sheet.main+xml`, xml: () => workbook(names) },
    relationshipsPart('xl/workbook.xml', [
      ...names.map((_, index) => ({
        id: `sheet${index + 1}`,
        kind: 'worksheet',
        target: `worksheets/sheet${index + 1}.xml`,
      })),
      { id: 'styles', kind: 'styles', target: 'styles.xml' },
    ]),
    ...tables.map((table, index) => ({
      path: `xl/worksheets/sheet${index + 1}.xml`,
      contentType: `${sheetType}.worksheet+xml`,
      xml: () => sheet(table, mark, looks),
    })),
    // After the sheets, which determine the formats.
    { path: 'xl/styles.xml', contentType: `${sheetType}.styles+xml`, xml: () => looks.xml() },
  ];
  const { bytes } = await writeOfficePackage({ output, parts });
  return { bytes, tables: tables.length };
}

function* workbook(names: readonly string[]): Generator<string> {
  yield `<workbook ${sheets} ${relations}><sheets>`;
  for (const [index, name] of names.entries()) {
    yield `<sheet name="${name}" sheetId="${index + 1}" r:id="sheet${index + 1}"/>`;
  }
  yield '</sheets></workbook>';
}

function* sheet(table: TextTable, mark: DecimalMark, looks: CellLooks): Generator<string> {
  const { columns, columnWidths, headerRows, rows } = table;
  yield `<worksheet ${sheets}>`;
  if (headerRows > 0 && headerRows < rows.length) {
    yield `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headerRows}" topLeftCell="A${headerRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  }
  yield '<cols>';
  for (let column = 0; column < columns; column++) {
    const width = Math.max(6, Math.min(80, (columnWidths[column] ?? 60) / characterWidth));
    yield `<col min="${column + 1}" max="${column + 1}" width="${width.toFixed(1)}" customWidth="1"/>`;
  }
  yield '</cols><sheetData>';
  for (const [index, cells] of rows.entries()) {
    yield `<row r="${index + 1}">`;
    for (const cell of cells) yield cellXml(cell, index, index < headerRows, mark, looks);
    yield '</row>';
  }
  yield '</sheetData>';
  const merged = rows.flatMap((cells, row) =>
    cells.flatMap(({ column, columnSpan, rowSpan }) =>
      columnSpan > 1 || rowSpan > 1
        ? [`<mergeCell ref="${place(column, row)}:${place(column + columnSpan - 1, row + rowSpan - 1)}"/>`]
        : [],
    ),
  );
  if (merged.length > 0) yield `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>`;
  yield '</worksheet>';
}

function cellXml(cell: TextCell, row: number, isHeader: boolean, mark: DecimalMark, looks: CellLooks): string {
  const { text, column } = cell;
  if (text === '') return '';
  const number = cellNumber(text, mark);
  const style = looks.idOf({ isHeader, format: number?.format ?? '@', alignment: alignmentOf(cell) });
  const address = place(column, row);
  if (number) return `<c r="${address}" s="${style}"><v>${number.value}</v></c>`;
  const words = escapeXml(text.slice(0, maxCellCharacters).toWellFormed());
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;
}

/** `(27, 0)` → `'AB1'`. */
export function place(column: number, row: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters + (row + 1);
}

/** Text across several columns is centred, to show that it belongs to all. */
function alignmentOf({ direction, columnSpan }: TextCell): Alignment {
  return direction ?? (columnSpan > 1 ? 'centred' : 'default');
}

type Alignment = 'default' | 'centred' | 'upwards' | 'downwards';
type CellLook = { isHeader: boolean; format: string; alignment: Alignment };

/** `textRotation` counts degrees up to 90 upwards, and from there downwards (ECMA-376 part 1, 18.8.1). */
const alignments: Readonly<Record<Alignment, string>> = {
  default: 'vertical="top" wrapText="1"',
  centred: 'horizontal="center" vertical="top" wrapText="1"',
  upwards: 'textRotation="90"',
  downwards: 'textRotation="180"',
};

/** Every combination of look and format that occurs, numbered as cells reference them. */
class CellLooks {
  readonly #looks = new Map<string, { id: number; look: CellLook }>();

  constructor() {
    this.idOf({ isHeader: false, format: 'General', alignment: 'default' });
  }

  idOf(look: CellLook): number {
    const key = `${look.isHeader} ${look.alignment} ${look.format}`;
    const found = this.#looks.get(key) ?? { id: this.#looks.size, look };
    this.#looks.set(key, found);
    return found.id;
  }

  *xml(): Generator<string> {
    const looks = [...this.#looks.values()].map(({ look }) => look);
    const formats = [...new Set(looks.map(({ format }) => format))].filter((format) => !(format in builtInFormats));
    yield `<styleSheet ${sheets}>`;
    if (formats.length > 0) {
      yield `<numFmts count="${formats.length}">`;
      for (const [index, format] of formats.entries()) {
        yield `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${escapeXml(format)}"/>`;
      }
      yield '</numFmts>';
    }
    yield '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>';
    yield '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
    yield '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>';
    yield '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>';
    yield `<cellXfs count="${looks.length}">`;
    for (const { isHeader, format, alignment } of looks) {
      const id = builtInFormats[format] ?? firstOwnFormat + formats.indexOf(format);
      yield `<xf numFmtId="${id}" fontId="${isHeader ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment ${alignments[alignment]}/></xf>`;
    }
    yield '</cellXfs></styleSheet>';
  }
}

const builtInFormats: Readonly<Record<string, number>> = {
  General: 0,
  '0': 1,
  '0.00': 2,
  '#,##0': 3,
  '#,##0.00': 4,
  '0%': 9,
  '0.00%': 10,
  '@': 49,
};
