/** The languages of the interface. English is the source; each of the others has a catalogue in `catalogues/`. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: string | undefined): value is Language => languages.some((known) => known === value);

/** `'rtl'` for languages written from right to left. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  ['ar', 'fa', 'he', 'ur'].includes(language) ? 'rtl' : 'ltr';

/** The beginning of a language's addresses: `'/es'`; nothing for English. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** `'/es/pricing'` → `{ language: 'es', path: '/pricing' }` */
export function splitAddress(address: string): { language: Language; path: string } {
  const first = /^\/([a-z]{2})(?=\/|$)/.exec(address)?.[1];
  if (!isLanguage(first)) return { language: 'en', path: address };
  return { language: first, path: address.slice(first.length + 1) || '/' };
}
