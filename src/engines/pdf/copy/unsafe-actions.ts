import type { PDFDict } from '@cantoo/pdf-lib';
import { asByteText, dictionaryEntry, entry, nameEntry } from '../objects/access.ts';

/** What is kept out of results, as it acts on the reader's computer (ISO 32000-2, 12.6.4). */
export type UnsafeAction = 'script' | 'launch';

/**
 * Whether an action runs JavaScript (12.6.4.17; renditions can carry some, too) or starts a program (12.6.4.6). A Launch
 * action that opens a document is one of them: a reader cannot tell it from a program.
 */
export function unsafeAction(action: PDFDict): UnsafeAction | undefined {
  const kind = nameEntry(action, 'S');
  if (kind === 'Launch') return 'launch';
  if (kind === 'JavaScript' || entry(action, 'JS') !== undefined) return 'script';
  const address = kind === 'URI' ? asByteText(entry(action, 'URI')) : undefined;
  return /^\s*(javascript|vbscript|data):/i.test(address ?? '') ? 'script' : undefined;
}

/** Whether scripts of the document itself run when it is opened, closed or printed. */
export function hasDocumentScripts(catalog: PDFDict): boolean {
  const opening = dictionaryEntry(catalog, 'OpenAction');
  return (
    dictionaryEntry(dictionaryEntry(catalog, 'Names'), 'JavaScript') !== undefined ||
    dictionaryEntry(catalog, 'AA') !== undefined ||
    (opening !== undefined && unsafeAction(opening) === 'script')
  );
}
