/** `['PNG', 'JPEG', 'GIF'], 'or'` → `'PNG, JPEG, or GIF'`. */
export const listWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat('en', { type: last === 'or' ? 'disjunction' : 'conjunction' }).format(words);
