import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const writingErrors = {
  needsProvider: defineError('NEEDS_AI_PROVIDER', 503, () =>
    t(
      'Expanding a text takes an AI provider, and this site has none. Please choose another task, or ask the operator to set one up.',
    ),
  ),
  needsProviderChosen: defineError('NEEDS_AI_PROVIDER', 422, () =>
    t('Expanding a text takes the AI provider. Please switch it on, or choose another task.'),
  ),
  lost: defineError('AI_LOST_CONTENT', 503, () =>
    t(
      'The AI provider lost a link, number or quotation of your text twice, so its answer is not shown. Please try again.',
    ),
  ),
};
