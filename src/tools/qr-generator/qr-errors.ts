import type { Sentence } from '../../catalog/define-tool.ts';
import { defineError } from '../../shared/errors.ts';
import { language, t } from '../../shared/language/translate.ts';
import { emptyTextMessage, qrTextErrors } from '../../shared/qr/qr-text-errors.ts';

/** There is nothing to encode. */
export const emptyTextSentence = { title: t('Please enter text'), text: emptyTextMessage } as const satisfies Sentence;

export const qrErrors = {
  ...qrTextErrors,
  unreadable: defineError<{ modules: number; size: number; larger: number | undefined }>(
    'QR_UNREADABLE',
    422,
    ({ modules, size, larger }) =>
      larger === undefined
        ? t(
            'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please shorten it.',
            { modules, pixels: size },
          )
        : t(
            'This text takes {modules} modules on each side, too many for {pixels} pixels: no reader could distinguish them. Please request at least {larger} pixels, or shorten it.',
            { modules, pixels: size, larger },
          ),
  ),
  emptyCsv: defineError('QR_CSV_EMPTY', 400, () =>
    t('The CSV file has no rows. Please add at least one and try again.'),
  ),
  tooManyRows: defineError<{ rows: number; max: number }>('QR_CSV_TOO_LONG', 400, ({ rows, max }) =>
    t('The CSV file has {rows, plural, one {# row} other {# rows}}, and {max} fit into one batch. Please split it.', {
      rows,
      max: max.toLocaleString(language()),
    }),
  ),
};
