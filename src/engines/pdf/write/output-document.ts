import { hash } from 'node:crypto';
import { PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { type ByteSink, PdfWriter } from './pdf-writer.ts';
import { serialiseDictionary } from './serialise.ts';

/**
 * A document under construction. Streams are written as soon as they are added, so memory holds only small objects, however
 * large the document.
 */
export class OutputDocument {
  readonly context = PDFContext.create();
  readonly #writer: PdfWriter;
  readonly #objects = new Map<number, PDFObject>();
  readonly #streams = new Map<string, PDFRef>();
  #lastNumber = 0;

  constructor(options: { sink: ByteSink; version?: string }) {
    this.#writer = new PdfWriter({ ...options, numberOf: (ref) => ref.objectNumber });
  }

  /** Reserves a reference for a later object. */
  nextRef(): PDFRef {
    return PDFRef.of(++this.#lastNumber);
  }

  assign(ref: PDFRef, object: PDFObject): void {
    if (object instanceof PDFRawStream) this.#writer.writeStream(ref.objectNumber, object);
    else this.#objects.set(ref.objectNumber, object);
  }

  add(object: PDFObject): PDFRef {
    const ref = this.nextRef();
    this.assign(ref, object);
    return ref;
  }

  /** Adds a stream, or reuses an identical one: documents of one origin share fonts, logos and colours. */
  addShared(stream: PDFRawStream): PDFRef {
    const dictionary = serialiseDictionary(stream.dict, (ref) => ref.objectNumber, stream.contents.length);
    const key = `${hash('sha1', stream.contents, 'base64')}${dictionary}`;
    const known = this.#streams.get(key);
    if (known) return known;
    const ref = this.add(stream);
    this.#streams.set(key, ref);
    return ref;
  }

  /** An added object that is not a stream. */
  lookup(ref: PDFObject | undefined): PDFObject | undefined {
    return ref instanceof PDFRef ? this.#objects.get(ref.objectNumber) : ref;
  }

  dictionary(entries: Readonly<Record<string, PDFObject | undefined>> = {}): PDFDict {
    const dictionary = PDFDict.withContext(this.context);
    for (const [key, value] of Object.entries(entries)) if (value) dictionary.set(PDFName.of(key), value);
    return dictionary;
  }

  array(items: readonly PDFObject[]) {
    const array = this.context.obj([]);
    for (const item of items) array.push(item);
    return array;
  }

  number(value: number): PDFNumber {
    return PDFNumber.of(value);
  }

  /** Writes the rest and returns the file size in bytes. */
  finish(trailer: { root: PDFRef; info?: PDFRef | undefined }): number {
    const { root, info } = trailer;
    this.#writer.finish(
      [...this.#objects],
      { root: root.objectNumber, info: info?.objectNumber },
      this.#lastNumber + 1,
    );
    return this.#writer.position;
  }
}
