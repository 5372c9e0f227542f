import { forEachWord } from '../../../shared/text/words.ts';
import { similaritiesToTerms } from './sentence-vectors.ts';
import type { CheckedLine, SourceText } from './summarize-capabilities.ts';
import { analyseText, placeOf, termsOf } from './summarize-text.ts';
import { termOf } from './text-terms.ts';

/** Below this cosine a sentence is no source of a line. */
const leastAlike = 0.15;
/** A second source is nearly as alike as the first. */
const nearlyAsAlike = 0.75;
const mostSources = 2;

const numberPattern = /\p{Nd}+(?:[.,\u00a0\u202f '’]\p{Nd}+)*/gu;
/** Languages that write every noun with a capital. */
const capitalNouns = new Set(['de', 'lb']);

/**
 * Finds the source sentences of lines that others wrote, and what the source does not have: numbers, and names, which are
 * words with a capital inside a sentence.
 */
export function checkLines(source: SourceText, lines: readonly string[]): CheckedLine[] {
  const { sentences, vectors, language } = analyseText(source.text, source.blocks);
  const numbers = new Set(source.text.matchAll(numberPattern).map(([number]) => digitsOf(number)));
  const terms = new Set<string>();
  forEachWord(source.text, language.locale, (start, end) => {
    for (const part of partsOf(source.text.slice(start, end))) terms.add(part);
  });
  return lines.map((text) => {
    const cosines = similaritiesToTerms(vectors, termsOf(text, language));
    const ranked = [...cosines.keys()]
      .filter((index) => (cosines[index] ?? 0) >= leastAlike)
      .sort((one, two) => (cosines[two] ?? 0) - (cosines[one] ?? 0))
      .slice(0, mostSources);
    const best = cosines[ranked[0] ?? -1] ?? 0;
    const close = ranked.filter((index) => (cosines[index] ?? 0) >= best * nearlyAsAlike);
    const unknownNumbers = [...text.matchAll(numberPattern)]
      .map(([number]) => number)
      .filter((number) => !numbers.has(digitsOf(number)));
    const unknownNames = namesIn(text, language.locale, capitalNouns.has(language.language ?? '')).filter(
      (name) => !partsOf(name).some((part) => terms.has(part)),
    );
    return {
      text,
      sources: close.flatMap((index) => {
        const sentence = sentences[index];
        return sentence ? [placeOf(sentence, source.pages)] : [];
      }),
      notInSource: [...new Set([...unknownNumbers, ...unknownNames])],
    };
  });
}

/** '1,200' and '1.200' and '1200' are one number. */
const digitsOf = (number: string): string => number.replaceAll(/\P{Nd}/gu, '').normalize('NFKC');

const partsOf = (word: string): string[] =>
  word
    .toLowerCase()
    .split(/[-‐'’/.]/)
    .filter(Boolean)
    .map(termOf);

/** Words with a capital, except at the beginning of a sentence. */
function namesIn(text: string, locale: string, onlyAcronyms: boolean): string[] {
  const names: string[] = [];
  forEachWord(text, locale, (start, end) => {
    const word = text.slice(start, end);
    const isFirst = start === 0 || /(?:^|[.!?:"“„«(•–—-])\s*$/.test(text.slice(Math.max(0, start - 4), start));
    const isAcronym = /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word);
    if (isAcronym || (!onlyAcronyms && !isFirst && /^\p{Lu}\p{Ll}/u.test(word) && word !== 'I')) names.push(word);
  });
  return names;
}
