import { defineError } from '../errors.ts';
import { language, t } from '../language/translate.ts';

export const emptyTextMessage = t('QR code needs content to generate');

type TooLong = {
  characters: number;
  fitting: number;
  level: string;
  fittingAtLowest: number;
  /** The largest that the code may be, where that is not the largest there is. */
  version?: number | undefined;
};

/** What is wrong with a text that shall become a code. */
export const qrTextErrors = {
  noText: defineError('QR_NO_TEXT', 400, () => emptyTextMessage),
  textTooLong: defineError<TooLong>('QR_TEXT_TOO_LONG', 400, (values) => `${whatFits(values)} ${whatHelps(values)}`),
};

function whatFits({ characters, fitting: most, level, version }: TooLong): string {
  const fitting = most.toLocaleString(language());
  return version === undefined
    ? t(
        'This text is too long for a QR code: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.',
        { characters, fitting, level },
      )
    : t(
        'This text is too long for a QR code of version {version}: it has {characters, plural, one {# character} other {# characters}}, and the first {fitting} fit at error level {level}.',
        { version, characters, fitting, level },
      );
}

function whatHelps({ characters, fitting, fittingAtLowest }: TooLong): string {
  if (fittingAtLowest >= characters) return t('Please shorten it, or choose error level L, where it fits.');
  if (fittingAtLowest <= fitting) return t('Please shorten it.');
  return t(
    'Please shorten it; at error level L, {fittingAtLowest, plural, one {# character fits} other {# characters fit}}.',
    { fittingAtLowest },
  );
}
