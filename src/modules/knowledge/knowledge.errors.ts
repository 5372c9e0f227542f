import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const knowledgeErrors = {
  nothingAsked: defineError('NOTHING_ASKED', 400, () => t('Please enter what you look for.')),
  noSuchArticle: defineError('NO_SUCH_ARTICLE', 404, () => t('This article does not exist any more. Reload the list.')),
  tooManyArticles: defineError<{ max: number }>('TOO_MANY_ARTICLES', 409, ({ max }) =>
    t('There can be up to {max, plural, one {# article} other {# articles}}. Please delete one first.', { max }),
  ),
};
