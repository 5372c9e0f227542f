import { type CharacterCounts, countCharacters } from './graphemes.ts';
import { findSentences, isSoftBreak } from './sentences.ts';
import { localeOfText } from './text-locale.ts';
import { countWords } from './words.ts';

/** Everything the page shows while one types. Plain numbers, so that it crosses to and from a worker as it is. */
export type TextCounts = CharacterCounts & {
  words: number;
  sentences: number;
  /** Blocks of text with blank lines between them. */
  paragraphs: number;
  /** Lines as the text area numbers them; a line break at the end opens one more. 0 for an empty text. */
  lines: number;
  /** Rounded to one decimal; 0 without sentences. */
  averageWordsPerSentence: number;
  /** Whole minutes, rounded up; 0 without words. */
  readingMinutes: number;
  speakingMinutes: number;
};

/** Words a minute of silent reading (the product's specification) and of speech at the pace of a talk. */
export const readingPace = 200;
export const speakingPace = 130;

/**
 * Past this many UTF-16 units a first count, and any analysis, belongs in a worker, so that a frame of 16 ms is kept on slow
 * machines, too. Measured in Chromium 156 on two server cores: English 0.09 ms, Chinese 0.4 ms for each thousand units; a
 * megabyte (UTF-8) takes 77 ms and 136 ms, a keystroke in it 3 ms and 6 ms, its analysis 650 ms and 460 ms.
 */
export const workerThreshold = 20_000;

/** The smallest piece that is counted and remembered on its own, in UTF-16 units. */
const blockLength = 4096;

type Block = { text: string; words: number; sentences: number } & CharacterCounts;

/**
 * A counter that remembers the parts of the text it counted last, so that a keystroke in a text of a megabyte costs a few
 * milliseconds: only the parts around the change are counted again. The counts are always exactly those of `countText`.
 */
export function createTextCounter(): { count: (text: string) => TextCounts } {
  let locale = '';
  let blocks: Block[] = [];
  return {
    count(text) {
      const newLocale = localeOfText(text);
      blocks = countBlocks(text, newLocale, newLocale === locale ? blocks : []);
      locale = newLocale;
      return sumUp(text, blocks);
    },
  };
}

/** Counts a text once. Any string will do, lone surrogates and control characters included; it throws nothing. */
export function countText(text: string): TextCounts {
  return createTextCounter().count(text);
}

/** Whole minutes to read (or, with `speakingPace`, to say) this many words, rounded up. */
export function minutesFor(words: number, wordsPerMinute: number): number {
  return Math.ceil(words / wordsPerMinute);
}

/**
 * The blocks of `text`, taken over from `known` where the text did not change. The blocks beside the change are counted
 * again, too, because a change on one side of a cut may undo the cut.
 */
function countBlocks(text: string, locale: string, known: readonly Block[]): Block[] {
  let start = 0;
  let kept = 0;
  for (const block of known) {
    if (!text.startsWith(block.text, start)) break;
    start += block.text.length;
    kept++;
  }
  if (kept > 0) start -= known[--kept]?.text.length ?? 0;

  let end = text.length;
  let keptFrom = known.length;
  while (keptFrom > kept) {
    const block = known[keptFrom - 1];
    if (!block || end - block.text.length < start || !text.endsWith(block.text, end)) break;
    end -= block.text.length;
    keptFrom--;
  }
  const last = known[keptFrom];
  if (last) {
    end += last.text.length;
    keptFrom++;
  }

  const counted = cutIntoBlocks(text.slice(start, end)).map((piece) => countBlock(piece, locale));
  return [...known.slice(0, kept), ...counted, ...known.slice(keptFrom)];
}

/** Cuts behind line breaks that end a sentence. Words, sentences and characters never reach over such a break (UAX 29). */
function cutIntoBlocks(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  let lineStart = 0;
  let lineEnd = text.indexOf('\n');
  while (lineEnd >= 0) {
    const next = text.indexOf('\n', lineEnd + 1);
    if (lineEnd + 1 - start >= blockLength) {
      const line = text.slice(lineStart, lineEnd);
      const nextLine = text.slice(lineEnd + 1, next < 0 ? undefined : next);
      if (!isSoftBreak(line, nextLine)) {
        pieces.push(text.slice(start, lineEnd + 1));
        start = lineEnd + 1;
      }
    }
    lineStart = lineEnd + 1;
    lineEnd = next;
  }
  if (start < text.length) pieces.push(text.slice(start));
  return pieces;
}

function countBlock(text: string, locale: string): Block {
  return {
    text,
    words: countWords(text, locale),
    sentences: findSentences(text, locale).length,
    ...countCharacters(text),
  };
}

function sumUp(text: string, blocks: readonly Block[]): TextCounts {
  let words = 0;
  let sentences = 0;
  let characters = 0;
  let charactersWithoutSpaces = 0;
  for (const block of blocks) {
    words += block.words;
    sentences += block.sentences;
    characters += block.characters;
    charactersWithoutSpaces += block.charactersWithoutSpaces;
  }
  return {
    words,
    characters,
    charactersWithoutSpaces,
    sentences,
    ...countLines(text),
    averageWordsPerSentence: sentences === 0 ? 0 : Math.round((words / sentences) * 10) / 10,
    readingMinutes: minutesFor(words, readingPace),
    speakingMinutes: minutesFor(words, speakingPace),
  };
}

function countLines(text: string): { lines: number; paragraphs: number } {
  if (text === '') return { lines: 0, paragraphs: 0 };
  let lines = 0;
  let paragraphs = 0;
  let inParagraph = false;
  for (const line of text.split(/\r\n|[\n\r\u0085\u2028\u2029]/)) {
    lines++;
    const isBlank = line.trim() === '';
    if (!isBlank && !inParagraph) paragraphs++;
    inParagraph = !isBlank;
  }
  return { lines, paragraphs };
}
