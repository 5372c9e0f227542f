import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** Entries that lead to other pages or the whole document rather than to what the page draws. */
const outboundEntries = new Set(
  ['Parent', 'P', 'Dest', 'A', 'AA', 'B', 'StructParent', 'Popup', 'IRT'].map((key) => PDFName.of(key)),
);

/** References of everything these pages draw: contents, resources and annotations. */
export function objectsOfPages(context: PDFContext, pages: readonly PDFDict[]): Set<PDFRef> {
  const found = new Set<PDFRef>();
  const waiting: PDFObject[] = [...pages];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (found.has(object)) continue;
      found.add(object);
      const target = context.lookup(object);
      if (target) waiting.push(target);
    } else if (object instanceof PDFStream) waiting.push(object.dict);
    else if (object instanceof PDFArray) {
      // As arguments of one call, 200,000 annotations would not fit on the stack.
      for (const item of object.asArray()) waiting.push(item);
    } else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) if (!outboundEntries.has(key)) waiting.push(value);
    }
  }
  return found;
}
