import type { Sentence } from '../../catalog/define-tool.ts';
import { defineError } from '../../shared/errors.ts';
import { emptyTextMessage } from './content/text.ts';

/** There is nothing to encode. */
export const emptyTextSentence = { title: 'Please enter text', text: emptyTextMessage } as const satisfies Sentence;

const count = (characters: number): string =>
  `${characters.toLocaleString('en')} ${characters === 1 ? 'character' : 'characters'}`;

export const qrErrors = {
  noText: defineError('QR_NO_TEXT', 400, () => emptyTextSentence.text),
  textTooLong: defineError<{
    characters: number;
    fitting: number;
    level: string;
    fittingAtLowest: number;
    limit: string;
  }>(
    'QR_TEXT_TOO_LONG',
    400,
    ({ characters, fitting, level, fittingAtLowest, limit }) =>
      `This text is too long for a QR code${limit}: it has ${count(characters)}, and the first ${fitting.toLocaleString('en')} fit at error level ${level}. ` +
      (fittingAtLowest >= characters
        ? 'Please shorten it, or choose error level L, where it fits.'
        : `Please shorten it${fittingAtLowest > fitting ? `; at error level L, ${count(fittingAtLowest)} fit` : ''}.`),
  ),
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
