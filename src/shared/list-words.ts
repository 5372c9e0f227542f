import { language } from './language/translate.ts';

/** `['PNG', 'JPEG', 'GIF'], 'or'` → `'PNG, JPEG, or GIF'`. */
export const listWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat(language(), { type: last === 'or' ? 'disjunction' : 'conjunction' }).format(words);
