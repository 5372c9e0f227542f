import { t } from '../../../shared/language/translate.ts';
import { dictionaryEntry, entry } from '../objects/access.ts';
import type { EditedDocument } from './edited-document.ts';

/** What people should know about an edited document, as sentences. `isAnew`: nothing of the signed version is left. */
export function describeSource(document: EditedDocument, isAnew: boolean): string[] {
  const hasXfa = entry(dictionaryEntry(document.catalog, 'AcroForm'), 'XFA') !== undefined;
  return [
    ...(document.wasRepaired ? [t('This PDF was damaged and has been repaired as far as possible.')] : []),
    ...(document.wasEncrypted ? [t('This PDF was protected; the result is not.')] : []),
    ...(document.isSigned ? [isAnew ? brokenSignature() : olderSignature()] : []),
    ...(hasXfa
      ? [t('This form has a second version (XFA) that some programs show instead of its pages, without the edits.')]
      : []),
  ];
}

/** Warnings of two steps, each once. A signature that is gone in the end is not inside. */
export function joinWarnings(first: readonly string[], second: readonly string[]): string[] {
  const all = new Set([...first, ...second]);
  if (all.has(brokenSignature())) all.delete(olderSignature());
  return [...all];
}

const olderSignature = () =>
  t(
    'This PDF is signed. The edits are not part of what was signed, and programs will say so; the signed version is still inside.',
  );
const brokenSignature = () => t('This PDF was signed; the signature is no longer valid.');
