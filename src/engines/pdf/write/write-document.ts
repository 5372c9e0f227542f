import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { type ByteSink, PdfWriter } from './pdf-writer.ts';

/** Writes all objects reachable from the catalog and document information, renumbered in the order found. */
export function writeDocument(
  context: PDFContext,
  options: { sink: ByteSink; version?: string; level?: number },
): void {
  const { Root, Info } = context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new Error('A document without a catalog cannot be written');
  const numbers = new Map<PDFRef, number>();
  for (const ref of reachable(context, Info instanceof PDFRef ? [Root, Info] : [Root])) {
    numbers.set(ref, numbers.size + 1);
  }
  const writer = new PdfWriter({ ...options, numberOf: (ref) => numbers.get(ref) });
  const plain: [number, PDFObject][] = [];
  for (const [ref, number] of numbers) {
    const object = context.lookup(ref);
    if (object instanceof PDFStream) writer.writeStream(number, object);
    else if (object) plain.push([number, object]);
  }
  const info = Info instanceof PDFRef ? numbers.get(Info) : undefined;
  writer.finish(plain, { root: numbers.get(Root) ?? 0, info }, numbers.size + 1);
}

/** `writeDocument` into memory. */
export function documentBytes(context: PDFContext, options: { version?: string; level?: number } = {}): Buffer {
  const parts: Uint8Array[] = [];
  writeDocument(context, { ...options, sink: (bytes) => parts.push(bytes) });
  return Buffer.concat(parts);
}

/** All existing objects reachable from `roots`, which come first. */
export function reachable(context: PDFContext, roots: readonly PDFRef[]): Set<PDFRef> {
  const met = new Set<PDFRef>();
  const waiting: PDFObject[] = [...roots].reverse();
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (met.has(object)) continue;
      const target = context.lookup(object);
      if (!target) continue;
      met.add(object);
      waiting.push(target);
    } else if (object instanceof PDFDict) {
      for (const value of object.values()) waiting.push(value);
    } else if (object instanceof PDFArray) {
      for (const item of object.asArray()) waiting.push(item);
    } else if (object instanceof PDFStream) {
      // Length is rewritten, so its old object is not needed.
      for (const [key, value] of object.dict.entries()) if (key !== PDFName.Length) waiting.push(value);
    }
  }
  return met;
}
