import { type CsvRow, readCsv } from '../../shared/csv.ts';
import { AppError } from '../../shared/errors.ts';
import { safeFileName } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { type QrContentKind, qrContents } from './qr-content.ts';
import { designCode } from './qr-design.ts';
import { qrErrors } from './qr-errors.ts';

export const maxBatchRows = 1000;

/** One row of a batch: a text and its file name without extension, or what is wrong. */
export type BatchRow =
  | { line: number; ok: true; text: string; fileName: string }
  | { line: number; ok: false; problem: string };

export type QrBatch = {
  rows: BatchRow[];
  /** The fields matched to the columns, in order; `fileName` is the column with names. Empty: ignored. */
  columns: string[];
};

const FILE_NAME = 'fileName';

/**
 * Reads a CSV file as codes of one kind, one per row. A first row with names or labels of fields sets the columns, in any
 * order and case; without one they are the kind's fields in order. A column 'file name' (or one more column than fields)
 * names the files; otherwise names come from the first value. All names are unique.
 *
 * Every code is laid out once, so that too long ones are found before anything is drawn.
 *
 * @param layOut lays out a code with the batch's level and logo; throws an AppError when the text does not fit
 * @throws qrErrors.emptyCsv, qrErrors.tooManyRows, csvErrors.unclosed
 */
export function readBatch(
  csv: string,
  kind: QrContentKind,
  layOut: (text: string) => unknown = (text) => designCode(text, { kind }),
): QrBatch {
  const rows = readCsv(csv);
  const headed = columnsFromHeading(rows[0], kind);
  const columns = headed ?? [...Object.keys(qrContents[kind].fields), FILE_NAME];
  const records = headed === undefined ? rows : rows.slice(1);
  if (records.length === 0) throw qrErrors.emptyCsv();
  if (records.length > maxBatchRows) throw qrErrors.tooManyRows({ rows: records.length, max: maxBatchRows });
  const name = fileNamer(records.length);
  return { columns, rows: records.map((record, index) => readRow(record, index, { columns, kind, layOut, name })) };
}

const plainWord = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Fields by column heading; undefined when no cell matches a field, so that this is not a heading row. */
function columnsFromHeading(row: CsvRow | undefined, kind: QrContentKind): string[] | undefined {
  const fields = Object.entries(qrContents[kind].fields);
  const columns = (row?.cells ?? []).map((cell) => {
    const word = plainWord(cell);
    if (['filename', 'file', plainWord(t('File name'))].includes(word)) return FILE_NAME;
    return fields.find(([field, { label }]) => plainWord(field) === word || plainWord(label) === word)?.[0] ?? '';
  });
  return columns.some((column) => column !== '') ? columns : undefined;
}

type RowRules = {
  columns: readonly string[];
  kind: QrContentKind;
  layOut: (text: string) => unknown;
  name: (index: number, wanted: string, fallback: string) => string;
};

function readRow({ line, cells }: CsvRow, index: number, { columns, kind, layOut, name }: RowRules): BatchRow {
  const { fields, encode } = qrContents[kind];
  const named = columns.flatMap((column, place): [string, string][] =>
    column === '' || cells[place] === undefined ? [] : [[column, cells[place]]],
  );
  const { [FILE_NAME]: wanted = '', ...values } = Object.fromEntries(named);
  const content = encode(values);
  if (!content.ok) {
    const sentences = content.problems.map(({ field, message }) => `${fields[field]?.label ?? field}: ${message}`);
    return { line, ok: false, problem: sentences.join(' ') };
  }
  try {
    layOut(content.text);
  } catch (error) {
    if (error instanceof AppError) return { line, ok: false, problem: error.message };
    throw error;
  }
  // The kind's first field with a value, except passwords.
  const namingField =
    Object.entries(fields).find(([field, { input }]) => input !== 'password' && values[field])?.[0] ?? '';
  return { line, ok: true, text: content.text, fileName: name(index, wanted, values[namingField] ?? '') };
}

const MAX_NAME = 60;

/** Gives every row a safe, unique name, also on case-insensitive file systems. */
function fileNamer(count: number): (index: number, wanted: string, fallback: string) => string {
  const digits = String(count).length;
  const taken = new Set<string>();
  return (index, wanted, fallback) => {
    const number = String(index + 1).padStart(digits, '0');
    const stem = nameFrom(wanted.replace(/\.(png|svg|pdf)$/i, '')) || `${number}-${nameFrom(fallback) || 'qr'}`;
    let name = stem;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${stem}-${copy}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

/** `'https://example.com/menu'` → `'example.com-menu'`. */
function nameFrom(text: string): string {
  const flat = text.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').replace(/[\s/\\?#&=%]+/g, '-');
  return safeFileName([...flat].slice(0, MAX_NAME).join(''), '').replace(/^[-.]+|[-.]+$/g, '');
}
