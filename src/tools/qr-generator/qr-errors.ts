import type { Sentence } from '../../catalog/define-tool.ts';
import { defineError } from '../../shared/errors.ts';
import { emptyTextMessage, qrTextErrors } from '../../shared/qr/qr-text-errors.ts';

/** There is nothing to encode. */
export const emptyTextSentence = { title: 'Please enter text', text: emptyTextMessage } as const satisfies Sentence;

export const qrErrors = {
  ...qrTextErrors,
  unreadable: defineError<{ modules: number; size: number; larger: number | undefined }>(
    'QR_UNREADABLE',
    422,
    ({ modules, size, larger }) =>
      `This text takes ${modules} modules on each side, too many for ${size} pixels: no reader could distinguish them. ` +
      (larger === undefined ? 'Please shorten it.' : `Please request at least ${larger} pixels, or shorten it.`),
  ),
  emptyCsv: defineError('QR_CSV_EMPTY', 400, () => 'The CSV file has no rows. Please add at least one and try again.'),
  tooManyRows: defineError<{ rows: number; max: number }>(
    'QR_CSV_TOO_LONG',
    400,
    ({ rows, max }) =>
      `The CSV file has ${rows.toLocaleString('en')} rows, and ${max.toLocaleString('en')} fit into one batch. Please split it.`,
  ),
};
