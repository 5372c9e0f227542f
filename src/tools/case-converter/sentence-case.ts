import { brandSpelling, isAcronym, isKnownAcronym, isMixedCase, isShouted } from './acronyms.ts';
import { capitalizeOnly, type LetterCase, toLower } from './letter-case.ts';
import { findLineWords, isInitials, type LineWord } from './line-words.ts';
import { titleStyles } from './title-styles.ts';

export type SentenceOptions = LetterCase & {
  keepAcronyms: boolean;
  /** Keep capitalised words inside a sentence, unless the whole line is written that way. */
  keepNames: boolean;
  /** Every line starts a sentence. */
  perLine: boolean;
};

const sentenceEnd = /[.!?…。！？؟।][)\]"'”’»]*\s|[。！？]/u;
const blankLine = /[\n\u2028\u2029][^\S\n\u2028\u2029]*[\n\u2028\u2029]/;
const lineBreak = /[\n\r\u2028\u2029]/;

/** A full stop after these does not end a sentence. */
const abbreviations = new Set('mr mrs ms dr prof st vs eg ie cf e.g i.e approx dept bzw z.b d.h u.a'.split(' '));

/** Days, and months that are not also words, are capitalised in English. */
const englishNames = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december'.split(
    ' ',
  ),
);
const englishPronoun = /^i(?:['’](?:m|ll|ve|d))?$/;

/**
 * Capitals at the beginning of sentences, small letters elsewhere. The English I, days and months stay capitalised, and
 * optionally acronyms, words with capitals inside and names.
 */
export function toSentenceCase(text: string, options: SentenceOptions): string {
  const words = findLineWords(text);
  const places = words.map((word, index) => ({ word, begins: beginsSentence(words[index - 1], options) }));
  const converted = groupByLine(places).flatMap((line) => {
    const style = describeLine(line, options);
    return line.map(({ word, begins }) => word.before + sentenceWord(word, begins, style, options));
  });
  return converted.join('') + (words.at(-1)?.after ?? text);
}

/** A word, and whether it is the first of its sentence. */
type WordInSentence = { word: LineWord; begins: boolean };

function beginsSentence(previous: LineWord | undefined, options: SentenceOptions): boolean {
  if (!previous) return true;
  const gap = previous.after.replaceAll(/\r\n?/g, '\n');
  if (blankLine.test(gap) || (options.perLine && lineBreak.test(gap))) return true;
  if (!sentenceEnd.test(gap)) return false;
  const isAbbreviation = abbreviations.has(previous.text.toLowerCase()) || isInitials(previous.text);
  return !(gap.startsWith('.') && isAbbreviation);
}

function groupByLine(places: readonly WordInSentence[]): WordInSentence[][] {
  const lines: WordInSentence[][] = [];
  for (const place of places) {
    const line = lines.at(-1);
    if (line && !lineBreak.test(place.word.before)) line.push(place);
    else lines.push([place]);
  }
  return lines;
}

/** The style of a line: capitals mark names only where other words are small. */
type LineStyle = { shouted: boolean; everyWordCapitalized: boolean };

function describeLine(line: readonly WordInSentence[], options: SentenceOptions): LineStyle {
  return {
    shouted: isShouted(line.map(({ word }) => word.text).join(' ')),
    // German nouns keep their capital.
    everyWordCapitalized: options.locale !== 'de' && isTitleLike(line),
  };
}

/** The share of small words a title may have beyond the list of minor ones. */
const maxSmallWordShare = 0.25;

/** Whether words are capitalised as in a title, ignoring those capitalised in any sentence. */
function isTitleLike(line: readonly WordInSentence[]): boolean {
  const significant = line
    .filter(({ begins, word }) => !begins && /^\p{L}/u.test(word.text) && !isAcronym(word.text))
    .map(({ word }) => word.text)
    .filter((text) => !isEnglishName(text.toLowerCase()) && !titleStyles.chicago.minor.has(text.toLowerCase()));
  const small = significant.filter((text) => !/^\p{Lu}/u.test(text));
  return significant.length > 0 && small.length < significant.length * maxSmallWordShare;
}

const isEnglishName = (lower: string) => englishPronoun.test(lower) || englishNames.has(lower);

function sentenceWord(word: LineWord, begins: boolean, line: LineStyle, options: SentenceOptions): string {
  const { text } = word;
  const lower = toLower(text, options);
  if (word.isVerbatim) return line.shouted && !isInitials(text) ? lower : text;
  if (options.locale === 'en' && isEnglishName(lower)) return capitalizeOnly(text, options);
  if (options.keepAcronyms) {
    const brand = brandSpelling(text);
    if (brand !== undefined) return brand;
    if (line.shouted ? isKnownAcronym(text) : isAcronym(text) || isMixedCase(text)) return text;
  }
  if (begins) return capitalizeOnly(text, options);
  const isName = options.keepNames && !line.shouted && !line.everyWordCapitalized && /^\p{Lu}\p{M}*\p{Ll}/u.test(text);
  return isName ? text : lower;
}
