import { openCompoundFile } from '../../../shared/compound-file.ts';
import { textFileErrors } from './text-file-errors.ts';
import { maxPartBytes } from './zip-part.ts';

/*
 * The text of Word 97 to 2003 files (MS-DOC, https://learn.microsoft.com/openspecs/office_file_formats/ms-doc). It lies in
 * pieces of 8-bit or 16-bit characters in one stream; a table in another one says where (2.4.1, Retrieving Text).
 */

const kind = 'DOC';

/** Places in the file information block (2.5), in bytes. */
const fib = {
  format: 2,
  flags: 10,
  /** Lengths in characters, one after another: body, footnotes, headers, macros, comments, endnotes, text boxes. */
  lengths: 76,
  characterPages: 250,
  pieces: 418,
  end: 426,
};
const word97Mark = 0xa5ec;
const word6Mark = 0xa5dc;
const isEncrypted = 0x0100;
const usesTable1 = 0x0200;
/** A document of more pieces is damaged; Word adds one per change between two full saves. */
const maxPieces = 1_000_000;
/** As much as of a DOCX, in characters. */
const maxTextLength = maxPartBytes;

type Piece = { length: number; position: number; isWide: boolean };

/**
 * The text of a DOC file in reading order: body, tables, text boxes, then footnotes and endnotes. Paragraphs are apart by a
 * blank line. Deleted text of tracked changes, field codes, comments, headers and footers are left out.
 *
 * @throws TEXT_FILE_TYPE, TEXT_FILE_UNSUPPORTED, TEXT_FILE_LOCKED, TEXT_FILE_DAMAGED,
 *   TEXT_FILE_TOO_LONG
 */
export async function readDoc(bytes: Uint8Array): Promise<string> {
  const compound = await openCompoundFile({
    size: bytes.length,
    read: async (position, length) => bytes.subarray(position, position + length),
  });
  if (!compound) throw textFileErrors.damaged({ kind });
  const read = async (name: string) => {
    const stream = compound.find(name);
    const content = stream && (await compound.readAll(stream));
    if (!content) throw textFileErrors.damaged({ kind }, { log: `${name} is missing or cut short` });
    return new DataView(content.buffer);
  };
  if (compound.find('EncryptedPackage')) throw textFileErrors.locked({ kind: 'Office' });
  if (!compound.find('WordDocument')) throw textFileErrors.notText();
  const document = await read('WordDocument');
  const mark = document.byteLength < fib.flags + 2 ? 0 : document.getUint16(0, true);
  if (mark === word6Mark) throw textFileErrors.unsupported({ kind: 'Word 95' });
  if (mark !== word97Mark) throw textFileErrors.damaged({ kind });
  const flags = document.getUint16(fib.flags, true);
  if ((flags & isEncrypted) !== 0) throw textFileErrors.locked({ kind });
  try {
    return textOf(document, await read((flags & usesTable1) === 0 ? '0Table' : '1Table'));
  } catch (cause) {
    // What the file says about places may lead out of its streams.
    throw cause instanceof RangeError ? textFileErrors.damaged({ kind }, { cause }) : cause;
  }
}

function textOf(document: DataView<ArrayBuffer>, table: DataView): string {
  if (document.byteLength < fib.end) throw textFileErrors.damaged({ kind });
  blankDeleted(document, table);
  const all = findPieces(document, table)
    .map((piece) => textOfPiece(document, piece))
    .join('');
  let at = 0;
  const [body = '', footnotes = '', , , , endnotes = '', boxes = ''] = [0, 1, 2, 3, 4, 5, 6].map((part) => {
    const start = at;
    at += document.getUint32(fib.lengths + 4 * part, true);
    return all.slice(start, at);
  });
  return [body, boxes, footnotes, endnotes].flatMap(paragraphsOf).join('\n\n');
}

/** The piece table (2.8.35). It stands behind property modifiers, which concern no text. */
function findPieces(document: DataView, table: DataView): Piece[] {
  let at = document.getUint32(fib.pieces, true);
  while (table.getUint8(at) === 1) at += 3 + table.getUint16(at + 1, true);
  const count = (table.getUint32(at + 1, true) - 4) / 12;
  if (table.getUint8(at) !== 2 || !Number.isInteger(count) || count > maxPieces) throw textFileErrors.damaged({ kind });
  const starts = at + 5;
  const descriptors = starts + 4 * (count + 1);
  if (table.getUint32(starts + 4 * count, true) > maxTextLength) {
    throw textFileErrors.tooLong({ maxBytes: maxTextLength });
  }
  return Array.from({ length: count }, (_, index) => {
    const length = table.getUint32(starts + 4 * index + 4, true) - table.getUint32(starts + 4 * index, true);
    const place = table.getUint32(descriptors + 8 * index + 2, true);
    const isWide = (place & 0x4000_0000) === 0;
    const position = place & 0x3fff_ffff;
    return { length, isWide, position: isWide ? position : position / 2 };
  });
}

function textOfPiece(document: DataView<ArrayBuffer>, { length, position, isWide }: Piece): string {
  // A negative length is a RangeError, too.
  const bytes = new Uint8Array(document.buffer, position, isWide ? length * 2 : length);
  return new TextDecoder(isWide ? 'utf-16le' : 'windows-1252', { ignoreBOM: true }).decode(bytes);
}

/**
 * Overwrites what tracked changes deleted with zeros, so that the lengths of the parts stay true. The pages of character
 * properties (2.9.33, ChpxFkp) say where it lies.
 */
function blankDeleted(document: DataView<ArrayBuffer>, table: DataView): void {
  const pageBytes = 512;
  const stream = new Uint8Array(document.buffer);
  const at = document.getUint32(fib.characterPages, true);
  const count = Math.floor((document.getUint32(fib.characterPages + 4, true) - 4) / 8);
  let last = 0;
  for (let index = 0; index < count; index++) {
    const page = (table.getUint32(at + 4 * (count + 1) + 4 * index, true) & 0x3f_ffff) * pageBytes;
    const runs = document.getUint8(page + pageBytes - 1);
    for (let run = 0; run < runs; run++) {
      const [start, end] = [document.getUint32(page + 4 * run, true), document.getUint32(page + 4 * run + 4, true)];
      // Pages and their runs are in order; what is not costs no time here.
      if (start < last || end < start) throw textFileErrors.damaged({ kind }, { log: 'runs out of order' });
      last = end;
      const properties = document.getUint8(page + 4 * (runs + 1) + run) * 2;
      if (properties > 0 && marksDeleted(document, page + properties)) stream.fill(0, start, end);
    }
  }
}

const deletedProperty = 0x0800;
/** Bytes of a property's value by the three highest bits of its number (2.6.1). Where there are none, the first byte says. */
const valueBytes = [1, 1, 2, 4, 2, 2, undefined, 3];

function marksDeleted(document: DataView, start: number): boolean {
  const end = start + 1 + document.getUint8(start);
  for (let at = start + 1; at + 2 < end; ) {
    const property = document.getUint16(at, true);
    if (property === deletedProperty) return document.getUint8(at + 2) !== 0;
    at += 2 + (valueBytes[property >> 13] ?? 1 + document.getUint8(at + 2));
  }
  return false;
}

/** What the format writes with a control character (2.4.6). */
const cellEnd = '\x07';
const columnBreak = '\x0e';
const noteMark = '\x02';
const field = { begin: '\x13', separator: '\x14', end: '\x15' };
const fieldMarks = new RegExp(`([${field.begin}${field.separator}${field.end}])`);

function paragraphsOf(text: string): string[] {
  return withoutFieldCodes(text)
    .replaceAll(cellEnd, '\r')
    .replaceAll(columnBreak, '\r')
    .replaceAll('\v', '\n')
    .replaceAll('\x1e', '\u2011')
    .replaceAll('\x1f', '\u00ad')
    .split(/[\r\f]/)
    .map((paragraph) => (paragraph.startsWith(noteMark) ? paragraph.slice(1).trimStart() : paragraph))
    .map((paragraph) => paragraph.replaceAll(/[^\P{Cc}\t\n]/gu, ''))
    .filter((paragraph) => paragraph.trim() !== '');
}

/** A field is its code and, behind a separator, what it shows. Fields may lie in each other. */
function withoutFieldCodes(text: string): string {
  let kept = '';
  let codes = 0;
  const open: ('code' | 'result')[] = [];
  for (const part of text.split(fieldMarks)) {
    if (part === field.begin) {
      open.push('code');
      codes++;
    } else if (part === field.separator || part === field.end) {
      if (open.pop() === 'code') codes--;
      if (part === field.separator) open.push('result');
    } else if (codes === 0) kept += part;
  }
  return kept;
}
