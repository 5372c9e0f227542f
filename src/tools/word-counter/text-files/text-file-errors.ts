import { defineError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';

/** Why the text of a file cannot be read. */
export const textFileErrors = {
  notText: defineError('TEXT_FILE_TYPE', 415, () =>
    t('This file has no text that can be read here. Please choose a TXT, Word, ODT or PDF file.'),
  ),
  damaged: defineError('TEXT_FILE_DAMAGED', 422, ({ kind }: { kind: string }) =>
    t(
      'This {kind} file is damaged and its text cannot be read. Please open it in the program that made it, save it again and retry.',
      { kind },
    ),
  ),
  locked: defineError('TEXT_FILE_LOCKED', 422, ({ kind }: { kind: string }) =>
    t('This {kind} file is locked with a password. Please save it without a password and try again.', { kind }),
  ),
  tooLong: defineError('TEXT_FILE_TOO_LONG', 413, ({ maxBytes }: { maxBytes: number }) =>
    t('The text in this file is longer than {maxBytes}. Please split the document and count the parts.', {
      maxBytes: formatBytes(maxBytes),
    }),
  ),
  noText: defineError('TEXT_FILE_NO_TEXT', 422, ({ kind }: { kind: string }) =>
    t('This {kind} file has images but no text, like a scan. Please recognise its text (OCR) first and try again.', {
      kind,
    }),
  ),
  noReader: defineError('TEXT_FILE_NO_READER', 503, ({ kind }: { kind: string }) =>
    t('The reader for {kind} files could not be loaded. Please check your connection and open the file again.', {
      kind,
    }),
  ),
  unsupported: defineError('TEXT_FILE_UNSUPPORTED', 415, ({ kind }: { kind: string }) =>
    t('The text of {kind} files cannot be read here. Please save the document as DOCX or TXT and try again.', { kind }),
  ),
};
