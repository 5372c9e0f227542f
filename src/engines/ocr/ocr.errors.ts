import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { listWords } from '../../shared/list-words.ts';

export const ocrErrors = {
  unavailable: defineError('OCR_UNAVAILABLE', 503, () =>
    t(
      'Text cannot be recognised on this server, because the program for it is not installed. Please ask its operator to install tesseract-ocr.',
    ),
  ),
  languageUnknown: defineError<{ asked: readonly string[]; possible: readonly string[] }>(
    'OCR_LANGUAGE_UNKNOWN',
    422,
    ({ asked, possible }) =>
      t('Text cannot be read in {languages} here. The languages are {possible}.', {
        languages: listWords(asked.map((code) => `'${code}'`)),
        possible: listWords(possible),
      }),
  ),
  noLanguage: defineError<{ possible: readonly string[] }>('OCR_LANGUAGE_UNKNOWN', 422, ({ possible }) =>
    t('Please choose at least one language. The languages are {possible}.', { possible: listWords(possible) }),
  ),
  tooManyLanguages: defineError<{ max: number }>('OCR_TOO_MANY_LANGUAGES', 422, ({ max }) =>
    t('At most {max} languages can be read at once, as each makes it slower. Please choose fewer.', { max }),
  ),
};

/** Why text is not recognised, as callers read it. */
export const ocrRefusals = [
  ocrErrors.languageUnknown({ asked: ['xyz'], possible: ['English', 'German'] }),
  ocrErrors.tooManyLanguages({ max: 5 }),
  ocrErrors.unavailable(),
];
