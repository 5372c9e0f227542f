import { defineError } from '../../shared/errors.ts';

export const assistantErrors = {
  blank: defineError('MESSAGE_EMPTY', 400, () => 'The message is empty. Please write what you would like to know.'),
  tooLong: defineError<{ max: number }>(
    'MESSAGE_TOO_LONG',
    413,
    ({ max }) => `A message may have up to ${max.toLocaleString('en-US')} characters. Please write a shorter one.`,
  ),
  unknownAnswer: defineError('NO_SUCH_ANSWER', 404, () => 'There is no such answer to rate.'),
};
