import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { describeWait } from '../../shared/units.ts';

/** Every code begins with AI_. Whether the built-in engine could do it is up to the tool. */
export const aiErrors = {
  busy: defineError<{ seconds: number | undefined }>('AI_BUSY', 503, ({ seconds }) =>
    seconds === undefined
      ? t('The AI service is busy. Please try again in a minute.')
      : t('The AI service is busy. Please try again in {wait}.', { wait: describeWait(seconds) }),
  ),
  unavailable: defineError('AI_UNAVAILABLE', 503, () =>
    t('The AI service does not work at the moment. Please try again in a few minutes.'),
  ),
  tooSlow: defineError('AI_TOO_SLOW', 503, () =>
    t('The AI service took too long to answer. Please try again, or use a shorter text.'),
  ),
  unusable: defineError('AI_ANSWER_UNUSABLE', 503, () =>
    t('The AI service gave an answer that cannot be used. Please try again.'),
  ),
  misconfigured: defineError('AI_MISCONFIGURED', 503, () =>
    t('The AI service refuses the calls of this site. Please tell the operator.'),
  ),
  declined: defineError('AI_DECLINED', 422, () =>
    t('The AI service declined to work on this text. Please change the text.'),
  ),
  tooLong: defineError('AI_TEXT_TOO_LONG', 413, () =>
    t('This text is too long for the AI service. Please use a shorter one.'),
  ),
};

/** What calls may be refused with, for their documentation. */
export const aiRefusals = [
  aiErrors.declined(),
  aiErrors.tooLong(),
  aiErrors.busy({ seconds: 30 }),
  aiErrors.unavailable(),
  aiErrors.tooSlow(),
  aiErrors.unusable(),
  aiErrors.misconfigured(),
];
