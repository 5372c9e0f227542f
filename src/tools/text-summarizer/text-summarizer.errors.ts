import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const summarizerErrors = {
  noOffice: defineError<{ name: string }>('DOCUMENTS_UNAVAILABLE', 503, ({ name }) =>
    t(
      'This site cannot read {name} files at the moment. Please paste the text, or send the document as a PDF or text file.',
      { name },
    ),
  ),
  noPdfExport: defineError('PDF_EXPORT_UNAVAILABLE', 503, () =>
    t('This site cannot write PDF documents at the moment. Please choose another format.'),
  ),
  bookTooLong: defineError<{ max: string }>('BOOK_TOO_LONG', 422, ({ max }) =>
    t('This EPUB has more than {max} of pages. Please send the chapters you need as a document of their own.', { max }),
  ),
  scanned: defineError<{ why: string }>('NO_TEXT_IN_FILE', 422, ({ why }) =>
    t('No text was found in this file. {why}', { why }),
  ),
};
