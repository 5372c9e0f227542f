import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { listWords } from '../../shared/list-words.ts';
import { formatBytes } from '../../shared/units.ts';

import { documentRefusals } from '../document-guard/document.errors.ts';

export const officeErrors = {
  /** It crashed the program twice, the second time alone in a fresh process. */
  stopsProgram: defineError('DOCUMENT_STOPS_PROGRAM', 422, () =>
    t(
      'This document crashed the office program twice in a row, so it cannot be converted here. Please save it again with the program it was made with, or send another version.',
    ),
  ),
  notSaved: defineError<{ format: string }>('DOCUMENT_NOT_SAVED', 422, ({ format }) =>
    t('This document could be opened, but not saved as {format}. Please choose another format.', { format }),
  ),
  notOffered: defineError<{ from: string; to: string; offered: string }>(
    'CONVERSION_NOT_OFFERED',
    422,
    ({ from, to, offered }) =>
      t('{from} cannot be converted to {to} here. Please choose {offered}.', { from, to, offered }),
  ),
  notNeeded: defineError<{ format: string }>('CONVERSION_NOT_NEEDED', 422, ({ format }) =>
    t('This document is {format} already, so there is nothing to convert. Please choose another format.', { format }),
  ),
  sheetNotFound: defineError<{ sheet: string }>('SHEET_NOT_FOUND', 422, ({ sheet }) =>
    t("This spreadsheet has no sheet called '{sheet}'. Please give a sheet's name, its number from 1, or 'all'.", {
      sheet,
    }),
  ),
  emailNotReadable: defineError('EMAIL_NOT_READABLE', 422, () =>
    t(
      'This email has more headers, or more nested parts, than mail programs ever make, so it is not opened. Please save it again from your mail program.',
    ),
  ),
  textTooLong: defineError<{ what: string; maxBytes: number }>('TEXT_TOO_LONG', 422, ({ what, maxBytes }) =>
    t('{what} can have at most {maxBytes} here. Please split it.', { what, maxBytes: formatBytes(maxBytes) }),
  ),
};

/** Why a document is not converted, as callers read it. */
export const officeRefusals = [
  ...documentRefusals,
  officeErrors.stopsProgram(),
  officeErrors.notSaved({ format: 'ODT' }),
  officeErrors.notOffered({ from: 'Excel', to: 'Word', offered: listWords(['PDF', 'ODS', 'CSV', 'HTML'], 'or') }),
  officeErrors.notNeeded({ format: 'PDF' }),
  officeErrors.sheetNotFound({ sheet: 'Costs' }),
  officeErrors.emailNotReadable(),
];
