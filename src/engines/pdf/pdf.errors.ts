import { splitErrors } from '../../pdf/split-errors.ts';
import { defineError } from '../../shared/errors.ts';

const count = (value: number) => value.toLocaleString('en');

/** What can be wrong with a PDF, whatever is to be done with it. */
export const pdfErrors = {
  ...splitErrors,
  notAPdf: defineError(
    'NOT_A_PDF',
    422,
    () => 'This file is not a PDF, or so little of it is left that nothing can be read. Please export it again.',
  ),
  passwordNeeded: defineError(
    'PASSWORD_NEEDED',
    422,
    () => 'This PDF is locked with a password. Please enter the password to open it.',
  ),
  wrongPassword: defineError(
    'WRONG_PASSWORD',
    422,
    () => 'This password does not open the PDF. Please check it, capital letters included, and try again.',
  ),
  unknownEncryption: defineError(
    'PDF_ENCRYPTION_UNKNOWN',
    422,
    () => 'This PDF is locked in a way that only the program that made it can open. Please save it without protection.',
  ),
  noPages: defineError(
    'PDF_NO_PAGES',
    422,
    () => 'This PDF has no pages that can be read. It may be damaged; please export or download it again.',
  ),
  damagedPage: defineError<{ page: number }>(
    'PDF_PAGE_DAMAGED',
    422,
    ({ page }) => `Page ${count(page)} of this PDF is damaged and cannot be shown. Please leave it out.`,
  ),
  noSuchPage: defineError<{ page: number; pages: number }>('PDF_NO_SUCH_PAGE', 400, ({ page, pages }) =>
    pages === 1
      ? `There is no page ${count(page)}: this PDF has one page.`
      : `There is no page ${count(page)}: this PDF has ${count(pages)} pages.`,
  ),
  pageTooLarge: defineError<{ page: number; megapixels: number; maxMegapixels: number; maxDpi: number }>(
    'PDF_PAGE_TOO_LARGE',
    422,
    ({ page, megapixels, maxMegapixels, maxDpi }) =>
      `Page ${count(page)} would become a picture of ${count(megapixels)} megapixels. The limit is ${count(maxMegapixels)}; ` +
      (maxDpi >= 1
        ? `please choose at most ${count(maxDpi)} DPI, or leave this page out.`
        : 'this page is too large for any picture, so please leave it out.'),
  ),
  sideTooLong: defineError<{ page: number; format: string; maxSide: number; maxDpi: number }>(
    'PDF_PAGE_TOO_LARGE',
    422,
    ({ page, format, maxSide, maxDpi }) =>
      `Page ${count(page)} is too large for ${format}, whose sides have at most ${count(maxSide)} pixels. ` +
      `Please choose at most ${count(maxDpi)} DPI, or PNG.`,
  ),
  tooManyPixels: defineError<{ pages: number; megapixels: number; maxMegapixels: number; maxDpi: number }>(
    'PDF_TOO_MANY_PIXELS',
    422,
    ({ pages, megapixels, maxMegapixels, maxDpi }) =>
      `These ${count(pages)} pages would become ${count(megapixels)} megapixels. One run draws up to ` +
      `${count(maxMegapixels)}; please choose fewer pages${maxDpi >= 1 ? ` or at most ${count(maxDpi)} DPI` : ''}.`,
  ),
  pagesInvalid: defineError<{ problem: string }>('PAGES_INVALID', 400, ({ problem }) => problem),
  tooSlow: defineError<{ seconds: number; done: number }>('PDF_TOO_SLOW', 422, ({ seconds, done }) =>
    done === 0
      ? `The first page took longer than ${seconds} seconds and was given up. Please leave it out, or simplify it.`
      : `After ${count(done)} pages, the next one took longer than ${seconds} seconds and was given up. Please leave it out.`,
  ),
  notReadable: defineError(
    'PDF_NOT_READABLE',
    422,
    () => 'Something in this PDF makes the program that reads it stop. Please print it to a new PDF, and try that one.',
  ),
  tooLarge: defineError<{ maxMegabytes: number }>(
    'PDF_TOO_LARGE',
    413,
    ({ maxMegabytes }) => `This PDF is larger than ${count(maxMegabytes)} MB, which is more than can be opened here.`,
  ),
  encrypted: defineError(
    'PDF_ENCRYPTED',
    422,
    () => 'This PDF is encrypted. Please save it without protection and try again.',
  ),
  tooManyPages: defineError<{ maxPages: number }>(
    'PDF_TOO_MANY_PAGES',
    422,
    ({ maxPages }) => `This PDF has more than ${count(maxPages)} pages, which is more than can be handled at once.`,
  ),
  streamTooLarge: defineError(
    'PDF_STREAM_TOO_LARGE',
    422,
    () =>
      'A part of this PDF unpacks to more than the server allows. Please export the file again, or try another one.',
  ),
  streamDamaged: defineError(
    'PDF_STREAM_DAMAGED',
    422,
    () => 'A part of this PDF is damaged and cannot be unpacked. Please export or download the file again.',
  ),
};
