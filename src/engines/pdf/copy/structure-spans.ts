import { PDFArray, PDFDict, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dictionaryEntry, nameEntry, rawEntry } from '../objects/access.ts';
import type { SourceDocument } from './source-document.ts';

/** The first and last page, from 0, with content of a structure element. */
export type PageSpan = { first: number; last: number };

const maxDepth = 300;

/**
 * The page spans of a document's structure elements (ISO 32000-2, 14.7), without those that have no content. Computed once,
 * so that each of many parts can skip unrelated branches.
 */
export function findStructureSpans(source: SourceDocument): ReadonlyMap<PDFDict, PageSpan> {
  const spans = new Map<PDFDict, PageSpan>();
  const met = new Set<PDFDict>();

  const visit = (element: PDFDict, page: PDFObject | undefined, depth: number): PageSpan | undefined => {
    if (met.has(element) || depth > maxDepth) return spans.get(element);
    met.add(element);
    let span: PageSpan | undefined;
    for (const kid of kidsOf(source, element)) {
      const object = source.resolve(kid);
      if (object instanceof PDFNumber) {
        span = joined(span, spanOfPage(source, page));
      } else if (object instanceof PDFDict) {
        const ownPage = rawEntry(object, 'Pg') ?? page;
        const type = nameEntry(object, 'Type');
        const isReference = type === 'MCR' || type === 'OBJR';
        span = joined(span, isReference ? spanOfPage(source, ownPage) : visit(object, ownPage, depth + 1));
      }
    }
    if (span) spans.set(element, span);
    return span;
  };

  const root = dictionaryEntry(source.catalog, 'StructTreeRoot');
  if (root) visit(root, undefined, 0);
  return spans;
}

/** An element's children, always as a list. */
export function kidsOf(source: SourceDocument, element: PDFDict): readonly PDFObject[] {
  const raw = rawEntry(element, 'K');
  const kids = source.resolve(raw);
  if (kids instanceof PDFArray) return kids.asArray();
  return kids === undefined || raw === undefined ? [] : [raw];
}

function spanOfPage(source: SourceDocument, page: PDFObject | undefined): PageSpan | undefined {
  const place = page instanceof PDFRef ? source.placeOfPage.get(page) : undefined;
  return place === undefined ? undefined : { first: place, last: place };
}

function joined(one: PageSpan | undefined, other: PageSpan | undefined): PageSpan | undefined {
  if (!one || !other) return one ?? other;
  return { first: Math.min(one.first, other.first), last: Math.max(one.last, other.last) };
}
