import { detectLanguage, foldWord } from '../../shared/text/detect-language.ts';
import { measureReadability, type Readability } from '../../shared/text/readability.ts';
import { findSentences, type SentencePlace } from '../../shared/text/sentences.ts';
import { type KnownLanguage, stopWordsOf } from '../../shared/text/stop-words.ts';
import { localeOfText } from '../../shared/text/text-locale.ts';
import { forEachWord } from '../../shared/text/words.ts';

/** A word or phrase, its count, and its share of all words (0 to 1). */
export type Keyword = { text: string; count: number; density: number };

/** The analysis too expensive for every keystroke. Plain data, so that a worker can compute it. */
export type TextAnalysis = {
  /** The recognised or requested language; undefined when unknown, and then no stop words are removed. */
  language: KnownLanguage | undefined;
  words: number;
  /** Distinct words, ignoring case and composition. */
  uniqueWords: number;
  /** Most frequent first, ties in alphabetical order. Without stop words and bare numbers. */
  keywords: Keyword[];
  /** Runs of two or three words that occur at least twice and neither begin nor end with a stop word. */
  phrases: Keyword[];
  longestSentence: { text: string; words: number } | undefined;
  longestWord: string | undefined;
  readability: Readability;
};

export type AnalysisOptions = {
  /** Overrides the recognised language. */
  language?: KnownLanguage;
  /** Maximum number of keywords and phrases. */
  limit?: number;
};

const defaultLimit = 20;
const longestPhrase = 3;

/**
 * Words searched for phrases: every word starts two, and beyond a long book the list would take hundreds of megabytes without
 * changing.
 */
const phraseWords = 200_000;

/** 'l'homme' is listed as 'homme', "dog's" as 'dog': the rest is a function word. */
const elisions: Partial<Record<KnownLanguage, RegExp>> = {
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'/u,
  it: /^(?:[cdlmnstv]|un|all|dall|dell|nell|sull|quell|quest)'/u,
  en: /'s$/u,
};

/** Analyses a text: distinct words, keywords, phrases, longest sentence, readability. Never throws. */
export function analyzeText(text: string, options: AnalysisOptions = {}): TextAnalysis {
  const language = options.language ?? detectLanguage(text);
  const locale = localeOfText(text);
  const limit = options.limit ?? defaultLimit;
  const sentences = findSentences(text, locale);
  const words = wordsBySentence(text, sentences, locale, language);
  const folded = words.flat();
  const { singles, phrases } = countKeywords(words, language);
  return {
    language,
    words: folded.length,
    uniqueWords: new Set(folded).size,
    keywords: rank(singles, folded.length, limit, 1),
    phrases: rank(phrases, folded.length, limit, 2),
    longestSentence: findLongestSentence(text, sentences, words),
    longestWord: findLongestWord(folded),
    readability: measureReadability(folded, sentences.length, language),
  };
}

/** The normalised words of each sentence. Words outside any sentence belong to the one before. */
function wordsBySentence(
  text: string,
  sentences: readonly SentencePlace[],
  locale: string,
  language: KnownLanguage | undefined,
): string[][] {
  const groups: string[][] = [[]];
  forEachWord(text, locale, (start, end) => {
    while (start >= (sentences[groups.length]?.start ?? Number.POSITIVE_INFINITY)) groups.push([]);
    groups.at(-1)?.push(foldWord(text.slice(start, end), language ?? 'en'));
  });
  return groups;
}

type Counts = Map<string, number>;

function countKeywords(sentences: readonly string[][], language: KnownLanguage | undefined) {
  const stopWords = language ? stopWordsOf(language) : new Set<string>();
  const elision = language ? elisions[language] : undefined;
  const joint = language === 'zh' || language === 'ja' || language === 'th' ? '' : ' ';
  const singles: Counts = new Map();
  const phrases: Counts = new Map();
  let room = phraseWords;
  for (const sentence of sentences) {
    const terms = sentence.map((word) => (elision ? word.replace(elision, '') : word));
    const isKeyword = terms.map((term) => /\p{L}/u.test(term) && !stopWords.has(term));
    terms.forEach((term, index) => {
      if (!isKeyword[index]) return;
      increase(singles, term);
      if (room-- <= 0) return;
      for (let length = 2; length <= longestPhrase; length++) {
        if (isKeyword[index + length - 1]) increase(phrases, terms.slice(index, index + length).join(joint));
      }
    });
  }
  return { singles, phrases };
}

const increase = (counts: Counts, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function rank(counts: Counts, words: number, limit: number, fewest: number): Keyword[] {
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .sort(([one, oneCount], [two, twoCount]) => twoCount - oneCount || (one < two ? -1 : 1))
    .slice(0, limit)
    .map(([text, count]) => ({ text, count, density: count / words }));
}

function findLongestSentence(
  text: string,
  sentences: readonly SentencePlace[],
  words: readonly string[][],
): TextAnalysis['longestSentence'] {
  let longest: { place: SentencePlace; words: number } | undefined;
  sentences.forEach((place, index) => {
    const count = words[index]?.length ?? 0;
    if (count > (longest?.words ?? 0)) longest = { place, words: count };
  });
  return longest && { text: text.slice(longest.place.start, longest.place.end), words: longest.words };
}

function findLongestWord(words: readonly string[]): string | undefined {
  let longest: string | undefined;
  for (const word of words) if (word.length > (longest?.length ?? 0) && /^[\p{L}\p{M}'-]+$/u.test(word)) longest = word;
  return longest;
}
