import { defineError } from '../../../shared/errors.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { documentRefusals } from '../../document-guard/document.errors.ts';

export const documentTextErrors = {
  locked: defineError('DOCUMENT_LOCKED', 422, () =>
    t('This document is protected with a password. Please save it without one, and try again.'),
  ),
  hasMacros: defineError('DOCUMENT_HAS_MACROS', 422, () =>
    t(
      'This document has macros, which are programs and are not passed on here. Please save it without them, and try again.',
    ),
  ),
  notTranslatable: defineError('DOCUMENT_NOT_TRANSLATABLE', 415, () =>
    t(
      'This kind of document cannot be translated here. Please choose DOCX, PPTX, XLSX, ODT, ODS, ODP, HTML, Markdown, SRT, TXT or PDF, or convert it with the document converter first.',
    ),
  ),
  withoutText: defineError('DOCUMENT_WITHOUT_TEXT', 422, () =>
    t(
      'This document has no text to translate. If it is a scan, please make its text readable with the document scanner first.',
    ),
  ),
  tooLong: defineError<{ characters: number; maxCharacters: number }>(
    'DOCUMENT_TEXT_TOO_LONG',
    413,
    ({ characters, maxCharacters }) =>
      t('This document has {characters} characters of text. The limit is {maxCharacters}; please divide it.', {
        characters: characters.toLocaleString(language()),
        maxCharacters: maxCharacters.toLocaleString(language()),
      }),
  ),
};

/** Why a document is refused, as callers read it. */
export const documentTextRefusals = [
  ...documentRefusals,
  documentTextErrors.locked(),
  documentTextErrors.hasMacros(),
  documentTextErrors.notTranslatable(),
  documentTextErrors.withoutText(),
  documentTextErrors.tooLong({ characters: 600_000, maxCharacters: 500_000 }),
];
