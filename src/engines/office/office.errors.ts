import { defineError } from '../../shared/errors.ts';
import { formatBytes } from '../../shared/units.ts';

import { documentRefusals } from '../document-guard/document.errors.ts';

export const officeErrors = {
  /** It crashed the program twice, the second time alone in a fresh process. */
  stopsProgram: defineError(
    'DOCUMENT_STOPS_PROGRAM',
    422,
    () =>
      'This document crashed the office program twice in a row, so it cannot be converted here. Please save it again with the program it was made with, or send another version.',
  ),
  notSaved: defineError<{ format: string }>(
    'DOCUMENT_NOT_SAVED',
    422,
    ({ format }) => `This document could be opened, but not saved as ${format}. Please choose another format.`,
  ),
  notOffered: defineError<{ from: string; to: string; offered: string }>(
    'CONVERSION_NOT_OFFERED',
    422,
    ({ from, to, offered }) => `${from} cannot be converted to ${to} here. Please choose ${offered}.`,
  ),
  notNeeded: defineError<{ format: string }>(
    'CONVERSION_NOT_NEEDED',
    422,
    ({ format }) => `This document is ${format} already, so there is nothing to convert. Please choose another format.`,
  ),
  sheetNotFound: defineError<{ sheet: string }>(
    'SHEET_NOT_FOUND',
    422,
    ({ sheet }) =>
      `This spreadsheet has no sheet called '${sheet}'. Please give a sheet's name, its number from 1, or 'all'.`,
  ),
  emailNotReadable: defineError(
    'EMAIL_NOT_READABLE',
    422,
    () =>
      'This email has more headers, or more nested parts, than mail programs ever make, so it is not opened. Please save it again from your mail program.',
  ),
  textTooLong: defineError<{ what: string; maxBytes: number }>(
    'TEXT_TOO_LONG',
    422,
    ({ what, maxBytes }) => `${what} can have at most ${formatBytes(maxBytes)} here. Please split it.`,
  ),
};

/** Why a document is not converted, as callers read it. */
export const officeRefusals = [
  ...documentRefusals,
  officeErrors.stopsProgram(),
  officeErrors.notSaved({ format: 'ODT' }),
  officeErrors.notOffered({ from: 'Excel', to: 'Word', offered: 'PDF, ODS, CSV or HTML' }),
  officeErrors.notNeeded({ format: 'PDF' }),
  officeErrors.sheetNotFound({ sheet: 'Costs' }),
  officeErrors.emailNotReadable(),
];
