import { defineError } from '../../shared/errors.ts';
import { formatBytes } from '../../shared/units.ts';

export const fileCompressorErrors = {
  notOneEach: defineError<{ what: string; given: number; files: number }>(
    'LIST_LENGTH_MISMATCH',
    400,
    ({ what, given, files }) => `There are ${files} files but ${given} ${what}. Please send one for each file.`,
  ),
  tooLargeTogether: defineError<{ bytes: number; maxBytes: number }>(
    'TOTAL_TOO_LARGE',
    413,
    ({ bytes, maxBytes }) =>
      `Together these files are ${formatBytes(bytes)}, and one ZIP takes up to ${formatBytes(maxBytes)} here. Please make two.`,
  ),
};
