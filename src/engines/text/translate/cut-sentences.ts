import { findSentences } from '../../../shared/text/sentences.ts';
import type { Language } from '../../../shared/translation/languages.ts';
import { coverProtected } from '../protect/protect.ts';
import type { TranslatedSentence, TranslatedText } from './translate-capabilities.ts';

/** A text as its sentences, in order, with what is between them. */
export type CutText = { text: string; sentences: { start: number; end: number; text: string }[] };

/** Engines lose their thread in longer ones. In UTF-16 units. */
const longestSentence = 2_000;

/** Languages that put no space between sentences. */
const unspaced: readonly Language[] = ['ja', 'zh'];

/** Cuts a text into sentences, never within a link, a tag or code. Lines that were wrapped within a sentence are joined. */
export function cutSentences(text: string, language: Language): CutText {
  const covered = coverProtected(text);
  const joint = unspaced.includes(language) ? '' : ' ';
  const sentences = findSentences(covered, language)
    .flatMap((place) => cutLong(covered, place))
    .map(({ start, end }) => ({
      start,
      end,
      text: joinLines(text.slice(start, end), covered.slice(start, end), joint),
    }));
  return { text, sentences };
}

/** Line breaks within a protected part stay. */
function joinLines(sentence: string, covered: string, joint: string): string {
  let joined = '';
  let from = 0;
  for (const { index, 0: lineBreak } of covered.matchAll(/[ \t]*(?:\r\n|[\n\r\u0085\u2028\u2029])[ \t]*/g)) {
    joined += sentence.slice(from, index) + joint;
    from = index + lineBreak.length;
  }
  return joined + sentence.slice(from);
}

function cutLong(text: string, { start, end }: { start: number; end: number }): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > longestSentence) {
    const space = text.lastIndexOf(' ', from + longestSentence);
    const hard = from + longestSentence;
    // Not within a pair of surrogates.
    const to = space > from ? space : /[\uDC00-\uDFFF]/.test(text.charAt(hard)) ? hard - 1 : hard;
    places.push({ start: from, end: to });
    from = to + (space > from ? 1 : 0);
  }
  if (from < end) places.push({ start: from, end });
  return places;
}

/** @param translated the next translations, one for each sentence */
export function joinSentences(
  { text, sentences }: CutText,
  target: Language,
  translated: Iterator<{ text: string; state: 'translated' | 'kept' }>,
): TranslatedText {
  let joined = '';
  let from = 0;
  const places: TranslatedSentence[] = [];
  for (const { start, end } of sentences) {
    const next = translated.next();
    if (next.done) throw new Error('There is a translation for each sentence');
    joined += gapFor(text.slice(from, start), target, joined !== '');
    const translatedStart = joined.length;
    joined += next.value.text;
    from = end;
    const isKept = next.value.state === 'kept';
    places.push({ start, end, translatedStart, translatedEnd: joined.length, isKept });
  }
  return { text: joined + text.slice(from), sentences: places };
}

function gapFor(gap: string, target: Language, isBetween: boolean): string {
  if (!isBetween) return gap;
  if (gap === '' && !unspaced.includes(target)) return ' ';
  return gap === ' ' && unspaced.includes(target) ? '' : gap;
}
