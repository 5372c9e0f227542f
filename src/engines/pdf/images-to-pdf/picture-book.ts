import { deflateSync } from 'node:zlib';
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
import { type Matrix, operands } from '../compress/content/matrix.ts';
import type { PageRotation } from '../pdf-capabilities.ts';
import { PdfWriter } from '../write/pdf-writer.ts';
import type { Picture, PictureStream, PictureValue } from './picture.ts';
import type { PlacedPicture } from './place-picture.ts';

/** What lies on a page besides its picture. */
export type PageExtras = {
  /** By how many degrees clockwise viewers turn the page. */
  rotate?: PageRotation;
  /** Moves the picture after it was put in its place, such as to straighten it: the operands of `cm`. */
  move?: Matrix;
  /** Further pictures on the same page. */
  others?: readonly { picture: Picture; matrix: PlacedPicture['matrix'] }[];
  /** Content under the picture, and the fonts it uses by name. */
  under?: { content: Buffer; fonts: Readonly<Record<string, PDFRef>> };
};

/** A document that grows page by page; only one picture is in memory at a time. */
export class PictureBook {
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

  /** The context that its objects are made in. */
  get context(): PDFContext {
    return this.#context;
  }

  add(
    picture: Picture,
    { page, matrix, clip }: PlacedPicture,
    { rotate = 0, move, others = [], under }: PageExtras = {},
  ): void {
    const image = this.#writeStream(picture.image);
    const area = clip === undefined ? '' : `${clip.map(round).join(' ')} re W n `;
    const moved = move === undefined ? '' : `${operands(move)} cm `;
    const drawings = [`q ${area}${moved}${matrix.map(round).join(' ')} cm /Picture Do Q`];
    const images: Record<string, PDFRef> = { Picture: image };
    for (const [index, other] of others.entries()) {
      images[`Picture${index + 2}`] = this.#writeStream(other.picture.image);
      drawings.push(`q ${other.matrix.map(round).join(' ')} cm /Picture${index + 2} Do Q`);
    }
    const contents = [
      ...(under
        ? [this.#writeStream({ entries: { Filter: '/FlateDecode' }, content: deflateSync(under.content) })]
        : []),
      this.#writeStream({ entries: {}, content: Buffer.from(drawings.join('\n')) }),
    ];
    const dictionary = this.#context.obj({
      Type: 'Page',
      Parent: this.#tree,
      MediaBox: [0, 0, round(page.width), round(page.height)],
      Resources: { XObject: images, ...(under ? { Font: under.fonts } : {}) },
      Contents: contents.length === 1 ? contents[0] : contents,
      ...(rotate === 0 ? {} : { Rotate: rotate }),
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

  /** Adds an object that is shared by pages, such as a font. */
  share(object: PDFObject): PDFRef {
    if (!(object instanceof PDFRawStream)) return this.#addPlain(object);
    const ref = this.#context.nextRef();
    this.#writer.writeStream(ref.objectNumber, object);
    return ref;
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

const round = (value: number): number => Number(value.toFixed(3));
