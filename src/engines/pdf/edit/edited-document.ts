import type { PDFContext, PDFDict, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { isSigned } from '../compress/document/signatures.ts';
import { normalise, type ReadablePdf } from '../normalise/normalise.ts';
import type { ByteSink } from '../write/pdf-writer.ts';
import { writeDocument } from '../write/write-document.ts';
import { appendUpdate, nextNumberAfter } from './append-update.ts';
import { EditedPage, packedStream } from './edited-page.ts';

/**
 * A PDF whose objects are changed in place. Sound files are written as an appended update: every byte of the source, then what
 * changed. Damaged and encrypted ones, and those from which something must be gone, are written anew.
 */
export class EditedDocument {
  readonly context: PDFContext;
  readonly catalog: PDFDict;
  readonly isSigned: boolean;
  readonly wasEncrypted: boolean;
  readonly wasRepaired: boolean;
  readonly #source: Buffer;
  readonly #version: string;
  readonly #pages: readonly EditedPage[];
  readonly #changed = new Set<PDFRef>();
  #isFinished = false;

  private constructor(source: Buffer, { file, pages, repaired, wasEncrypted }: ReadablePdf) {
    this.context = file.context;
    this.catalog = file.catalog;
    this.isSigned = isSigned(file);
    this.wasEncrypted = wasEncrypted;
    this.wasRepaired = repaired;
    this.#source = source;
    this.#version = file.version;
    if (this.mayAppend) this.context.largestObjectNumber = nextNumberAfter(source, this.context) - 1;
    this.#pages = pages.map((page, index) => new EditedPage(inTree(page), index, this.markChanged));
  }

  /** `source` must stay as it is. Throws what `normalise` throws. */
  static async open(
    source: Buffer,
    reading: { password?: string | undefined; pdfium: () => Promise<Pdfium> },
  ): Promise<EditedDocument> {
    return new EditedDocument(source, await normalise(source, reading));
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  get pages(): readonly EditedPage[] {
    return this.#pages;
  }

  /** A page, from 1; undefined when there is none. */
  page(number: number): EditedPage | undefined {
    return this.#pages[number - 1];
  }

  /** Whether `save` can leave the source's bytes as they are. */
  get mayAppend(): boolean {
    return !this.wasRepaired && !this.wasEncrypted;
  }

  /** To be called for every existing indirect object that was changed in place, replaced or deleted. */
  readonly markChanged = (ref: PDFRef): void => {
    this.#changed.add(ref);
  };

  /** Adds an indirect object. */
  readonly add = (object: PDFObject): PDFRef => {
    const ref = this.context.register(object);
    this.markChanged(ref);
    return ref;
  };

  /** Adds a stream, packed, with these entries in its dictionary. */
  addStream(content: Buffer, entries: Record<string, PDFObject> = {}): PDFRef {
    return this.add(packedStream(this.context, content, entries));
  }

  /** Puts another object in the place of an existing one. */
  replace(ref: PDFRef, object: PDFObject): void {
    this.context.assign(ref, object);
    this.markChanged(ref);
  }

  /** References to a deleted object count as null. */
  delete(ref: PDFRef): void {
    this.context.delete(ref);
    this.markChanged(ref);
  }

  /** Puts what was changed on pages into the document's objects; nothing can be changed on pages afterwards. */
  finish(): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    for (const page of this.#pages) page.finish();
  }

  /**
   * Writes the document, once. `anew` writes only what is still in use, so that nothing of older revisions is left. Returns how
   * it was written.
   */
  save({ sink, anew = false }: { sink: ByteSink; anew?: boolean }): 'appended' | 'anew' {
    this.finish();
    if (anew || !this.mayAppend) {
      // Object streams, which the writer makes, need PDF 1.5.
      writeDocument(this.context, { sink, version: this.#version < '1.5' ? '1.5' : this.#version });
      return 'anew';
    }
    if (this.#changed.size === 0) sink(this.#source);
    else appendUpdate(this.#source, { refs: this.#changed, context: this.context }, sink);
    return 'appended';
  }
}

/** `normalise` rebuilds page trees with pages that are not indirect objects. */
function inTree<Page extends { ref: PDFRef | undefined }>(page: Page): Page & { ref: PDFRef } {
  const { ref } = page;
  if (!ref) throw new Error('A page is not an indirect object');
  return { ...page, ref };
}
