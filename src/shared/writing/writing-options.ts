/** What the writing assistant does with a text. */
export const writingTasks = ['grammar', 'clarity', 'tone', 'concise', 'expand'] as const;
export type WritingTask = (typeof writingTasks)[number];

export const tones = ['formal', 'friendly', 'neutral'] as const;
export type Tone = (typeof tones)[number];

/** Whose spelling of English; 'any' accepts British and American words side by side. */
export const englishDialects = ['any', 'american', 'british', 'australian', 'canadian', 'indian'] as const;
export type EnglishDialect = (typeof englishDialects)[number];

/** Languages with a spelling dictionary, by ISO 639-1 code, besides English. */
export const spellingLanguages = [
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'pl',
  'ru',
  'uk',
  'tr',
  'ko',
  'vi',
  'ar',
  'hi',
] as const;
export type SpellingLanguage = (typeof spellingLanguages)[number];
