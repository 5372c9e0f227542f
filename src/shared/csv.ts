import { defineError } from './errors.ts';
import { t } from './language/translate.ts';

export const csvErrors = {
  unclosed: defineError<{ line: number }>('CSV_UNREADABLE', 400, ({ line }) =>
    t('The quotation mark that opens in line {line} of the CSV file is never closed. Please close it and try again.', {
      line,
    }),
  ),
};

/** A CSV row, and the line it starts in, from 1. */
export type CsvRow = { line: number; cells: string[] };

const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Decodes a CSV file: UTF-8 (with or without byte order mark), UTF-16 as in Excel's 'Unicode text', or else Windows-1252 as
 * in Excel's 'CSV' in western languages.
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  // A literal U+FFFD is rarer than a file that is not UTF-8.
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/**
 * Reads CSV (RFC 4180): quoted cells may contain delimiters, line ends and doubled quotation marks. The delimiter is
 * whichever of comma, semicolon and tab is most frequent in the first row, outside quotation marks. Empty lines are skipped.
 *
 * @throws csvErrors.unclosed for an unclosed quotation mark
 */
export function readCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '');
  const delimiter = detectDelimiter(content);
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  for (const { cell, ending, lines, isClosed } of cellsOf(content, delimiter)) {
    if (!isClosed) throw csvErrors.unclosed({ line });
    row.cells.push(cell);
    line += lines;
    if (ending !== delimiter) {
      if (row.cells.some((value) => value.trim() !== '')) rows.push(row);
      row = { line, cells: [] };
    }
  }
  return rows;
}

type Cell = { cell: string; ending: string; lines: number; isClosed: boolean };

/** One cell after another: its text, its terminator, and the number of line ends in both. */
function* cellsOf(content: string, delimiter: Delimiter): Generator<Cell> {
  const quoted = new RegExp(`[ ]*"([^"]*(?:""[^"]*)*)("?)([^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\r|\\n|$)`, 'y');
  const plain = new RegExp(`([^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\r|\\n|$)`, 'y');
  let at = 0;
  while (at < content.length) {
    quoted.lastIndex = at;
    plain.lastIndex = at;
    const inQuotes = quoted.exec(content);
    const match = inQuotes ?? plain.exec(content);
    if (match === null) throw new Error(`The cell at ${at} matches neither form, which cannot be.`);
    const ending = match.at(-1) ?? '';
    const cell = match[1] ?? '';
    yield {
      // Text after the closing quotation mark is invalid, but better kept than lost.
      cell: inQuotes === null ? cell : cell.replaceAll('""', '"') + (inQuotes[3] ?? '').trimEnd(),
      ending,
      lines: countLineEnds(cell) + countLineEnds(ending),
      isClosed: inQuotes === null || inQuotes[2] === '"',
    };
    at += match[0].length;
    // A trailing delimiter means one more, empty, cell.
    if (at === content.length && ending === delimiter) yield { cell: '', ending: '', lines: 0, isClosed: true };
  }
}

const countLineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

function detectDelimiter(content: string): Delimiter {
  // The first row: only quoted parts may cross line ends.
  const [firstRow = ''] = /^(?:"[^"]*(?:""[^"]*)*"?|[^"\r\n])*/.exec(content) ?? [];
  const outside = firstRow.replace(/"[^"]*(?:""[^"]*)*"?/g, '');
  const counts = delimiters.map((delimiter) => ({ delimiter, count: outside.split(delimiter).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}

/**
 * One row of a CSV file (RFC 4180), with its line end. Values that a spreadsheet would take for a formula get an apostrophe in front
 * (OWASP, CSV injection).
 */
export const csvRow = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => csvValue(value)).join(',')}\r\n`;

function csvValue(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
