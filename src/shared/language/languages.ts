/** The languages of the interface. English is the source; each of the others has a catalogue in `catalogues/`. */
export const languages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const;
export type Language = (typeof languages)[number];
export type OtherLanguage = Exclude<Language, 'en'>;

/** Names as their speakers write them. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  it: 'Italiano',
};

export const isLanguage = (value: string | undefined): value is Language => languages.some((known) => known === value);

/** Remembers the language that somebody chose. */
export const languageCookie = 'language';

/** `'rtl'` for languages written from right to left. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  ['ar', 'fa', 'he', 'ur'].includes(language) ? 'rtl' : 'ltr';

/** The beginning of a language's addresses: `'/es'`; nothing for English. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** `('es', '/pricing')` → `'/es/pricing'`. Always on this site: a path that begins with two slashes would name another. */
export const addressIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path.replace(/^\/{2,}/, '/');

/** `'/es/pricing'` → `{ language: 'es', path: '/pricing' }` */
export function splitAddress(address: string): { language: Language; path: string } {
  const first = /^\/([a-z]{2})(?=\/|$)/.exec(address)?.[1];
  if (!isLanguage(first) || first === 'en') return { language: 'en', path: address };
  return { language: first, path: address.slice(first.length + 1).replace(/^\/*/, '/') };
}

/** The language that somebody reads best, by an Accept-Language header; English by default. */
export const preferredLanguage = (header: string | undefined): Language =>
  byQuality(header ?? '')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';

/** The tags of an Accept-Language header, the most wanted first. */
function byQuality(header: string): string[] {
  return header
    .slice(0, 1_000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters
        .map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1])
        .find((found) => found !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
