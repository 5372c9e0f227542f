import { pdfErrors as coreErrors } from '../../pdf/pdf-errors.ts';
import { splitErrors } from '../../pdf/split-errors.ts';
import { defineError } from '../../shared/errors.ts';
import { language, t } from '../../shared/language/translate.ts';

const count = (value: number) => value.toLocaleString(language());

/** Errors about a PDF, whichever tool reads it. */
export const pdfErrors = {
  ...coreErrors,
  ...splitErrors,
  noSuchPage: defineError<{ page: number; pages: number }>('PDF_NO_SUCH_PAGE', 400, ({ page, pages }) =>
    pages === 1
      ? t('There is no page {page}: this PDF has one page.', { page: count(page) })
      : t('There is no page {page}: this PDF has {pages} pages.', { page: count(page), pages: count(pages) }),
  ),
  sideTooLong: defineError<{ page: number; format: string; maxSide: number; maxDpi: number }>(
    'PDF_PAGE_TOO_LARGE',
    422,
    ({ page, format, maxSide, maxDpi }) =>
      t(
        'Page {page} is too large for {format}, whose sides have at most {maxSide} pixels. Please choose at most {maxDpi} DPI, or PNG.',
        { page: count(page), format, maxSide: count(maxSide), maxDpi: count(maxDpi) },
      ),
  ),
  tooManyPixels: defineError<{ pages: number; megapixels: number; maxMegapixels: number; maxDpi: number }>(
    'PDF_TOO_MANY_PIXELS',
    422,
    ({ maxDpi, ...numbers }) => {
      const pages = count(numbers.pages);
      const megapixels = count(numbers.megapixels);
      const maxMegapixels = count(numbers.maxMegapixels);
      return maxDpi >= 1
        ? t(
            'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages or at most {maxDpi} DPI.',
            { pages, megapixels, maxMegapixels, maxDpi: count(maxDpi) },
          )
        : t(
            'These {pages} pages would become {megapixels} megapixels. The limit per run is {maxMegapixels}; please choose fewer pages.',
            { pages, megapixels, maxMegapixels },
          );
    },
  ),
  tooManyObjects: defineError<{ objects: number; maxObjects: number }>(
    'PDF_TOO_COMPLEX',
    422,
    ({ objects, maxObjects }) =>
      t(
        'This PDF consists of {objects} objects; up to {maxObjects} can be read. Please print it to a new PDF, and try that one.',
        { objects: count(objects), maxObjects: count(maxObjects) },
      ),
  ),
  meshTooLarge: defineError('PDF_TOO_COMPLEX', 422, () =>
    t(
      'A colour gradient in this PDF consists of more pieces than can be drawn. Please save that page as an image, and use that.',
    ),
  ),
  editsFailed: defineError<{ sentence: string; edits: number }>('PDF_EDITS_FAILED', 422, ({ sentence, edits }) =>
    edits === 1
      ? t('This edit could not be made: {sentence}', { sentence })
      : t('None of the {edits} edits could be made. The first: {sentence}', { edits: count(edits), sentence }),
  ),
  formsWithoutEnd: defineError('PDF_TOO_COMPLEX', 422, () =>
    t(
      'A drawing in this PDF contains itself, or others millions of times, so no program can show it. Please export the file again.',
    ),
  ),
  textPagesDiffer: defineError<{ pages: number; pageCount: number }>('TEXT_PAGES_DIFFER', 400, ({ pages, pageCount }) =>
    t(
      '{pages, plural, one {The text is that of # page, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.} other {The text is that of # pages, and this PDF has {pageCount}. Please leave a form feed between the texts of any two pages.}}',
      { pages, pageCount: count(pageCount) },
    ),
  ),
  tooManyStyles: defineError<{ page: number }>('PDF_TEXT_STYLES', 422, ({ page }) =>
    t('Page {page} has too many letters in too many styles. Please use fewer styles on it.', { page: count(page) }),
  ),
  pagesInvalid: defineError<{ problem: string }>('PAGES_INVALID', 400, ({ problem }) => problem),
  tooSlow: defineError<{ seconds: number; done: number }>('PDF_TOO_SLOW', 422, ({ seconds, done }) =>
    done === 0
      ? t('The first page took longer than {seconds} seconds and was abandoned. Please leave it out, or simplify it.', {
          seconds,
        })
      : t(
          'After {done} pages, the next one took longer than {seconds} seconds and was abandoned. Please leave it out.',
          { done: count(done), seconds },
        ),
  ),
  encrypted: defineError('PDF_ENCRYPTED', 422, () =>
    t('This PDF is encrypted. Please save it without protection and try again.'),
  ),
  streamTooLarge: defineError('PDF_STREAM_TOO_LARGE', 422, () =>
    t('Part of this PDF unpacks to more than the server allows. Please export the file again, or try another one.'),
  ),
  streamDamaged: defineError('PDF_STREAM_DAMAGED', 422, () =>
    t('Part of this PDF is damaged and cannot be unpacked. Please export or download the file again.'),
  ),
};

/** Why a PDF is refused, whatever is to be done with it, as callers read it. */
export const pdfRefusals = [
  pdfErrors.notAPdf(),
  pdfErrors.passwordNeeded(),
  pdfErrors.wrongPassword(),
  pdfErrors.unknownEncryption(),
  pdfErrors.noPages(),
  pdfErrors.tooManyPages({ maxPages: 20_000 }),
  pdfErrors.damagedPage({ page: 7 }),
  pdfErrors.tooManyObjects({ objects: 3_000_000, maxObjects: 1_000_000 }),
  pdfErrors.notReadable(),
  pdfErrors.outOfMemory(),
];

/** Why its pages are not drawn or read. */
export const drawingRefusals = [
  ...pdfRefusals,
  pdfErrors.noSuchPage({ page: 9, pages: 4 }),
  pdfErrors.pageTooLarge({ page: 1, megapixels: 120, maxMegapixels: 60, maxDpi: 212 }),
  pdfErrors.tooManyPixels({ pages: 400, megapixels: 3_000, maxMegapixels: 2_000, maxDpi: 200 }),
  pdfErrors.tooSlow({ seconds: 30, done: 12 }),
];
