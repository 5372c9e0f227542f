import { PDFDict } from '@cantoo/pdf-lib';
import { arrayEntry, dictionaryEntry, numberEntry, rawEntry } from '../../objects/access.ts';
import type { PdfFile } from '../../objects/open-pdf.ts';

/** Bit 1 of SigFlags: the document has a signature (ISO 32000-2, table 225). */
const signaturesExist = 1;

/** Whether the document was signed: any change of its bytes then shows as tampering. Empty signature fields do not count. */
export function isSigned({ context, catalog }: Pick<PdfFile, 'context' | 'catalog'>): boolean {
  const flags = numberEntry(dictionaryEntry(catalog, 'AcroForm'), 'SigFlags') ?? 0;
  // Flags are also set by programs that only made a field for a signature to come; a signature has a range of bytes (12.8.1).
  const isSignature = (object: unknown) =>
    object instanceof PDFDict &&
    arrayEntry(object, 'ByteRange') !== undefined &&
    rawEntry(object, 'Contents') !== undefined;
  return (
    ((flags & signaturesExist) !== 0 || dictionaryEntry(catalog, 'Perms') !== undefined) &&
    context.enumerateIndirectObjects().some(([, object]) => isSignature(object) || hasDirectSignature(object))
  );
}

/** A field may hold its signature itself instead of a reference to it. */
function hasDirectSignature(object: unknown): boolean {
  if (!(object instanceof PDFDict)) return false;
  const value = rawEntry(object, 'V');
  return value instanceof PDFDict && arrayEntry(value, 'ByteRange') !== undefined;
}
