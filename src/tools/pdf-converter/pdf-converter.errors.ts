import { defineError } from '../../shared/errors.ts';
import { listWords } from '../../shared/list-words.ts';

export const pdfConverterErrors = {
  mixed: defineError(
    'PDF_AND_PICTURES',
    400,
    () => 'PDFs, images and documents cannot be converted together. Please choose files of one kind.',
  ),
  pagesOfSeveral: defineError(
    'PAGES_OF_SEVERAL_PDFS',
    400,
    () => 'Pages can only be chosen for a single PDF. Please send the PDFs one by one, or leave out the pages.',
  ),
  wrongFormat: defineError<{ source: string; asked: string; possible: readonly string[] }>(
    'FORMAT_NOT_POSSIBLE',
    400,
    ({ source, asked, possible }) =>
      `${source} cannot become ${asked} here, only ${listWords(possible, 'or')}. The type is that of its content, not of its name.`,
  ),
  noOffice: defineError(
    'OFFICE_NOT_HERE',
    503,
    () =>
      'Documents cannot be converted to PDF here, because this server lacks LibreOffice. Please try another server.',
  ),
};
