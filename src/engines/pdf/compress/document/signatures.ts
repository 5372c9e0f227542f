import { PDFDict } from '@cantoo/pdf-lib';
import { arrayEntry, rawEntry } from '../../objects/access.ts';
import type { PdfFile } from '../../objects/open-pdf.ts';

/**
 * Whether the document is signed, so that any change breaks its signature. The sign is a byte range (ISO 32000-2, 12.8.1),
 * not an empty field or the form's flags.
 */
export function isSigned({ context }: Pick<PdfFile, 'context'>): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => isSignature(object) || hasDirectSignature(object));
}

const isSignature = (object: unknown): boolean =>
  object instanceof PDFDict &&
  arrayEntry(object, 'ByteRange') !== undefined &&
  rawEntry(object, 'Contents') !== undefined;

/** A field may hold its signature directly instead of by reference. */
function hasDirectSignature(object: unknown): boolean {
  return object instanceof PDFDict && isSignature(rawEntry(object, 'V'));
}
