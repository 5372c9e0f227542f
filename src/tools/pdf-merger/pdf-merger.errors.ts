import { defineError } from '../../shared/errors.ts';

export const pdfMergerErrors = {
  notOneEach: defineError<{ given: number; files: number }>(
    'SOURCES_NOT_ONE_EACH',
    400,
    ({ given, files }) => `There are ${files} files but ${given} sources. Please send one for each file, or none.`,
  ),
  noSuchFile: defineError<{ file: number; files: number }>(
    'NO_SUCH_FILE',
    400,
    ({ file, files }) => `There is no file ${file}: files are numbered from 0 to ${files - 1}.`,
  ),
};
