import { defineError } from '../shared/errors.ts';
import { language, t } from '../shared/language/translate.ts';

const count = (value: number) => value.toLocaleString(language());

/** Why a document cannot be split as requested. */
export const splitErrors = {
  pagesInvalid: defineError<{ problem: string }>('PAGES_INVALID', 400, ({ problem }) => problem),
  noBookmarks: defineError('PDF_NO_BOOKMARKS', 422, () =>
    t('This PDF has no bookmarks on this level that lead to its pages. Please split it in another way.'),
  ),
  tooManyParts: defineError<{ parts: number; maxParts: number }>('PDF_TOO_MANY_PARTS', 422, ({ parts, maxParts }) =>
    t('This would make {parts} files or more; the limit is {maxParts}. Please choose fewer pages or larger parts.', {
      parts: count(parts),
      maxParts: count(maxParts),
    }),
  ),
};
