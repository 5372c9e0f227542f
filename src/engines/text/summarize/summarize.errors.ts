import { defineError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';

export const summarizeErrors = {
  nothingToSummarize: defineError('NOTHING_TO_SUMMARIZE', 422, () =>
    t('There is no sentence in this text. Please use one with words in it.'),
  ),
  notText: defineError('NOT_A_TEXT', 422, () =>
    t('The content of this file is not text. Please choose a text, or the document it was made from.'),
  ),
};

export const summarizeRefusals = [summarizeErrors.nothingToSummarize(), summarizeErrors.notText()];
