import type { OtherLanguage } from './languages.ts';
import type { Translations } from './translations.ts';

const catalogues: Readonly<Record<OtherLanguage, () => Promise<Translations>>> = {
  es: async () => (await import('./catalogues/es.ts')).es,
  fr: async () => (await import('./catalogues/fr.ts')).fr,
  de: async () => (await import('./catalogues/de.ts')).de,
  pt: async () => (await import('./catalogues/pt.ts')).pt,
  it: async () => (await import('./catalogues/it.ts')).it,
};

/** All messages in a language. The site's build and the server load it; browsers have it in their code already. */
export const readCatalogue = (language: OtherLanguage): Promise<Translations> => catalogues[language]();
