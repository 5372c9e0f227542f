import { defineError } from '../../../shared/errors.ts';
import { language, t } from '../../../shared/language/translate.ts';

export const toDocumentErrors = {
  noTable: defineError<{ onlyScans: boolean }>('NO_TABLE_FOUND', 422, ({ onlyScans }) =>
    onlyScans
      ? t('No table was found: these pages are scans in which no text was found.')
      : t('No table was found on these pages. Please choose pages with a table, or convert to DOCX or text instead.'),
  ),
  noTableInScans: defineError<{ whyNot: string }>('NO_TABLE_FOUND', 422, ({ whyNot }) =>
    t('No table was found. Some pages are scans, and their text was not recognised: {whyNot}', { whyNot }),
  ),
  tooManyPages: defineError<{ pages: number; maxPages: number }>('PDF_TOO_MANY_PAGES', 422, ({ pages, maxPages }) =>
    t('These are {pages} pages. Up to {maxPages} can be converted to a document at once; please choose fewer.', {
      pages: pages.toLocaleString(language()),
      maxPages: maxPages.toLocaleString(language()),
    }),
  ),
};
