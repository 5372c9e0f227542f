import { findSentences } from '../../../shared/text/sentences.ts';
import { headingWords, type TextBlock } from './text-blocks.ts';

export type Sentence = {
  /** In the source, in UTF-16 units. */
  start: number;
  end: number;
  /** Its words on one line, without hyphens of line ends. */
  text: string;
  isItem: boolean;
  /** Its place in its block, and its block's place in the section, from 0. */
  inBlock: number;
  inSection: number;
  /** Index of its section, and the section's heading. */
  section: number;
  heading?: string;
};

const itemMark = /^(?:[-*+•◦‣▪●–]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+/u;

/** Longer ones are no sentences: tables, code, a text without full stops. They are divided. */
const longestSentence = 1_200;

/** The sentences of blocks, in order. */
export function sentencesOf(text: string, blocks: readonly TextBlock[], locale: string): Sentence[] {
  const sentences: Sentence[] = [];
  const hyphenated = hyphenatedWords(text);
  let section = 0;
  let inSection = 0;
  let heading: string | undefined;
  for (const block of blocks) {
    const { start, joined } = joinLines(text, block);
    if (block.kind === 'heading') {
      const words = headingWords(oneLine(joined));
      if (inSection > 0 || heading !== undefined) section++;
      heading = words;
      inSection = 0;
      continue;
    }
    let inBlock = 0;
    for (const place of findSentences(joined, locale).flatMap((found) => dividedAt(joined, found))) {
      const source = text.slice(start + place.start, start + place.end);
      const own = joined.slice(place.start, place.end);
      const words = oneLine(withoutLineHyphens(own, source, hyphenated)).replace(
        block.kind === 'item' && inBlock === 0 ? itemMark : '',
        '',
      );
      if (words === '') continue;
      sentences.push({
        ...{ start: start + place.start, end: start + place.end, text: words },
        ...{ isItem: block.kind === 'item', inBlock, inSection, section },
        ...(heading === undefined ? {} : { heading }),
      });
      inBlock++;
    }
    if (inBlock > 0) inSection++;
  }
  return sentences;
}

/** A block as one line: everything between its lines is spaces, so that positions stay. */
function joinLines(text: string, { lines }: TextBlock): { start: number; joined: string } {
  const start = lines[0]?.start ?? 0;
  const parts = lines.flatMap((line, index) => {
    const gap = line.start - (lines[index - 1]?.end ?? start);
    return [' '.repeat(gap), text.slice(line.start, line.end)];
  });
  return { start, joined: parts.join('').replaceAll(/[\n\r\v\f\u0085\u2028\u2029]/g, ' ') };
}

function dividedAt(text: string, { start, end }: { start: number; end: number }): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > longestSentence) {
    // Within the piece: a text without spaces would be searched back to its beginning.
    const space = text.slice(from, from + longestSentence + 1).lastIndexOf(' ');
    const to = from + (space > 0 ? space : longestSentence);
    parts.push({ start: from, end: to });
    from = to;
  }
  return [...parts, { start: from, end }];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Line ends within a word: 'impor- tant' in the joined line. Searched for from the start of words alone: from each letter, a text
 * without spaces would take minutes.
 */
const lineHyphen = /(?<!\p{L})(\p{L}+)([-\u00ad\u2010])( {1,})(\p{L}+)/gu;

function withoutLineHyphens(joined: string, source: string, hyphenated: ReadonlySet<string>): string {
  if (joined === source) return joined.replaceAll('\u00ad', '');
  return joined
    .replaceAll(lineHyphen, (whole, before: string, hyphen: string, gap: string, after: string, index: number) => {
      const isLineEnd = /[\n\r\f]/.test(source.slice(index + before.length, index + before.length + 1 + gap.length));
      if (!isLineEnd) return whole;
      const isCompound =
        hyphen !== '\u00ad' && (/^\p{Lu}/u.test(after) || hyphenated.has(`${before}-${after}`.toLowerCase()));
      return isCompound ? `${before}-${after}` : `${before}${after}`;
    })
    .replaceAll('\u00ad', '');
}

/** The words written with a hyphen within a line: 'state-of', so that they keep it where a line ends. */
function hyphenatedWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const [, before, after] of text.matchAll(/(?<!\p{L})(\p{L}+)[-\u2010](?=(\p{L}+))/gu)) {
    if (words.size >= 100_000) break;
    words.add(`${before}-${after}`.toLowerCase());
  }
  return words;
}
