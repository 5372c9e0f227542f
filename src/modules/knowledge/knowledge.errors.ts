import { defineError } from '../../shared/errors.ts';

export const knowledgeErrors = {
  nothingAsked: defineError('NOTHING_ASKED', 400, () => 'Please enter what you look for.'),
  noSuchArticle: defineError('NO_SUCH_ARTICLE', 404, () => 'This article does not exist any more. Reload the list.'),
  tooManyArticles: defineError<{ max: number }>(
    'TOO_MANY_ARTICLES',
    409,
    ({ max }) => `There can be up to ${max.toLocaleString('en-US')} articles. Please delete one first.`,
  ),
};
