import { PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { AppError } from '../../../shared/errors.ts';
import { pdfErrors } from '../pdf.errors.ts';
import { dictionaryEntry, nameEntry, numberEntry, rawEntry } from './access.ts';
import { type CrossReference, type ObjectPlace, readCrossReference } from './cross-reference.ts';
import { findKeyword, findObjectHeaders } from './find-objects.ts';
import { type FindLength, ObjectReader, PdfSyntaxError, readObjectHeader } from './object-reader.ts';
import { ObjectStream } from './object-stream.ts';
import { readWholeNumber, skipWhiteSpace } from './syntax.ts';

/** A parsed PDF. Streams are views of the source bytes. */
export type PdfFile = {
  context: PDFContext;
  catalog: PDFDict;
  /** From the header, such as '1.7'. */
  version: string;
  /** The cross-reference table was damaged and objects were found by searching: prefer PDFium's reading. */
  recovered: boolean;
};

/**
 * Reads all objects of a PDF, by its cross-reference table or by searching when that is damaged.
 * Throws NOT_A_PDF without a header or catalog, PDF_TOO_MANY_PAGES, and PDF_ENCRYPTED for a file that PDFium must decrypt first.
 */
export function openPdf(bytes: Buffer): PdfFile {
  const header = bytes.subarray(0, 1024).indexOf('%PDF-');
  if (header === -1) throw pdfErrors.notAPdf();
  // Offsets count from the header (ISO 32000-2, 7.5.2), which may not be at the start.
  const content = bytes.subarray(header);
  const version = /^%PDF-(\d\.\d)/.exec(content.toString('latin1', 0, 16))?.[1] ?? '1.7';
  const intact = readByTable(content);
  if (intact) return { ...intact, version, recovered: false };
  return { ...readBySearch(content), version, recovered: true };
}

/** More pages than anyone handles in one file. */
export const maxPages = 50_000;

/** How many times the file's size may be wasted on failed reads. */
const maxLostPasses = 20;

/** More revisions than any real file has; the last ones count. */
const maxTrailers = 200;

type OpenedObjects = Pick<PdfFile, 'context' | 'catalog'>;

const keys = {
  Root: PDFName.of('Root'),
  Info: PDFName.of('Info'),
  ID: PDFName.of('ID'),
  Encrypt: PDFName.of('Encrypt'),
};

/** Undefined when the table is wrong anywhere. */
function readByTable(bytes: Buffer): OpenedObjects | undefined {
  const context = PDFContext.create();
  try {
    const { places, trailer } = readCrossReference(bytes, context);
    takeTrailer(context, trailer);
    if (context.trailerInfo.Encrypt) throw pdfErrors.encrypted();
    if (places.size > maxPages) refuseTooManyPages(bytes, context, places);
    readPlaces(bytes, context, places);
    const catalog = catalogOf(context);
    return catalog && dictionaryEntry(catalog, 'Pages') ? { context, catalog } : undefined;
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    if (error instanceof AppError && error.code === 'PDF_STREAM_DAMAGED') return undefined;
    throw error;
  }
}

/** Reads the declared number of pages alone, if it is easy to find: reading a million objects first would take long. */
function refuseTooManyPages(bytes: Buffer, context: PDFContext, places: CrossReference['places']): void {
  const dictionaryAt = (ref: PDFObject | undefined): PDFDict | undefined => {
    const place = ref instanceof PDFRef ? places.get(ref.objectNumber) : undefined;
    const found =
      place && 'offset' in place && tryRead(() => new ObjectReader(bytes, context).readIndirectObject(place.offset));
    return found && found.object instanceof PDFDict ? found.object : undefined;
  };
  const pages = dictionaryAt(rawEntry(dictionaryAt(context.trailerInfo.Root), 'Pages'));
  if ((numberEntry(pages, 'Count') ?? 0) > maxPages) throw pdfErrors.tooManyPages({ maxPages });
}

function readPlaces(bytes: Buffer, context: PDFContext, places: CrossReference['places']): void {
  const reader = new ObjectReader(bytes, context, lengthByTable(bytes, places));
  const inStreams = new Map<number, [number: number, index: number][]>();
  for (const [number, place] of places) {
    if ('offset' in place) {
      const { ref, object } = reader.readIndirectObject(place.offset);
      if (ref.objectNumber !== number) throw new PdfSyntaxError(`Object ${number} is not at its offset`);
      context.assign(ref, object);
    } else {
      const members = inStreams.get(place.stream) ?? [];
      members.push([number, place.index]);
      inStreams.set(place.stream, members);
    }
  }
  for (const [streamNumber, members] of inStreams) {
    const stream = context.lookup(PDFRef.of(streamNumber));
    if (!(stream instanceof PDFRawStream)) throw new PdfSyntaxError(`There is no object stream ${streamNumber}`);
    const objects = new ObjectStream(stream, context);
    for (const [number, index] of members) {
      const isThere = objects.directory[index]?.number === number;
      context.assign(PDFRef.of(number), objects.read(isThere ? index : objects.indexOf(number)));
    }
  }
  forgetContainers(context);
}

function lengthByTable(bytes: Buffer, places: Map<number, ObjectPlace>): FindLength {
  return ({ objectNumber }) => {
    const place = places.get(objectNumber);
    return place && 'offset' in place ? numberObjectAt(bytes, place.offset) : undefined;
  };
}

function numberObjectAt(bytes: Buffer, position: number): number | undefined {
  const header = readObjectHeader(bytes, position);
  return header && readWholeNumber(bytes, skipWhiteSpace(bytes, header.end))?.value;
}

/** The last of several objects with the same number wins, as after an incremental update. */
function readBySearch(bytes: Buffer): OpenedObjects {
  const context = PDFContext.create();
  const trailers = [...findKeyword(bytes, 'trailer')].slice(-maxTrailers).map((at) => readTrailer(bytes, context, at));
  for (const trailer of trailers) takeTrailer(context, trailer);
  const headers = [...findObjectHeaders(bytes)];
  const positions = new Map(headers.map(({ number, position }) => [number, position]));
  const reader = new ObjectReader(bytes, context, ({ objectNumber }) => {
    const position = positions.get(objectNumber);
    return position === undefined ? undefined : numberObjectAt(bytes, position);
  });
  const containers: PDFRawStream[] = [];
  let end = 0;
  let lost = 0;
  for (const { position } of headers) {
    // Inside a stream; only looks like an object.
    if (position < end) continue;
    const found = tryRead(() => reader.readIndirectObject(position));
    if (!found) {
      // Each unclosed object would be read to the end of the file.
      lost += reader.position - position;
      if (lost > maxLostPasses * bytes.length) break;
      continue;
    }
    end = found.end;
    context.assign(found.ref, found.object);
    if (!(found.object instanceof PDFRawStream)) continue;
    const kind = nameEntry(found.object.dict, 'Type');
    if (kind === 'XRef') takeTrailer(context, new Map(found.object.dict.entries()));
    if (kind === 'ObjStm') containers.push(found.object);
  }
  if (context.trailerInfo.Encrypt) throw pdfErrors.encrypted();
  for (const container of containers) readWholeObjectStream(container, context);
  forgetContainers(context);
  const catalog = catalogOf(context);
  if (!catalog) throw pdfErrors.notAPdf();
  return { context, catalog };
}

function readTrailer(bytes: Buffer, context: PDFContext, at: number): Map<PDFName, PDFObject> {
  const trailer = tryRead(() => new ObjectReader(bytes, context).readObject(at + 'trailer'.length));
  return new Map(trailer instanceof PDFDict ? trailer.entries() : []);
}

function readWholeObjectStream(stream: PDFRawStream, context: PDFContext): void {
  const objects = tryRead(() => new ObjectStream(stream, context));
  if (!objects) return;
  for (const [index, { number }] of objects.directory.entries()) {
    const object = tryRead(() => objects.read(index));
    if (object) context.assign(PDFRef.of(number), object);
  }
}

/** Skips what a search cannot read: the rest may still make a document. */
function tryRead<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    if (error instanceof AppError && error.code === 'PDF_STREAM_DAMAGED') return undefined;
    throw error;
  }
}

function takeTrailer(context: PDFContext, trailer: ReadonlyMap<PDFName, PDFObject>): void {
  for (const [name, key] of Object.entries(keys)) {
    const value = trailer.get(key);
    if (value) context.trailerInfo[name as keyof typeof keys] = value;
  }
}

function catalogOf(context: PDFContext): PDFDict | undefined {
  const root = context.lookup(context.trailerInfo.Root);
  if (root instanceof PDFDict && nameEntry(root, 'Type') === 'Catalog') return root;
  for (const [ref, object] of context.enumerateIndirectObjects().reverse()) {
    if (!(object instanceof PDFDict) || nameEntry(object, 'Type') !== 'Catalog') continue;
    context.trailerInfo.Root = ref;
    return object;
  }
  return root instanceof PDFDict && dictionaryEntry(root, 'Pages') ? root : undefined;
}

/** Removes object and cross-reference streams, which only package the file; writers make their own. */
function forgetContainers(context: PDFContext): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const kind = nameEntry(object.dict, 'Type');
    if (kind === 'ObjStm' || kind === 'XRef') context.delete(ref);
  }
}
