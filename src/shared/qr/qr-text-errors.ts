import { defineError } from '../errors.ts';

export const emptyTextMessage = 'QR code needs content to generate';

const count = (characters: number): string =>
  `${characters.toLocaleString('en')} ${characters === 1 ? 'character' : 'characters'}`;

/** What is wrong with a text that shall become a code. */
export const qrTextErrors = {
  noText: defineError('QR_NO_TEXT', 400, () => emptyTextMessage),
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
};
