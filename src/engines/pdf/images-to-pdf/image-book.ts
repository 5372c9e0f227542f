import { deflateSync } from 'node:zlib';
import { PDFContext, PDFHexString, type PDFObject, PDFRawStream, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { type Matrix, operands } from '../compress/content/matrix.ts';
import type { PageRotation } from '../pdf-capabilities.ts';
import { PdfWriter } from '../write/pdf-writer.ts';
import type { EmbeddableImage, ImageStream } from './embeddable-image.ts';
import { writeImageStream } from './image-objects.ts';
import type { ImagePlacement } from './place-image.ts';

/** Additions to a page besides its image. */
export type PageExtras = {
  /** Page rotation in degrees clockwise. */
  rotate?: PageRotation;
  /** Transforms the placed image, for example to straighten it: the operands of `cm`. */
  move?: Matrix;
  /** Further images on the same page. */
  others?: readonly { image: EmbeddableImage; matrix: ImagePlacement['matrix'] }[];
  /** Content under the image, with its fonts by resource name. */
  under?: { content: Buffer; fonts: Readonly<Record<string, PDFRef>> };
};

/** A document built page by page, with only one image in memory at a time. */
export class ImageBook {
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

  get context(): PDFContext {
    return this.#context;
  }

  add(
    image: EmbeddableImage,
    { page, matrix, clip }: ImagePlacement,
    { rotate = 0, move, others = [], under }: PageExtras = {},
  ): void {
    const ref = this.#writeStream(image.image);
    const area = clip === undefined ? '' : `${clip.map(round).join(' ')} re W n `;
    const moved = move === undefined ? '' : `${operands(move)} cm `;
    const drawings = [`q ${area}${moved}${matrix.map(round).join(' ')} cm /Image Do Q`];
    const images: Record<string, PDFRef> = { Image: ref };
    for (const [index, other] of others.entries()) {
      images[`Image${index + 2}`] = this.#writeStream(other.image.image);
      drawings.push(`q ${other.matrix.map(round).join(' ')} cm /Image${index + 2} Do Q`);
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

  /** Adds an object shared by pages, such as a font. */
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

  #writeStream(image: ImageStream): PDFRef {
    return writeImageStream(this.#context, image, (stream) => {
      const ref = this.#context.nextRef();
      this.#writer.writeStream(ref.objectNumber, stream);
      return ref;
    });
  }
}

const round = (value: number): number => Number(value.toFixed(3));
