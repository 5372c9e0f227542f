import { t } from '../../shared/language/translate.ts';

/** Counts in words: `amounts.words(1)` → `'1 word'` */
export const amounts = {
  words: (count: number) => t('{count, plural, one {# word} other {# words}}', { count }),
  characters: (count: number) => t('{count, plural, one {# character} other {# characters}}', { count }),
  sentences: (count: number) => t('{count, plural, one {# sentence} other {# sentences}}', { count }),
  paragraphs: (count: number) => t('{count, plural, one {# paragraph} other {# paragraphs}}', { count }),
  readingMinutes: (count: number) =>
    t('{count, plural, one {# minute of reading} other {# minutes of reading}}', { count }),
  speakingMinutes: (count: number) =>
    t('{count, plural, one {# minute of speech} other {# minutes of speech}}', { count }),
} as const;
