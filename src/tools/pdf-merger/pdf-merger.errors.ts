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
    ({ file, files }) => `A page is wanted from file ${file}, but files are counted from 0 to ${files - 1}.`,
  ),
};
