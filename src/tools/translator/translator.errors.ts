import { defineError } from '../../shared/errors.ts';

export const translatorErrors = {
  notDetected: defineError(
    'LANGUAGE_NOT_DETECTED',
    422,
    () => 'The language of this text was not recognised. Please choose it in the list.',
  ),
  sameLanguage: defineError<{ language: string }>(
    'SAME_LANGUAGE',
    422,
    ({ language }) => `This text is in ${language} already. Please choose another language to translate to.`,
  ),
  lockedPdf: defineError(
    'DOCUMENT_LOCKED',
    422,
    () => 'This PDF is protected with a password. Please save it without one, and try again.',
  ),
  documentTooLong: defineError<{ characters: number; max: number; name: string }>(
    'DOCUMENT_TEXT_TOO_LONG',
    413,
    ({ characters, max, name }) =>
      `This document has ${characters.toLocaleString('en')} characters of text; ${name} translates up to ${max.toLocaleString('en')} here. Please divide it, or choose the built-in engine if it knows both languages.`,
  ),
};
