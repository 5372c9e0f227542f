import { defineError } from '../../shared/errors.ts';

export const flowErrors = {
  noTable: defineError<{ onlyScans: boolean }>('NO_TABLE_FOUND', 422, ({ onlyScans }) =>
    onlyScans
      ? 'No table was found: these pages are scans, pictures without text behind them. Please recognise their text with the Document Scanner first.'
      : 'No table was found on these pages. Please choose pages with a table, or convert to DOCX or text instead.',
  ),
  tooManyPages: defineError<{ pages: number; maxPages: number }>(
    'PDF_TOO_MANY_PAGES',
    422,
    ({ pages, maxPages }) =>
      `These are ${pages.toLocaleString('en')} pages. At once, up to ${maxPages.toLocaleString('en')} can be converted to a document; please choose fewer.`,
  ),
};
