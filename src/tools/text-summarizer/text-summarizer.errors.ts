import { defineError } from '../../shared/errors.ts';

export const summarizerErrors = {
  noOffice: defineError<{ name: string }>(
    'DOCUMENTS_UNAVAILABLE',
    503,
    ({ name }) =>
      `This site cannot read ${name} files at the moment. Please paste the text, or send the document as a PDF or text file.`,
  ),
  noPdfExport: defineError(
    'PDF_EXPORT_UNAVAILABLE',
    503,
    () => 'This site cannot write PDF documents at the moment. Please choose another format.',
  ),
  bookTooLong: defineError<{ max: string }>(
    'BOOK_TOO_LONG',
    422,
    ({ max }) =>
      `This EPUB has more than ${max} of pages. Please send the chapters you need as a document of their own.`,
  ),
  scanned: defineError<{ why: string }>('NO_TEXT_IN_FILE', 422, ({ why }) => `No text was found in this file. ${why}`),
};
