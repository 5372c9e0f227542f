import { detectLanguage, foldWord } from '../../../shared/text/detect-language.ts';
import { type KnownLanguage, stopWordsOf } from '../../../shared/text/stop-words.ts';
import { localeOfText } from '../../../shared/text/text-locale.ts';
import { forEachWord } from '../../../shared/text/words.ts';

/** How a text's words are found and compared. */
export type TextLanguage = {
  /** For segmenting. */
  locale: string;
  /** Undefined for languages without a list of function words. */
  language: KnownLanguage | undefined;
};

export function languageOf(text: string): TextLanguage {
  return { locale: localeOfText(text), language: detectLanguage(text) };
}

/** A word with its range in its text. */
export type Word = { start: number; end: number; folded: string };

/** Words of a text that carry meaning, in order. */
export function contentWords(text: string, { locale, language }: TextLanguage): Word[] {
  const stopWords = language ? stopWordsOf(language) : undefined;
  const words: Word[] = [];
  forEachWord(text, locale, (start, end) => {
    const folded = foldWord(text.slice(start, end), language ?? 'en');
    if (!stopWords?.has(folded) && (folded.length > 1 || unspaced.test(folded))) words.push({ start, end, folded });
  });
  return words;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{N}]/u;
const accents = /\p{M}/gu;
const inflected =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{M}]+$/u;

/** Letters that inflected forms of a word have in common, in most languages with endings. */
const stemLetters = 7;

/**
 * The term that forms of a word are compared by: without accents, and with only its first letters in scripts whose languages
 * have endings. As good as stemmers for finding similar sentences, and the same for all languages
 * (McNamee and Mayfield, 'Character n-gram tokenization', 2004).
 */
export function termOf(folded: string): string {
  if (!inflected.test(folded)) return folded;
  const plain = folded.normalize('NFD').replaceAll(accents, '');
  const singular = plain.length > 3 && plain.length <= stemLetters && /[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
  return singular.slice(0, stemLetters);
}
