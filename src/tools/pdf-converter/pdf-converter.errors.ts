import { defineError } from '../../shared/errors.ts';
import { listNames } from './list-names.ts';

export const pdfConverterErrors = {
  mixed: defineError(
    'PDF_AND_PICTURES',
    400,
    () =>
      'PDFs, images and documents cannot be converted together. Please choose one PDF, images only, or documents only.',
  ),
  severalPdfs: defineError<{ count: number }>(
    'ONE_PDF_AT_A_TIME',
    400,
    ({ count }) => `${count} PDFs were sent. Please convert one PDF at a time.`,
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
