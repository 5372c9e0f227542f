import type { SpellingLanguage } from '../../../shared/writing/writing-options.ts';

/** Where Debian's packages put them. */
export const dictionaryFolder = '/usr/share/hunspell';

/** The dictionary of each language, by file name without its ending, and the Debian package it is in. */
export const dictionaries: Readonly<Record<SpellingLanguage, { dictionary: string; package: string }>> = {
  es: { dictionary: 'es_ES', package: 'hunspell-es' },
  fr: { dictionary: 'fr', package: 'hunspell-fr-classical' },
  de: { dictionary: 'de_DE', package: 'hunspell-de-de' },
  it: { dictionary: 'it_IT', package: 'hunspell-it' },
  pt: { dictionary: 'pt_BR', package: 'hunspell-pt-br' },
  nl: { dictionary: 'nl', package: 'hunspell-nl' },
  sv: { dictionary: 'sv_SE', package: 'hunspell-sv' },
  da: { dictionary: 'da_DK', package: 'hunspell-da' },
  pl: { dictionary: 'pl_PL', package: 'hunspell-pl' },
  ru: { dictionary: 'ru_RU', package: 'hunspell-ru' },
  uk: { dictionary: 'uk_UA', package: 'hunspell-uk' },
  tr: { dictionary: 'tr_TR', package: 'hunspell-tr' },
  ko: { dictionary: 'ko', package: 'hunspell-ko' },
  vi: { dictionary: 'vi_VN', package: 'hunspell-vi' },
  ar: { dictionary: 'ar', package: 'hunspell-ar' },
  hi: { dictionary: 'hi_IN', package: 'hunspell-hi' },
};
