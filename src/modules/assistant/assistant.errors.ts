import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const assistantErrors = {
  blank: defineError('MESSAGE_EMPTY', 400, () => t('The message is empty. Please write what you would like to know.')),
  tooLong: defineError<{ max: number }>('MESSAGE_TOO_LONG', 413, ({ max }) =>
    t('A message may have up to {max, plural, one {# character} other {# characters}}. Please write a shorter one.', {
      max,
    }),
  ),
  unknownAnswer: defineError('NO_SUCH_ANSWER', 404, () => t('There is no such answer to rate.')),
};
