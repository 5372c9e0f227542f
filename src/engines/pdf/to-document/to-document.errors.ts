import { defineError } from '../../../shared/errors.ts';

export const toDocumentErrors = {
  noTable: defineError<{ onlyScans: boolean }>('NO_TABLE_FOUND', 422, ({ onlyScans }) =>
    onlyScans
      ? 'No table was found: these pages are scans in which no text was found.'
      : 'No table was found on these pages. Please choose pages with a table, or convert to DOCX or text instead.',
  ),
  noTableInScans: defineError<{ whyNot: string }>(
    'NO_TABLE_FOUND',
    422,
    ({ whyNot }) => `No table was found. Some pages are scans, and their text was not recognised: ${whyNot}`,
  ),
  tooManyPages: defineError<{ pages: number; maxPages: number }>(
    'PDF_TOO_MANY_PAGES',
    422,
    ({ pages, maxPages }) =>
      `These are ${pages.toLocaleString('en')} pages. Up to ${maxPages.toLocaleString('en')} can be converted to a document at once; please choose fewer.`,
  ),
};
