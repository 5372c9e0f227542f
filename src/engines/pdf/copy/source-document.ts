import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { ReadablePdf } from '../normalise/normalise.ts';
import { arrayEntry, asByteText, asDictionary, dictionaryEntry, entry, itemsOf, resolve } from '../objects/access.ts';
import type { PdfFile } from '../objects/open-pdf.ts';
import type { PdfPage } from '../objects/page-tree.ts';
import { readNameTree } from '../objects/trees.ts';
import { findStructureSpans, type PageSpan } from './structure-spans.ts';

/** Destinations may name other destinations; longer chains are cycles. */
const maxSteps = 4;

/** A document to copy pages from, with lazily computed lookups shared by all parts. */
export class SourceDocument {
  readonly file: PdfFile;
  readonly pages: readonly PdfPage[];
  /** The index of each page, from 0; the first one for a repeated page. */
  readonly placeOfPage = new Map<PDFRef, number>();
  #destinations: Map<string, PDFObject> | undefined;
  #annotations: PDFRef[][] | undefined;
  #structureSpans: ReadonlyMap<PDFDict, PageSpan> | undefined;

  constructor({ file, pages }: Pick<ReadablePdf, 'file' | 'pages'>) {
    this.file = file;
    this.pages = pages;
    for (const [index, { ref }] of pages.entries()) {
      if (ref && !this.placeOfPage.has(ref)) this.placeOfPage.set(ref, index);
    }
  }

  get catalog(): PDFDict {
    return this.file.catalog;
  }

  resolve(object: PDFObject | undefined): PDFObject | undefined {
    return resolve(this.file.context, object);
  }

  dictionary(object: PDFObject | undefined): PDFDict | undefined {
    return asDictionary(this.resolve(object));
  }

  /** Each page's annotations that are indirect objects. */
  get annotations(): readonly (readonly PDFRef[])[] {
    this.#annotations ??= this.pages.map(({ dictionary }) =>
      itemsOf(arrayEntry(dictionary, 'Annots')).filter((item) => item instanceof PDFRef),
    );
    return this.#annotations;
  }

  get structureSpans(): ReadonlyMap<PDFDict, PageSpan> {
    this.#structureSpans ??= findStructureSpans(this);
    return this.#structureSpans;
  }

  /** Named destinations (ISO 32000-2, 12.3.2.4) by their bytes; old files use name objects instead of strings. */
  get destinations(): ReadonlyMap<string, PDFObject> {
    if (this.#destinations) return this.#destinations;
    const found = new Map<string, PDFObject>();
    for (const [key, value] of dictionaryEntry(this.catalog, 'Dests')?.entries() ?? []) {
      found.set(key.decodeText(), value);
    }
    for (const [key, value] of readNameTree(dictionaryEntry(dictionaryEntry(this.catalog, 'Names'), 'Dests'))) {
      const name = asByteText(key);
      if (name !== undefined) found.set(name, value);
    }
    this.#destinations = found;
    return found;
  }

  /** Resolves a destination, named or not, to an explicit one (12.3.2.2). */
  explicitDestination(destination: PDFObject | undefined): PDFArray | undefined {
    let found = this.resolve(destination);
    for (let step = 0; step < maxSteps; step++) {
      if (found instanceof PDFArray) return found;
      if (found instanceof PDFDict) {
        found = entry(found, 'D');
        continue;
      }
      const name = found instanceof PDFName ? found.decodeText() : asByteText(found);
      const named = name === undefined ? undefined : this.destinations.get(name);
      if (!named) return undefined;
      found = this.resolve(named);
    }
    return undefined;
  }

  /** The page index of an explicit destination, from 0. Some programs write the index instead of a reference. */
  pageOfDestination(destination: PDFArray): number | undefined {
    const target = destination.size() > 0 ? destination.get(0) : undefined;
    if (target instanceof PDFRef) return this.placeOfPage.get(target);
    const index = target instanceof PDFNumber ? target.asNumber() : undefined;
    return index !== undefined && this.pages[index] ? index : undefined;
  }
}
