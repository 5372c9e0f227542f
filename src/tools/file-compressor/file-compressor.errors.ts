import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const fileCompressorErrors = {
  notOneEach: defineError<{ what: 'paths' | 'modification times'; given: number; files: number }>(
    'LIST_LENGTH_MISMATCH',
    400,
    ({ what, given, files }) =>
      what === 'paths'
        ? t('There are {files} files but {given} paths. Please send one for each file.', { files, given })
        : t('There are {files} files but {given} modification times. Please send one for each file.', { files, given }),
  ),
};
