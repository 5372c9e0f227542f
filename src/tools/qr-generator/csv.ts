import { qrErrors } from './qr-errors.ts';

/** A row of a CSV file and the line it starts in, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Text of a CSV file's bytes: UTF-8 (with or without byte order mark), UTF-16 as Excel's 'Unicode text', or else Windows-1252
 * as Excel's 'CSV' in western languages.
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  // U+FFFD that the file itself holds is rarer than a file that is not in UTF-8.
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/**
 * Reads a CSV file by RFC 4180: cells in quotation marks may hold delimiters, line ends and doubled quotation marks. The
 * delimiter is the comma, semicolon or tab that the first row has most of, outside quotation marks. Empty lines are skipped.
 *
 * @throws qrErrors.badCsv when a quotation mark is never closed
 */
export function readCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '');
  const delimiter = detectDelimiter(content);
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  for (const { cell, ending, lines, isClosed } of cellsOf(content, delimiter)) {
    if (!isClosed) throw qrErrors.badCsv({ line });
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

/** One cell after another: its text, what ended it, and how many line ends that and the cell hold. */
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
      // What follows the closing quotation mark does not belong there, but is better kept than lost.
      cell: inQuotes === null ? cell : cell.replaceAll('""', '"') + (inQuotes[3] ?? '').trimEnd(),
      ending,
      lines: countLineEnds(cell) + countLineEnds(ending),
      isClosed: inQuotes === null || inQuotes[2] === '"',
    };
    at += match[0].length;
    // A delimiter as the last character leaves one more, empty, cell.
    if (at === content.length && ending === delimiter) yield { cell: '', ending: '', lines: 0, isClosed: true };
  }
}

const countLineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

function detectDelimiter(content: string): Delimiter {
  // The first row: quoted parts may run over line ends, everything else stops there.
  const [firstRow = ''] = /^(?:"[^"]*(?:""[^"]*)*"?|[^"\r\n])*/.exec(content) ?? [];
  const outside = firstRow.replace(/"[^"]*(?:""[^"]*)*"?/g, '');
  const counts = delimiters.map((delimiter) => ({ delimiter, count: outside.split(delimiter).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}
