import { defineError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';
import { listWords } from '../../../shared/list-words.ts';

export const writingErrors = {
  unknownLanguage: defineError('WRITING_LANGUAGE', 422, () =>
    t('The language of this text was not recognised. Please choose it, or write a sentence more.'),
  ),
  noRules: defineError<{ language: string; task: string }>('WRITING_LANGUAGE', 422, ({ language, task }) =>
    t(
      'The built-in rules for {task} know English only, and this text is in {language}. Please choose Grammar & Spelling.',
      { task, language },
    ),
  ),
  noDictionary: defineError<{ language: string; packageName: string }>(
    'WRITING_DICTIONARY',
    503,
    ({ language, packageName }) =>
      t(
        'Spelling in {language} cannot be checked here: the package {packageName} is not installed. Please ask the operator of this site.',
        { language, packageName },
      ),
  ),
  noLanguage: defineError<{ language: string; known: readonly string[] }>(
    'WRITING_LANGUAGE',
    422,
    ({ language, known }) =>
      t('There are no spelling rules for {language} here. They exist for {known}.', {
        language,
        known: listWords(known),
      }),
  ),
};
