import { defineError } from '../shared/errors.ts';
import { language, t } from '../shared/language/translate.ts';

const count = (value: number) => value.toLocaleString(language());

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
  notAPdf: defineError('NOT_A_PDF', 422, () =>
    t('This file is not a PDF, or it is too damaged to be read. Please export it again.'),
  ),
  passwordNeeded: defineError(pdfCodes.locked, 422, () =>
    t('This PDF is locked with a password. Please enter the password to open it.'),
  ),
  wrongPassword: defineError(pdfCodes.wrongPassword, 422, () =>
    t('This password does not open the PDF. Please check it, capital letters included, and try again.'),
  ),
  unknownEncryption: defineError('PDF_ENCRYPTION_UNKNOWN', 422, () =>
    t('This PDF is locked in a way that only the program that made it can open. Please save it without protection.'),
  ),
  noPages: defineError('PDF_NO_PAGES', 422, () =>
    t('This PDF has no pages that can be read. It may be damaged; please export or download it again.'),
  ),
  tooManyPages: defineError<{ maxPages: number }>('PDF_TOO_MANY_PAGES', 422, ({ maxPages }) =>
    t('This PDF has more than {maxPages} pages, which is the limit.', { maxPages: count(maxPages) }),
  ),
  damagedPage: defineError<{ page: number }>(pdfCodes.pageFailed, 422, ({ page }) =>
    t('Page {page} of this PDF is damaged and cannot be shown. Please leave it out.', { page: count(page) }),
  ),
  tooManyAnnotations: defineError<{ page: number; annotations: number; maxAnnotations: number }>(
    'PDF_TOO_COMPLEX',
    422,
    ({ page, annotations, maxAnnotations }) =>
      t(
        'Page {page} has {annotations} notes, links or form fields; up to {maxAnnotations} can be drawn. Please leave this page out, or delete most of them.',
        { page: count(page), annotations: count(annotations), maxAnnotations: count(maxAnnotations) },
      ),
  ),
  pageTooLarge: defineError<{ page: number; megapixels: number; maxMegapixels: number; maxDpi: number }>(
    'PDF_PAGE_TOO_LARGE',
    422,
    ({ maxDpi, ...numbers }) => {
      const page = count(numbers.page);
      const megapixels = count(numbers.megapixels);
      const maxMegapixels = count(numbers.maxMegapixels);
      return maxDpi >= 1
        ? t(
            'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; please choose at most {maxDpi} DPI, or leave this page out.',
            { page, megapixels, maxMegapixels, maxDpi: count(maxDpi) },
          )
        : t(
            'Page {page} would become an image of {megapixels} megapixels. The limit is {maxMegapixels}; this page is too large for any image, so please leave it out.',
            { page, megapixels, maxMegapixels },
          );
    },
  ),
  notReadable: defineError('PDF_NOT_READABLE', 422, () =>
    t('Something in this PDF crashes the program that reads it. Please print it to a new PDF, and try that one.'),
  ),
  tooLarge: defineError<{ maxMegabytes: number }>('PDF_TOO_LARGE', 413, ({ maxMegabytes }) =>
    t('This PDF is larger than {maxMegabytes} MB, which is the limit here.', { maxMegabytes: count(maxMegabytes) }),
  ),
  outOfMemory: defineError('PDF_OUT_OF_MEMORY', 422, () =>
    t('This PDF needs more memory than is available for one file. Please try a smaller or simpler one.'),
  ),
};
