import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';
import { WarningList } from '../tool-shell/warning-list.tsx';

/** What to know of a PDF before it is edited: the result says the same. */
export function SourceNote({ document, mayErase = false }: { document: PdfDocument; mayErase?: boolean }) {
  const warnings = describeSource(document, mayErase);
  if (warnings.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div role="group" aria-label={`About ${document.name}`}>
      <WarningList warnings={warnings} />
    </div>
  );
}

/** @param mayErase whether something may be gone from the file, with the version that was signed */
export function describeSource(
  { isSigned, isEncrypted, hasXfa }: Pick<PdfDocument, 'isSigned' | 'isEncrypted' | 'hasXfa'>,
  mayErase: boolean,
): string[] {
  return [
    ...(isSigned ? [describeSignature(isEncrypted, mayErase)] : []),
    ...(isEncrypted ? [t('This PDF is protected. You can edit it; the saved copy will not be protected.')] : []),
    ...(hasXfa
      ? [t('This form has a second version (XFA) that some programs show instead of its pages, without your edits.')]
      : []),
  ];
}

function describeSignature(isEncrypted: boolean, mayErase: boolean): string {
  if (isEncrypted) return t('This PDF is signed. Once it is edited, the signature is no longer valid.');
  return mayErase
    ? t(
        'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside, unless you erase something.',
      )
    : t(
        'This PDF is signed. Your edits will not be part of what was signed, and programs will say so; the signed version stays inside.',
      );
}
