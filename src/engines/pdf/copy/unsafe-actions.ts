import type { PDFDict } from '@cantoo/pdf-lib';
import { asByteText, dictionaryEntry, entry, nameEntry } from '../objects/access.ts';

/** Actions removed from results because they act on the reader's computer (ISO 32000-2, 12.6.4). */
export type UnsafeAction = 'script' | 'launch';

/**
 * Whether an action runs JavaScript (12.6.4.17; renditions can, too) or starts a program (12.6.4.6). A Launch action that
 * opens a document counts: a reader cannot tell it from a program.
 */
export function unsafeAction(action: PDFDict): UnsafeAction | undefined {
  const kind = nameEntry(action, 'S');
  if (kind === 'Launch') return 'launch';
  if (kind === 'JavaScript' || entry(action, 'JS') !== undefined) return 'script';
  const address = kind === 'URI' ? asByteText(entry(action, 'URI')) : undefined;
  return /^\s*(javascript|vbscript|data):/i.test(address ?? '') ? 'script' : undefined;
}

/** Whether the document has scripts that run when it is opened, closed or printed. */
export function hasDocumentScripts(catalog: PDFDict): boolean {
  const opening = dictionaryEntry(catalog, 'OpenAction');
  return (
    dictionaryEntry(dictionaryEntry(catalog, 'Names'), 'JavaScript') !== undefined ||
    dictionaryEntry(catalog, 'AA') !== undefined ||
    (opening !== undefined && unsafeAction(opening) === 'script')
  );
}
