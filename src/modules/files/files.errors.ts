import { defineError } from '../../shared/errors.ts';

export const fileErrors = {
  gone: defineError(
    'FILE_GONE',
    404,
    () =>
      'This file is not here any more. Files are deleted after 24 hours or when you remove them; please run the tool again.',
  ),
  rangeNotSatisfiable: defineError(
    'RANGE_NOT_SATISFIABLE',
    416,
    () => 'The file is shorter than the range you asked for.',
  ),
  empty: defineError<{ name: string }>(
    'FILE_EMPTY',
    422,
    ({ name }) => `${name} is empty (0 bytes). Please choose a file with content.`,
  ),
  notMultipart: defineError('NOT_MULTIPART', 415, () => 'This call takes form data with a file (multipart/form-data).'),
  unknownField: defineError<{ field: string; expected: string }>(
    'UNKNOWN_FIELD',
    400,
    ({ field, expected }) => `There is no file field called '${field}' here. Please send the file as '${expected}'.`,
  ),
  tooMany: defineError<{ max: number }>('TOO_MANY_FILES', 400, ({ max }) =>
    max === 1
      ? 'This tool takes one file at a time. Please send one file per call.'
      : `Please send at most ${max} files at a time.`,
  ),
  tooLittleSpace: defineError(
    'NO_SPACE',
    503,
    () => 'This server has no room for more files right now. Please try again later.',
  ),
  archiveRequest: defineError('INVALID_ARCHIVE', 400, () => 'Please name between 1 and 100 files by their ids.'),
};
