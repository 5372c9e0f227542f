import { defineError } from '../../shared/errors.ts';

export const fileCompressorErrors = {
  notOneEach: defineError<{ what: string; given: number; files: number }>(
    'LIST_LENGTH_MISMATCH',
    400,
    ({ what, given, files }) => `There are ${files} files but ${given} ${what}. Please send one for each file.`,
  ),
};
