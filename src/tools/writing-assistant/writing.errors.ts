import { defineError } from '../../shared/errors.ts';

export const writingErrors = {
  needsProvider: defineError(
    'NEEDS_AI_PROVIDER',
    503,
    () =>
      'Expanding a text takes an AI provider, and this site has none. Please choose another task, or ask the operator to set one up.',
  ),
  needsProviderChosen: defineError(
    'NEEDS_AI_PROVIDER',
    422,
    () => 'Expanding a text takes the AI provider. Please switch it on, or choose another task.',
  ),
  lost: defineError(
    'AI_LOST_CONTENT',
    503,
    () =>
      'The AI provider lost a link, number or quotation of your text twice, so its answer is not shown. Please try again.',
  ),
};
