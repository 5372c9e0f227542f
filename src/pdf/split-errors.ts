import { defineError } from '../shared/errors.ts';

const count = (value: number) => value.toLocaleString('en');

/** Why a document cannot be split as requested. */
export const splitErrors = {
  pagesInvalid: defineError<{ problem: string }>('PAGES_INVALID', 400, ({ problem }) => problem),
  noBookmarks: defineError(
    'PDF_NO_BOOKMARKS',
    422,
    () => 'This PDF has no bookmarks on this level that lead to its pages. Please split it in another way.',
  ),
  tooManyParts: defineError<{ parts: number; maxParts: number }>(
    'PDF_TOO_MANY_PARTS',
    422,
    ({ parts, maxParts }) =>
      `This would make ${count(parts)} files or more; the limit is ${count(maxParts)}. Please choose fewer pages or larger parts.`,
  ),
};
