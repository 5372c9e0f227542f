import { type KnownLanguage, knownLanguages, stopWordsOf } from './stop-words.ts';
import { localeOfText } from './text-locale.ts';
import { forEachWord } from './words.ts';

/** Languages that share a script, by the locale `localeOfText` returns for it. */
const languagesOfScript: Readonly<Record<string, readonly KnownLanguage[]>> = {
  ru: ['ru', 'uk', 'bg'],
  ar: ['ar', 'fa'],
  en: knownLanguages.filter((language) => new Intl.Locale(language).maximize().script === 'Latn'),
};

/** How much of the text is read to detect its language, in UTF-16 units. */
const sampleLength = 20_000;

/** Function words are a fifth to a half of running text; below this it is a list of names, code or another language. */
const lowestShare = 0.12;
const fewestDifferent = 2;

/** A word normalised for comparison: composed, lower case, straight apostrophes. */
export const foldWord = (word: string, language: string): string =>
  word.normalize('NFC').toLocaleLowerCase(language).replaceAll('’', "'");

/**
 * The language of a text by its script and function words; undefined when unclear (a few words, code, a language not in
 * `knownLanguages`).
 */
export function detectLanguage(text: string): KnownLanguage | undefined {
  const locale = localeOfText(text);
  const candidates = languagesOfScript[locale];
  if (!candidates) return knownLanguages.find((language) => language === locale);

  const sample = text.slice(0, sampleLength);
  const words: string[] = [];
  forEachWord(sample, locale, (start, end) => words.push(foldWord(sample.slice(start, end), 'en')));
  let best: { language: KnownLanguage; found: string[] } | undefined;
  for (const language of candidates) {
    const stopWords = stopWordsOf(language);
    const found = words.filter((word) => stopWords.has(word));
    if (found.length > (best?.found.length ?? 0)) best = { language, found };
  }
  if (!best || best.found.length < words.length * lowestShare) return undefined;
  if (new Set(best.found).size < fewestDifferent) return undefined;
  return best.language;
}
