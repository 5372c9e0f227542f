import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { numberEntry } from '../objects/access.ts';
import { maxObjectNumber, type NewestSection, readNewestSection } from '../objects/cross-reference.ts';
import type { ByteSink } from '../write/pdf-writer.ts';

export type Update = {
  /** New and changed objects; a missing one has been deleted. */
  refs: Iterable<PDFRef>;
  context: PDFContext;
};

type Entry = { number: number; generation: number; offset: number | 'free' };

/** Where offsets count from (ISO 32000-2, 7.5.2); viewers accept a header within the first kilobyte. */
const headerOffset = (bytes: Buffer): number => Math.max(0, bytes.subarray(0, 1024).indexOf('%PDF-'));

/** The lowest object number that no revision uses. */
export function nextNumberAfter(bytes: Buffer, context: PDFContext): number {
  const { trailer } = readNewestSection(bytes.subarray(headerOffset(bytes)), context);
  const size = numberEntry(trailer, 'Size') ?? 0;
  return Math.max(context.largestObjectNumber + 1, size > maxObjectNumber ? 0 : size);
}

/**
 * Writes the source as it is, then the changed objects and a cross-reference section of the source's kind (7.5.6). The source
 * must have been read by its cross-reference table and not be encrypted.
 */
export function appendUpdate(source: Buffer, { refs, context }: Update, sink: ByteSink): void {
  const content = source.subarray(headerOffset(source));
  const newest = readNewestSection(content, context);
  sink(source);
  let position = content.length;
  const write = (bytes: Uint8Array | string) => {
    const part = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
    position += part.length;
    sink(part);
  };
  write('\n');
  const entries: Entry[] = [];
  for (const { objectNumber: number, generationNumber: generation, ref } of inOrder(refs)) {
    // qpdf 11 stumbles over a free entry for an object that an object stream has; null means the same (7.3.10).
    const object = context.lookup(ref) ?? (newest.kind === 'table' ? undefined : PDFNull);
    // Deleted objects need not be chained when they can never be used again (7.5.4).
    entries.push(object ? { number, generation, offset: position } : { number, generation: 65_535, offset: 'free' });
    if (object) writeObject(ref, object, write);
  }
  if (newest.kind === 'table') writeTable(entries, position, trailerFor(newest, context), write);
  else writeStream(entries, position, trailerFor(newest, context), write);
}

function inOrder(refs: Iterable<PDFRef>) {
  const all = [...refs].map((ref) => ({ ref, ...numbersOf(ref) }));
  return all.sort((one, other) => one.objectNumber - other.objectNumber);
}

const numbersOf = ({ objectNumber, generationNumber }: PDFRef) => ({ objectNumber, generationNumber });

type Write = (bytes: Uint8Array | string) => void;

function writeObject({ objectNumber, generationNumber }: PDFRef, object: PDFObject, write: Write): void {
  write(`${objectNumber} ${generationNumber} obj\n`);
  const body = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(body, 0);
  write(body);
  write('\nendobj\n');
}

/** Entries of a stream's dictionary that say how this section itself is packed. */
const ofSection = ['Type', 'W', 'Index', 'Filter', 'DecodeParms', 'Length', 'DL', 'XRefStm', 'Prev', 'Size'];

function trailerFor({ trailer, offset }: NewestSection, context: PDFContext): PDFDict {
  const next = PDFDict.withContext(context);
  for (const [key, value] of trailer.entries()) if (!ofSection.includes(key.asString().slice(1))) next.set(key, value);
  const { Root, Info, ID } = context.trailerInfo;
  for (const [key, value] of Object.entries({ Root, Info })) if (value) next.set(PDFName.of(key), value);
  if (ID instanceof PDFArray && ID.size() === 2) {
    // The first half names the document, the second this state of it (14.4).
    next.set(PDFName.of('ID'), context.obj([ID.get(0), PDFHexString.of(randomBytes(16).toString('hex'))]));
  }
  next.set(PDFName.of('Size'), PDFNumber.of(context.largestObjectNumber + 1));
  next.set(PDFName.of('Prev'), PDFNumber.of(offset));
  return next;
}

function writeTable(entries: readonly Entry[], position: number, trailer: PDFDict, write: Write): void {
  write('xref\n');
  for (const section of consecutive(entries)) {
    write(`${section[0]?.number} ${section.length}\n`);
    for (const { offset, generation } of section) {
      const digits = String(offset === 'free' ? 0 : offset).padStart(10, '0');
      write(`${digits} ${String(generation).padStart(5, '0')} ${offset === 'free' ? 'f' : 'n'} \n`);
    }
  }
  write(`trailer\n${trailer.toString()}\nstartxref\n${position}\n%%EOF\n`);
}

/** Bytes of a place: files end before 2^40. */
const placeBytes = 5;

function writeStream(others: readonly Entry[], position: number, trailer: PDFDict, write: Write): void {
  const number = trailer.context.largestObjectNumber + 1;
  const entries = [...others, { number, generation: 0, offset: position }];
  const rows = entries.map(({ offset, generation }) => {
    const row = Buffer.alloc(1 + placeBytes + 2);
    row[0] = offset === 'free' ? 0 : 1;
    row.writeUIntBE(offset === 'free' ? 0 : offset, 1, placeBytes);
    row.writeUInt16BE(generation, 1 + placeBytes);
    return row;
  });
  const index = consecutive(entries).flatMap((section) => [section[0]?.number ?? 0, section.length]);
  const { context } = trailer;
  trailer.set(PDFName.of('Type'), PDFName.of('XRef'));
  trailer.set(PDFName.of('Size'), PDFNumber.of(number + 1));
  trailer.set(PDFName.of('W'), context.obj([1, placeBytes, 2]));
  trailer.set(PDFName.of('Index'), context.obj(index));
  trailer.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  writeObject(PDFRef.of(number), PDFRawStream.of(trailer, deflateSync(Buffer.concat(rows))), write);
  write(`startxref\n${position}\n%%EOF\n`);
}

/** Runs of entries with consecutive numbers. */
function consecutive(entries: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  let expected = -1;
  for (const entry of entries) {
    if (entry.number === expected) runs.at(-1)?.push(entry);
    else runs.push([entry]);
    expected = entry.number + 1;
  }
  return runs;
}
