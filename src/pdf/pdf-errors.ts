import { defineError } from '../shared/errors.ts';

const count = (value: number) => value.toLocaleString('en');

/** Codes that pages handle, besides showing the message. */
export const pdfCodes = {
  locked: 'PASSWORD_NEEDED',
  wrongPassword: 'WRONG_PASSWORD',
  pageFailed: 'PDF_PAGE_DAMAGED',
} as const;

/** The file is damaged; other programs may still find its pages. */
export const damageCodes: readonly string[] = ['NOT_A_PDF', 'PDF_NO_PAGES'];

/** Errors about a PDF wherever it is opened. The server adds its own (engines/pdf). */
export const pdfErrors = {
  notAPdf: defineError(
    'NOT_A_PDF',
    422,
    () => 'This file is not a PDF, or it is too damaged to be read. Please export it again.',
  ),
  passwordNeeded: defineError(
    pdfCodes.locked,
    422,
    () => 'This PDF is locked with a password. Please enter the password to open it.',
  ),
  wrongPassword: defineError(
    pdfCodes.wrongPassword,
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
  tooManyPages: defineError<{ maxPages: number }>(
    'PDF_TOO_MANY_PAGES',
    422,
    ({ maxPages }) => `This PDF has more than ${count(maxPages)} pages, which is the limit.`,
  ),
  damagedPage: defineError<{ page: number }>(
    pdfCodes.pageFailed,
    422,
    ({ page }) => `Page ${count(page)} of this PDF is damaged and cannot be shown. Please leave it out.`,
  ),
  tooManyAnnotations: defineError<{ page: number; annotations: number; maxAnnotations: number }>(
    'PDF_TOO_COMPLEX',
    422,
    ({ page, annotations, maxAnnotations }) =>
      `Page ${count(page)} has ${count(annotations)} notes, links or form fields; up to ${count(maxAnnotations)} can be drawn. ` +
      'Please leave this page out, or delete most of them.',
  ),
  pageTooLarge: defineError<{ page: number; megapixels: number; maxMegapixels: number; maxDpi: number }>(
    'PDF_PAGE_TOO_LARGE',
    422,
    ({ page, megapixels, maxMegapixels, maxDpi }) =>
      `Page ${count(page)} would become an image of ${count(megapixels)} megapixels. The limit is ${count(maxMegapixels)}; ` +
      (maxDpi >= 1
        ? `please choose at most ${count(maxDpi)} DPI, or leave this page out.`
        : 'this page is too large for any image, so please leave it out.'),
  ),
  notReadable: defineError(
    'PDF_NOT_READABLE',
    422,
    () => 'Something in this PDF crashes the program that reads it. Please print it to a new PDF, and try that one.',
  ),
  tooLarge: defineError<{ maxMegabytes: number }>(
    'PDF_TOO_LARGE',
    413,
    ({ maxMegabytes }) => `This PDF is larger than ${count(maxMegabytes)} MB, which is the limit here.`,
  ),
  outOfMemory: defineError(
    'PDF_OUT_OF_MEMORY',
    422,
    () => 'This PDF needs more memory than is available for one file. Please try a smaller or simpler one.',
  ),
};
