import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';

export const fileErrors = {
  gone: defineError('FILE_GONE', 404, () =>
    t(
      'This file is no longer here. Files are deleted after 24 hours, or when you delete them. Please run the tool again.',
    ),
  ),
  rangeNotSatisfiable: defineError('RANGE_NOT_SATISFIABLE', 416, () =>
    t('The file is shorter than the range you asked for.'),
  ),
  empty: defineError<{ name: string }>('FILE_EMPTY', 422, ({ name }) =>
    t('{name} is empty (0 bytes). Please choose a file with content.', { name }),
  ),
  notMultipart: defineError('NOT_MULTIPART', 415, () =>
    t(
      'This call takes form data with a file (multipart/form-data), or a JSON object with the id of a stored one (application/json).',
    ),
  ),
  unknownField: defineError<{ field: string; expected: string }>('UNKNOWN_FIELD', 400, ({ field, expected }) =>
    t("There is no file field called '{field}' here. Please send the file as '{expected}'.", { field, expected }),
  ),
  tooMany: defineError<{ max: number }>('TOO_MANY_FILES', 400, ({ max }) =>
    max === 1
      ? t('This tool takes one file at a time. Please send one file per call.')
      : t('Please send at most {max, plural, one {# file} other {# files}} at a time.', { max }),
  ),
  callTooLarge: defineError<{ max: number }>('CALL_TOO_LARGE', 413, ({ max }) =>
    t('The files of one call may take up to {max} together. Please send fewer at a time.', { max: formatBytes(max) }),
  ),
  resultsTooLarge: defineError<{ bytes: number; max: number }>('RESULTS_TOO_LARGE', 413, ({ bytes, max }) =>
    t(
      'The results take {bytes} together, and {max} is the most that one call may make. Please send fewer or smaller files at a time.',
      { bytes: formatBytes(bytes), max: formatBytes(max) },
    ),
  ),
  tooManyUploads: defineError('TOO_MANY_UPLOADS', 429, () =>
    t('Too many uploads from you or your network are under way. Please wait until some are complete or cancel them.'),
  ),
  storageFull: defineError<{ max: number }>('STORAGE_FULL', 429, ({ max }) =>
    t(
      'With this, your files on this server would take more than {max}. Please delete results you no longer need, or wait: all files are deleted after a while.',
      { max: formatBytes(max) },
    ),
  ),
  storageFullAtAddress: defineError<{ max: number }>('STORAGE_FULL', 429, ({ max }) =>
    t(
      'With this, the files of everyone at your network address would take more than {max}. Please delete results you no longer need, sign in to have room of your own, or try again later.',
      { max: formatBytes(max) },
    ),
  ),
  siteFull: defineError('NO_SPACE', 503, () => t('This server holds as many files as it may. Please try again later.')),
  notYours: defineError('NOT_YOUR_FILE', 403, () =>
    t(
      'Only its owner can delete this file: in the same browser, or signed in to the same account. It is deleted automatically when it expires.',
    ),
  ),
  archiveRequest: defineError('INVALID_ARCHIVE', 400, () => t('Please name between 1 and 100 files by their ids.')),
};
