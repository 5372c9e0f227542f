import { defineError } from '../../shared/errors.ts';
import { listNames } from './list-names.ts';

export const pdfConverterErrors = {
  mixed: defineError(
    'PDF_AND_PICTURES',
    400,
    () => 'PDFs, images and documents cannot be converted together. Please choose files of one kind.',
  ),
  pagesOfSeveral: defineError(
    'PAGES_OF_SEVERAL_PDFS',
    400,
    () => 'Pages can be chosen for one PDF at a time. Please send the PDFs one by one, or leave the pages out.',
  ),
  wrongFormat: defineError<{ source: string; asked: string; possible: readonly string[] }>(
    'FORMAT_NOT_POSSIBLE',
    400,
    ({ source, asked, possible }) =>
      `${source} cannot become ${asked} here, only ${listNames(possible)}. What a file is shows in its content, not in its name.`,
  ),
  noOffice: defineError(
    'OFFICE_NOT_HERE',
    503,
    () =>
      'Documents cannot become PDF on this server, as LibreOffice is not installed there. Please try another server.',
  ),
};
