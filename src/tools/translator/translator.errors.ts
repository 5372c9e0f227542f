import { defineError } from '../../shared/errors.ts';
import { language, t } from '../../shared/language/translate.ts';

export const translatorErrors = {
  notDetected: defineError('LANGUAGE_NOT_DETECTED', 422, () =>
    t('The language of this text was not recognised. Please choose it in the list.'),
  ),
  sameLanguage: defineError<{ language: string }>('SAME_LANGUAGE', 422, ({ language }) =>
    t('This text is in {language} already. Please choose another language to translate to.', { language }),
  ),
  lockedPdf: defineError('DOCUMENT_LOCKED', 422, () =>
    t('This PDF is protected with a password. Please save it without one, and try again.'),
  ),
  documentTooLong: defineError<{ characters: number; max: number; name: string }>(
    'DOCUMENT_TEXT_TOO_LONG',
    413,
    ({ characters, max, name }) =>
      t(
        'This document has {characters} characters of text; {name} translates up to {max} here. Please divide it, or choose the built-in engine if it knows both languages.',
        { characters: characters.toLocaleString(language()), name, max: max.toLocaleString(language()) },
      ),
  ),
};
