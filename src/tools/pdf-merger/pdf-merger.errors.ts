import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const pdfMergerErrors = {
  notOneEach: defineError<{ given: number; files: number }>('SOURCES_NOT_ONE_EACH', 400, ({ given, files }) =>
    t('There are {files} files but {given} sources. Please send one for each file, or none.', { files, given }),
  ),
  noSuchFile: defineError<{ file: number; files: number }>('NO_SUCH_FILE', 400, ({ file, files }) =>
    t('There is no file {file}: files are numbered from 0 to {last}.', { file, last: files - 1 }),
  ),
};
