/** `['PNG', 'JPG']` → `'PNG or JPG'`. */
export const listNames = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
