import type { PDFContext, PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { MB } from '../../../shared/units.ts';
import { numberEntry } from './access.ts';
import { decodeStream } from './decode-stream.ts';
import { ObjectReader, PdfSyntaxError } from './object-reader.ts';
import { readWholeNumber, skipWhiteSpace } from './syntax.ts';

/** Writers put a few hundred objects into a stream; every byte takes several bytes as objects in memory. */
const maxObjectStreamBytes = 96 * MB;

/** The objects of an object stream (ISO 32000-2, 7.5.7), parsed on demand. */
export class ObjectStream {
  readonly #reader: ObjectReader;
  readonly #first: number;
  /** Object numbers and offsets, in order. */
  readonly directory: readonly { number: number; offset: number }[];

  /** Throws PDF_STREAM_DAMAGED, PDF_STREAM_TOO_LARGE and PdfSyntaxErrors. */
  constructor(stream: PDFRawStream, context: PDFContext) {
    const { data } = decodeStream(stream, maxObjectStreamBytes);
    this.#reader = new ObjectReader(data, context);
    this.#first = numberEntry(stream.dict, 'First') ?? 0;
    this.directory = readDirectory(data, numberEntry(stream.dict, 'N') ?? 0);
  }

  read(index: number): PDFObject {
    const member = this.directory[index];
    if (!member) throw new PdfSyntaxError(`An object stream has no object ${index}`);
    return this.#reader.readObject(this.#first + member.offset);
  }

  /** The index of an object; the last one for duplicates. */
  indexOf(number: number): number {
    return this.directory.findLastIndex((member) => member.number === number);
  }
}

function readDirectory(data: Buffer, count: number): { number: number; offset: number }[] {
  const directory: { number: number; offset: number }[] = [];
  for (let at = 0; directory.length < count; ) {
    const number = readWholeNumber(data, skipWhiteSpace(data, at));
    const offset = number && readWholeNumber(data, skipWhiteSpace(data, number.end));
    if (!offset) break;
    directory.push({ number: number.value, offset: offset.value });
    at = offset.end;
  }
  return directory;
}
