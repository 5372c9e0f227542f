import { defineError } from '../shared/errors.ts';
import { formatBytes } from '../shared/units.ts';

/** Codes that pages act on, besides showing the sentence. */
export const pdfCodes = { locked: 'PASSWORD_NEEDED', wrongPassword: 'WRONG_PASSWORD', pageFailed: 'PDF_PAGE' } as const;

/** The file is not what it should be; other programs may still find its pages. */
export const damageCodes: readonly string[] = ['PDF_DAMAGED', 'PDF_NO_PAGES'];

/** What can be wrong with a PDF that this browser shows. */
export const pdfErrors = {
  locked: defineError(pdfCodes.locked, 422, () => 'This PDF is locked. Please enter its password.'),
  wrongPassword: defineError(
    pdfCodes.wrongPassword,
    422,
    () => 'This password does not open the PDF. Please check capital letters and try again.',
  ),
  unknownLock: defineError(
    'PDF_LOCK_UNKNOWN',
    422,
    () =>
      'This PDF is locked in a way that needs a certificate or a program of its own. Please save it without protection and try again.',
  ),
  damaged: defineError(
    'PDF_DAMAGED',
    422,
    () =>
      'This file is no PDF, or so damaged that no page of it can be found. Please save it again in the program that made it.',
  ),
  noPages: defineError('PDF_NO_PAGES', 422, () => 'This PDF has no pages. Please choose another one.'),
  tooManyPages: defineError(
    'PDF_TOO_MANY_PAGES',
    422,
    ({ count, max }: { count: number; max: number }) =>
      `This PDF has ${count.toLocaleString('en')} pages, and up to ${max.toLocaleString('en')} can be shown here.`,
  ),
  tooLarge: defineError(
    'PDF_TOO_LARGE',
    413,
    ({ bytes }: { bytes: number }) =>
      `There is no room for a PDF of ${formatBytes(bytes)} in this browser. Please close other pages and try again.`,
  ),
  page: defineError(
    pdfCodes.pageFailed,
    422,
    ({ page }: { page: number }) => `Page ${page + 1} cannot be drawn; it is kept as it is.`,
  ),
};
