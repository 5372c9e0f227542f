import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { SourceDocument } from '../copy/source-document.ts';

/** Size of a plain object inside an object stream; measured over the corpus. */
const plainObjectBytes = 25;
/** Entries that lead to other pages. */
const outboundEntries = new Set(
  ['Parent', 'P', 'Dest', 'A', 'Kids', 'Popup', 'IRT', 'B', 'Pg'].map((key) => PDFName.of(key)),
);

/** The objects that a page needs, with the approximate size of each in a file. */
export function weighPage(source: SourceDocument, index: number): ReadonlyMap<PDFRef, number> {
  const page = source.pages[index];
  const weights = new Map<PDFRef, number>();
  const waiting: PDFObject[] = page ? [page.dictionary, ...Object.values(page.inherited)] : [];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      const target = source.resolve(object);
      if (!target || weights.has(object) || source.placeOfPage.has(object) || isWayUp(target)) continue;
      const bytes = target instanceof PDFRawStream ? target.contents.length + 100 : plainObjectBytes;
      weights.set(object, bytes);
      waiting.push(target);
    } else if (object instanceof PDFArray) {
      for (const item of object.asArray()) waiting.push(item);
    } else {
      const dictionary = object instanceof PDFRawStream ? object.dict : object instanceof PDFDict ? object : undefined;
      for (const [key, value] of dictionary?.entries() ?? []) if (!outboundEntries.has(key)) waiting.push(value);
    }
  }
  return weights;
}

const isWayUp = (object: PDFObject): boolean => object instanceof PDFPageTree || object instanceof PDFCatalog;
