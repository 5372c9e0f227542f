import { brandSpelling, isAcronym, isKnownAcronym, isMixedCase, isShouted } from './acronyms.ts';
import { capitalize, capitalizeOnly, type LetterCase, toLower, toUpper } from './letter-case.ts';
import { findLineWords, isInitials, type LineWord } from './line-words.ts';
import {
  infinitiveVerbs,
  likingWords,
  particleVerbs,
  prefixes,
  romanNumerals,
  type TitleStyle,
  type TitleStyleId,
  titleStyles,
} from './title-styles.ts';

export type TitleOptions = LetterCase & {
  titleStyle: TitleStyleId;
  /** Keep acronyms and words with capitals inside ('NASA', 'iPhone'). */
  keepAcronyms: boolean;
};

type Line = { words: readonly LineWord[]; style: TitleStyle | undefined; shouted: boolean; options: TitleOptions };

/**
 * One title in title case. The rules are for English titles; in other languages every word is capitalised. First and last
 * words, and the first after a colon, a full stop or an opening quotation mark, are always capitalised.
 *
 * Whether a short word is an adverb or a preposition ('Turn Off the Lights', 'Feet off the Ground') is decided by the word
 * before and the punctuation after it, from lists: unusual phrases may come out wrong.
 */
export function toTitleCase(title: string, options: TitleOptions): string {
  const words = findLineWords(title);
  const style = options.locale === 'en' ? titleStyles[options.titleStyle] : undefined;
  const line: Line = { words, style, shouted: isShouted(title), options };
  return words.map((word, index) => word.before + titleWord(line, word, index)).join('') + tailOf(title, words);
}

const tailOf = (title: string, words: readonly LineWord[]) => words.at(-1)?.after ?? title;

function titleWord(line: Line, word: LineWord, index: number): string {
  const { options, shouted } = line;
  if (word.isVerbatim) return shouted && !isInitials(word.text) ? toLower(word.text, options) : word.text;
  const lower = toLower(word.text, options);
  if (isMinor(line, lower, index)) return lower;
  const brand = options.keepAcronyms ? brandSpelling(word.text) : undefined;
  if (brand !== undefined) return brand;
  if (options.keepAcronyms && isKept(word.text, shouted)) return word.text;
  if (options.locale === 'en' && romanNumerals.has(lower)) return toUpper(word.text, options);
  if (isSmallAfterPrefix(line, index)) return lower;
  return capitalizeName(capitalizeOnly(lower, options), options);
}

function isKept(word: string, shouted: boolean): boolean {
  return shouted ? isKnownAcronym(word) : isAcronym(word) || isMixedCase(word);
}

/** O'Brien, L'Oréal and D'Artagnan have a second capital. */
function capitalizeName(word: string, options: TitleOptions): string {
  const [, head, tail] = /^([ODL]['’])(\p{L}{3,}.*)$/u.exec(word) ?? [];
  return head && tail ? head + capitalize(tail, options) : word;
}

const hyphen = /^[-‐‑]$/;
const opensPart = /[:.?!…]["'”’)\]»]*\s+["'“‘(«]*$|["“‘«]$/u;
const closesPhrase = /^["'”’)\]»]*[,;:.?!…)—–]/u;

function isMinor({ words, style, options }: Line, lower: string, index: number): boolean {
  const word = words[index];
  if (!word || !style?.minor.has(lower)) return false;
  const isPart = hyphen.test(word.before);
  if (index === 0 || index === words.length - 1 || beginsPart(words, index, style)) return false;
  if (!isPart && hyphen.test(word.after)) return false;
  if (isPart) return true;
  return (
    !isAdverb(words, lower, index, options) && !(style.capitalInfinitive && isInfinitive(words, lower, index, options))
  );
}

/** Whether a subtitle, a sentence or a quotation starts here; the full stop of 'U.S.' or 'vs.' does not count. */
function beginsPart(words: readonly LineWord[], index: number, style: TitleStyle): boolean {
  const before = words[index]?.before ?? '';
  if (!opensPart.test(before)) return false;
  const previous = words[index - 1]?.text ?? '';
  return !(/^\.\s/.test(before) && (isInitials(previous) || style.minor.has(previous.toLowerCase())));
}

/** Whether a short word belongs to the verb before it, or stands where a preposition cannot. */
function isAdverb(words: readonly LineWord[], lower: string, index: number, options: TitleOptions): boolean {
  const previous = lowerAt(words, index - 1, options);
  if (lower === 'like') return likingWords.has(previous);
  if (lower === 'past') return previous === 'the' || previous === 'a';
  if (!Object.hasOwn(particleVerbs, lower)) return false;
  return closesPhrase.test(words[index]?.after ?? '') || particleVerbs[lower]?.has(previous) === true;
}

function isInfinitive(words: readonly LineWord[], lower: string, index: number, options: TitleOptions): boolean {
  return lower === 'to' && infinitiveVerbs.has(lowerAt(words, index + 1, options));
}

function isSmallAfterPrefix({ words, style, options }: Line, index: number): boolean {
  const word = words[index];
  if (!word || !style?.smallAfterPrefix || !hyphen.test(word.before)) return false;
  const startsSmall = !/^\p{Lu}/u.test(word.text) || isShouted(word.text);
  return startsSmall && prefixes.has(lowerAt(words, index - 1, options));
}

const lowerAt = (words: readonly LineWord[], index: number, options: TitleOptions) =>
  toLower(words[index]?.text ?? '', options).replaceAll('’', "'");
