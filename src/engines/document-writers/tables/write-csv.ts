import { open } from 'node:fs/promises';
import type { FlowDocument } from '../flow-document.ts';
import { textChunks } from '../text-chunks.ts';
import { cellNumber, type DecimalMark } from './cell-numbers.ts';
import { readTables, type TextTable } from './table-texts.ts';

/** Without it, Excel reads UTF-8 in the local encoding. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** Writes all tables into one file (RFC 4180, UTF-8), separated by an empty line. Returns their number. */
export async function writeCsv(flow: FlowDocument, output: string): Promise<{ bytes: number; tables: number }> {
  const { tables, mark } = readTables(flow);
  await using file = await open(output, 'wx');
  let bytes = 0;
  for await (const chunk of textChunks(lines(tables, mark))) {
    await file.writeFile(chunk);
    bytes += chunk.length;
  }
  return { bytes, tables: tables.length };
}

function* lines(tables: readonly TextTable[], mark: DecimalMark): Generator<string> {
  yield byteOrderMark;
  for (const [index, { columns, rows }] of tables.entries()) {
    if (index > 0) yield lineEnd;
    for (const cells of rows) {
      const fields: string[] = Array.from({ length: columns }, () => '');
      for (const { column, text } of cells) fields[column] = field(text, mark);
      yield fields.join(',') + lineEnd;
    }
  }
}

/** A quoted field. Formulas get an apostrophe in front (OWASP, CSV injection); negative numbers do not. */
export function field(text: string, mark: DecimalMark): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && cellNumber(text, mark) === undefined;
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
