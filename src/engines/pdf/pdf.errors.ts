import { pdfErrors as coreErrors } from '../../pdf/pdf-errors.ts';
import { splitErrors } from '../../pdf/split-errors.ts';
import { defineError } from '../../shared/errors.ts';

const count = (value: number) => value.toLocaleString('en');

/** Errors about a PDF, whichever tool reads it. */
export const pdfErrors = {
  ...coreErrors,
  ...splitErrors,
  noSuchPage: defineError<{ page: number; pages: number }>('PDF_NO_SUCH_PAGE', 400, ({ page, pages }) =>
    pages === 1
      ? `There is no page ${count(page)}: this PDF has one page.`
      : `There is no page ${count(page)}: this PDF has ${count(pages)} pages.`,
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
      `These ${count(pages)} pages would become ${count(megapixels)} megapixels. The limit per run is ` +
      `${count(maxMegapixels)}; please choose fewer pages${maxDpi >= 1 ? ` or at most ${count(maxDpi)} DPI` : ''}.`,
  ),
  tooManyObjects: defineError<{ objects: number; maxObjects: number }>(
    'PDF_TOO_COMPLEX',
    422,
    ({ objects, maxObjects }) =>
      `This PDF consists of ${count(objects)} objects; up to ${count(maxObjects)} can be read. ` +
      'Please print it to a new PDF, and try that one.',
  ),
  meshTooLarge: defineError(
    'PDF_TOO_COMPLEX',
    422,
    () =>
      'A colour gradient in this PDF consists of more pieces than can be drawn. Please save that page as an image, and use that.',
  ),
  editsFailed: defineError<{ sentence: string; edits: number }>('PDF_EDITS_FAILED', 422, ({ sentence, edits }) =>
    edits === 1
      ? `This edit could not be made: ${sentence}`
      : `None of the ${count(edits)} edits could be made. The first: ${sentence}`,
  ),
  formsWithoutEnd: defineError(
    'PDF_TOO_COMPLEX',
    422,
    () =>
      'A drawing in this PDF contains itself, or others millions of times, so no program can show it. Please export the file again.',
  ),
  textPagesDiffer: defineError<{ pages: number; pageCount: number }>(
    'TEXT_PAGES_DIFFER',
    400,
    ({ pages, pageCount }) =>
      `The text is that of ${count(pages)} ${pages === 1 ? 'page' : 'pages'}, and this PDF has ${count(pageCount)}. ` +
      'Please leave a form feed between the texts of any two pages.',
  ),
  tooManyStyles: defineError<{ page: number }>(
    'PDF_TEXT_STYLES',
    422,
    ({ page }) => `Page ${count(page)} has too many letters in too many styles. Please use fewer styles on it.`,
  ),
  pagesInvalid: defineError<{ problem: string }>('PAGES_INVALID', 400, ({ problem }) => problem),
  tooSlow: defineError<{ seconds: number; done: number }>('PDF_TOO_SLOW', 422, ({ seconds, done }) =>
    done === 0
      ? `The first page took longer than ${seconds} seconds and was abandoned. Please leave it out, or simplify it.`
      : `After ${count(done)} pages, the next one took longer than ${seconds} seconds and was abandoned. Please leave it out.`,
  ),
  encrypted: defineError(
    'PDF_ENCRYPTED',
    422,
    () => 'This PDF is encrypted. Please save it without protection and try again.',
  ),
  streamTooLarge: defineError(
    'PDF_STREAM_TOO_LARGE',
    422,
    () => 'Part of this PDF unpacks to more than the server allows. Please export the file again, or try another one.',
  ),
  streamDamaged: defineError(
    'PDF_STREAM_DAMAGED',
    422,
    () => 'Part of this PDF is damaged and cannot be unpacked. Please export or download the file again.',
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
