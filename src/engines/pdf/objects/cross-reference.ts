import { type PDFContext, PDFDict, type PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { MB } from '../../../shared/units.ts';
import { arrayEntry, asNumber, itemsOf, nameEntry, numberEntry, resolve } from './access.ts';
import { decodeStream } from './decode-stream.ts';
import { ObjectReader, PdfSyntaxError } from './object-reader.ts';
import { hasKeyword, readWholeNumber, skipWhiteSpace } from './syntax.ts';

/** Where an object is: at a file offset, or at an index of an object stream. */
export type ObjectPlace = { offset: number; generation: number } | { stream: number; index: number };

export type CrossReference = {
  /** By object number, without deleted objects. */
  places: Map<number, ObjectPlace>;
  /** The latest value of each trailer entry. */
  trailer: Map<PDFName, PDFObject>;
};

/** More than any editing history has. */
const maxSections = 10_000;
export const maxObjectNumber = 8_388_607;
const maxSectionBytes = 256 * MB;

/**
 * Reads the cross-reference sections from the last 'startxref' back through all revisions (ISO 32000-2, 7.5.4, 7.5.8). Throws
 * PdfSyntaxError when they are damaged; the objects must then be found by searching.
 */
export function readCrossReference(bytes: Buffer, context: PDFContext): CrossReference {
  const places = new Map<number, ObjectPlace | undefined>();
  const trailer = new Map<PDFName, PDFObject>();
  const waiting = [lastSection(bytes)];
  const met = new Set<number>();
  for (let offset = waiting.pop(); offset !== undefined; offset = waiting.pop()) {
    if (met.has(offset)) continue;
    met.add(offset);
    if (met.size > maxSections) throw new PdfSyntaxError('Too many cross-reference sections');
    const section = readSection(bytes, context, offset, places);
    for (const [key, value] of section.entries()) if (!trailer.has(key)) trailer.set(key, value);
    // A hybrid file's stream takes precedence over older sections (7.5.8.4), so it is read first.
    for (const key of ['Prev', 'XRefStm']) {
      const next = numberEntry(section, key);
      if (next !== undefined) waiting.push(next);
    }
  }
  const inUse = new Map<number, ObjectPlace>();
  for (const [number, place] of places) if (place) inUse.set(number, place);
  return { places: inUse, trailer };
}

/** The newest cross-reference section, which an update continues. */
export type NewestSection = { offset: number; kind: 'table' | 'stream'; trailer: PDFDict };

/** Throws PdfSyntaxError when it is damaged. */
export function readNewestSection(bytes: Buffer, context: PDFContext): NewestSection {
  const offset = lastSection(bytes);
  const kind = hasKeyword(bytes, skipWhiteSpace(bytes, offset), 'xref') ? 'table' : 'stream';
  return { offset, kind, trailer: readSection(bytes, context, offset, new Map()) };
}

function lastSection(bytes: Buffer): number {
  const keyword = bytes.lastIndexOf('startxref', bytes.length, 'latin1');
  const offset = keyword === -1 ? undefined : readWholeNumber(bytes, skipWhiteSpace(bytes, keyword + 9));
  if (!offset) throw new PdfSyntaxError('No startxref');
  return offset.value;
}

/** Adds the places of one section, without replacing newer ones, and returns its trailer. */
function readSection(
  bytes: Buffer,
  context: PDFContext,
  offset: number,
  places: Map<number, ObjectPlace | undefined>,
): PDFDict {
  const at = skipWhiteSpace(bytes, offset);
  if (at >= bytes.length) throw new PdfSyntaxError(`A cross-reference section at ${offset} is beyond the end`);
  if (hasKeyword(bytes, at, 'xref')) return readTable(bytes, context, at + 4, places);
  const { object } = new ObjectReader(bytes, context).readIndirectObject(at);
  if (!(object instanceof PDFRawStream) || nameEntry(object.dict, 'Type') !== 'XRef') {
    throw new PdfSyntaxError(`No cross-reference section at ${offset}`);
  }
  readStream(object, places);
  return object.dict;
}

function readTable(
  bytes: Buffer,
  context: PDFContext,
  start: number,
  places: Map<number, ObjectPlace | undefined>,
): PDFDict {
  let at = skipWhiteSpace(bytes, start);
  while (!hasKeyword(bytes, at, 'trailer')) {
    const first = readWholeNumber(bytes, at);
    const count = first && readWholeNumber(bytes, skipWhiteSpace(bytes, first.end));
    if (!count) throw new PdfSyntaxError(`A subsection of the cross-reference table at ${at} has no header`);
    at = skipWhiteSpace(bytes, count.end);
    for (let number = first.value; number < first.value + count.value; number++) {
      const offset = readWholeNumber(bytes, at);
      const generation = offset && readWholeNumber(bytes, skipWhiteSpace(bytes, offset.end));
      if (!generation) throw new PdfSyntaxError(`A cross-reference entry at ${at} cannot be read`);
      at = skipWhiteSpace(bytes, generation.end);
      const isInUse = bytes[at] === 0x6e && offset.value > 0;
      if (bytes[at] !== 0x6e && bytes[at] !== 0x66)
        throw new PdfSyntaxError(`Unknown kind of cross-reference entry at ${at}`);
      add(places, number, isInUse ? { offset: offset.value, generation: generation.value } : undefined);
      at = skipWhiteSpace(bytes, at + 1);
    }
  }
  const trailer = new ObjectReader(bytes, context).readObject(at + 'trailer'.length);
  if (!(trailer instanceof PDFDict)) throw new PdfSyntaxError('The trailer is not a dictionary');
  return trailer;
}

/** Entries of three big-endian fields, whose widths are in /W (7.5.8.2, 7.5.8.3). */
function readStream(stream: PDFRawStream, places: Map<number, ObjectPlace | undefined>): void {
  const { dict } = stream;
  const numbersIn = (key: string) =>
    itemsOf(arrayEntry(dict, key)).map((item) => asNumber(resolve(dict.context, item)));
  const [typeWidth = 0, placeWidth = 0, lastWidth = 0] = numbersIn('W');
  const width = typeWidth + placeWidth + lastWidth;
  if (width < 1 || width > 24) throw new PdfSyntaxError('A cross-reference stream has no widths');
  const { data } = decodeStream(stream, maxSectionBytes);
  const given = numbersIn('Index');
  const index = given.length > 0 ? given : [0, numberEntry(dict, 'Size') ?? 0];
  let at = 0;
  const field = (bytes: number, missing: number) => {
    if (bytes === 0) return missing;
    let value = 0;
    for (let count = 0; count < bytes; count++) value = value * 256 + (data[at++] ?? 0);
    return value;
  };
  for (let section = 0; section + 1 < index.length; section += 2) {
    const [first = 0, count = 0] = index.slice(section, section + 2);
    for (let number = first; number < first + count && at + width <= data.length; number++) {
      const type = field(typeWidth, 1);
      const place = field(placeWidth, 0);
      const last = field(lastWidth, 0);
      if (type === 2) add(places, number, { stream: place, index: last });
      else add(places, number, type === 1 && place > 0 ? { offset: place, generation: last } : undefined);
    }
  }
}

function add(places: Map<number, ObjectPlace | undefined>, number: number, place: ObjectPlace | undefined): void {
  if (number > maxObjectNumber) throw new PdfSyntaxError(`There is no object ${number}`);
  if (!places.has(number)) places.set(number, place);
}
