import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { ReadablePdf } from '../normalise/normalise.ts';
import { arrayEntry, asByteText, asDictionary, dictionaryEntry, entry, itemsOf, resolve } from '../objects/access.ts';
import type { PdfFile } from '../objects/open-pdf.ts';
import type { PdfPage } from '../objects/page-tree.ts';
import { readNameTree } from '../objects/trees.ts';
import { findStructureSpans, type PageSpan } from './structure-spans.ts';

/** A destination that names another destination that names another: more steps are a circle. */
const maxSteps = 4;

/** A document that pages are taken from, with what all of its parts ask for worked out once. */
export class SourceDocument {
  readonly file: PdfFile;
  readonly pages: readonly PdfPage[];
  /** The place of each page in the document, from 0: the first one for a page that is there twice. */
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

  /** The annotations of each page that are objects of their own. */
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

  /** Named destinations (ISO 32000-2, 12.3.2.4) by their bytes; in old files the names are name objects, not strings. */
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

  /** The explicit destination (12.3.2.2) that a destination, named or not, leads to. */
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

  /** The place of the page that an explicit destination shows, from 0. Some programs count the page instead of naming it. */
  pageOfDestination(destination: PDFArray): number | undefined {
    const target = destination.size() > 0 ? destination.get(0) : undefined;
    if (target instanceof PDFRef) return this.placeOfPage.get(target);
    const index = target instanceof PDFNumber ? target.asNumber() : undefined;
    return index !== undefined && this.pages[index] ? index : undefined;
  }
}
