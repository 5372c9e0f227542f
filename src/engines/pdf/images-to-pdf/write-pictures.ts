import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { ImagesTask, PageTally, PdfAnswers } from '../pdfium/pdf-tasks.ts';
import { PdfWriter } from '../write/pdf-writer.ts';
import { readJpeg } from './jpeg-picture.ts';
import {
  DamagedPictureError,
  maxMegapixels,
  type Picture,
  type PictureStream,
  type PictureValue,
  pictureErrors,
  UnsupportedPictureError,
} from './picture.ts';
import { type PlacedPicture, placePicture } from './place-picture.ts';
import { readPng } from './png-picture.ts';

/** Writes one page for each picture; only one picture is in memory at a time. */
export async function writePictures(task: ImagesTask, tally: PageTally): Promise<PdfAnswers['images']> {
  tally.expect(task.images.length);
  const file = openSync(task.output, 'w');
  try {
    const book = new PictureBook((bytes) => writeWhole(file, bytes));
    for (const [index, { path, type }] of task.images.entries()) {
      const picture = readPicture(await readFile(path), type, index);
      book.add(picture, placePicture(picture, task.sheet));
      tally.advance();
    }
    return { pages: task.images.length, bytes: book.finish(task.title) };
  } finally {
    closeSync(file);
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

function readPicture(content: Buffer, type: 'jpeg' | 'png', index: number): Picture {
  const number = index + 1;
  try {
    refuseHuge(content, type, index);
    return type === 'jpeg' ? readJpeg(content) : readPng(content);
  } catch (error) {
    const details = { cause: error, file: index };
    if (error instanceof UnsupportedPictureError)
      throw pictureErrors.unsupported({ number, what: error.message }, details);
    if (error instanceof DamagedPictureError || error instanceof RangeError) {
      throw pictureErrors.damaged({ number }, { ...details, log: error.message });
    }
    throw error;
  }
}

/** PNG says its size at byte 16; a JPEG's pixels are not unpacked here. */
function refuseHuge(content: Buffer, type: 'jpeg' | 'png', index: number): void {
  if (type !== 'png' || content.length < 24) return;
  const pixels = content.readUInt32BE(16) * content.readUInt32BE(20);
  if (pixels > maxMegapixels * 1_000_000) {
    throw pictureErrors.tooLarge({ number: index + 1, maxMegapixels }, { file: index });
  }
}

/** A document that grows page by page. */
class PictureBook {
  readonly #context = PDFContext.create();
  readonly #writer: PdfWriter;
  readonly #plain: [number, PDFObject][] = [];
  readonly #pages: PDFRef[] = [];
  readonly #catalog: PDFRef;
  readonly #tree: PDFRef;

  constructor(sink: (bytes: Uint8Array) => void) {
    this.#writer = new PdfWriter({ sink, numberOf: ({ objectNumber }) => objectNumber });
    this.#catalog = this.#context.nextRef();
    this.#tree = this.#context.nextRef();
  }

  add(picture: Picture, { page, matrix, clip }: PlacedPicture): void {
    const image = this.#writeStream(picture.image);
    const round = (value: number) => Number(value.toFixed(3));
    const area = clip === undefined ? '' : `${clip.map(round).join(' ')} re W n `;
    const drawing = Buffer.from(`q ${area}${matrix.map(round).join(' ')} cm /Picture Do Q`);
    const contents = this.#writeStream({ entries: {}, content: drawing });
    const dictionary = this.#context.obj({
      Type: 'Page',
      Parent: this.#tree,
      MediaBox: [0, 0, round(page.width), round(page.height)],
      Resources: { XObject: { Picture: image } },
      Contents: contents,
    });
    this.#pages.push(this.#addPlain(dictionary));
  }

  /** Returns the size of the file in bytes. */
  finish(title: string | undefined): number {
    const context = this.#context;
    this.#plain.push([this.#catalog.objectNumber, context.obj({ Type: 'Catalog', Pages: this.#tree })]);
    const tree = context.obj({ Type: 'Pages', Kids: this.#pages, Count: this.#pages.length });
    this.#plain.push([this.#tree.objectNumber, tree]);
    const info = this.#addPlain(
      context.obj({
        Producer: PDFString.of('Satchel'),
        CreationDate: PDFString.fromDate(new Date()),
        ...(title === undefined ? {} : { Title: PDFHexString.fromText(title) }),
      }),
    );
    const trailer = { root: this.#catalog.objectNumber, info: info.objectNumber };
    this.#writer.finish(this.#plain, trailer, context.nextRef().objectNumber);
    return this.#writer.position;
  }

  #addPlain(object: PDFObject): PDFRef {
    const ref = this.#context.nextRef();
    this.#plain.push([ref.objectNumber, object]);
    return ref;
  }

  #writeStream({ entries, content }: PictureStream): PDFRef {
    const dictionary = this.#dictionary(entries);
    const ref = this.#context.nextRef();
    this.#writer.writeStream(ref.objectNumber, PDFRawStream.of(dictionary, content));
    return ref;
  }

  #dictionary(entries: Record<string, PictureValue>): PDFDict {
    const dictionary = PDFDict.withContext(this.#context);
    for (const [key, value] of Object.entries(entries)) dictionary.set(PDFName.of(key), this.#object(value));
    return dictionary;
  }

  #object(value: PictureValue): PDFObject {
    if (typeof value === 'number') return PDFNumber.of(value);
    if (typeof value === 'string') {
      return value.startsWith('/') ? PDFName.of(value.slice(1)) : PDFHexString.of(value.replace(/[<>]/g, ''));
    }
    if (typeof value === 'boolean') return this.#context.obj(value);
    if (isList(value)) {
      const array = PDFArray.withContext(this.#context);
      for (const item of value) array.push(this.#object(item));
      return array;
    }
    if ('content' in value) return this.#writeStream(value);
    return this.#dictionary(value.entries);
  }
}

const isList = (value: PictureValue): value is readonly PictureValue[] => Array.isArray(value);
