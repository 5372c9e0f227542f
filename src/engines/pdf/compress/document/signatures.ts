import { PDFDict } from '@cantoo/pdf-lib';
import { arrayEntry, rawEntry } from '../../objects/access.ts';
import type { PdfFile } from '../../objects/open-pdf.ts';

/**
 * Whether the document was signed: any change of its bytes then shows as tampering. What makes a signature is the range of bytes it
 * covers (ISO 32000-2, 12.8.1); an empty field, and the flags that go with it, do not.
 */
export function isSigned({ context }: Pick<PdfFile, 'context'>): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => isSignature(object) || hasDirectSignature(object));
}

const isSignature = (object: unknown): boolean =>
  object instanceof PDFDict &&
  arrayEntry(object, 'ByteRange') !== undefined &&
  rawEntry(object, 'Contents') !== undefined;

/** A field may hold its signature itself instead of a reference to it. */
function hasDirectSignature(object: unknown): boolean {
  return object instanceof PDFDict && isSignature(rawEntry(object, 'V'));
}
