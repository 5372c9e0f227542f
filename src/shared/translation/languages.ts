import { language as readersLanguage } from '../language/translate.ts';

/** The languages of the translator, in the order of its selects, with their English names. */
export const languageNames = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  ru: 'Russian',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
  ar: 'Arabic',
  hi: 'Hindi',
  th: 'Thai',
  vi: 'Vietnamese',
  tr: 'Turkish',
  pl: 'Polish',
  nl: 'Dutch',
  sv: 'Swedish',
  da: 'Danish',
} as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageNames, code);

/** What a language is called, in the language of the reader. */
export const nameOfLanguage = (code: Language): string =>
  new Intl.DisplayNames(readersLanguage(), { type: 'language' }).of(code) ?? languageNames[code];

/** Written from right to left. */
export const isRightToLeft = (language: string): boolean => language === 'ar';

/** `'EN-us'` → `'en'`; undefined for languages that are not in the list. */
export function languageOf(tag: string): Language | undefined {
  const code = tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguage(code) ? code : undefined;
}
