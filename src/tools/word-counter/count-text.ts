import { type CharacterCounts, countCharacters } from '../../shared/text/graphemes.ts';
import { findSentences, isSoftBreak } from '../../shared/text/sentences.ts';
import { localeOfText } from '../../shared/text/text-locale.ts';
import { countWords } from '../../shared/text/words.ts';

/** Counts shown while typing. Plain numbers, so that they can be sent to and from a worker. */
export type TextCounts = CharacterCounts & {
  words: number;
  sentences: number;
  /** Blocks of text separated by blank lines. */
  paragraphs: number;
  /** Lines as in a text area; a trailing line break starts one more. 0 for an empty text. */
  lines: number;
  /** Rounded to one decimal; 0 without sentences. */
  averageWordsPerSentence: number;
  /** Whole minutes, rounded up; 0 without words. */
  readingMinutes: number;
  speakingMinutes: number;
};

/** Words a minute of silent reading (the product's specification) and of speech in a talk. */
export const readingPace = 200;
export const speakingPace = 130;

/**
 * Beyond this many UTF-16 units, a first count and any analysis belong in a worker, to stay within a 16 ms frame on slow
 * machines. Measured in Chromium 156 on two server cores: English 0.09 ms, Chinese 0.4 ms per thousand units; a megabyte
 * (UTF-8) takes 77 ms and 136 ms, a keystroke in it 3 ms and 6 ms, its analysis 650 ms and 460 ms.
 */
export const workerThreshold = 20_000;

/** The smallest piece counted and cached on its own, in UTF-16 units. */
const blockLength = 4096;

type Block = { text: string; words: number; sentences: number } & CharacterCounts;

/**
 * An incremental counter: caches the parts of the last text, so that a keystroke in a megabyte of text takes a few
 * milliseconds. The counts always equal those of `countText`.
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

/** Counts a text once. Accepts any string, including lone surrogates and control characters; never throws. */
export function countText(text: string): TextCounts {
  return createTextCounter().count(text);
}

/** Minutes to read (or, with `speakingPace`, to speak) this many words, rounded up. */
export function minutesFor(words: number, wordsPerMinute: number): number {
  return Math.ceil(words / wordsPerMinute);
}

/**
 * Splits `text` into blocks, reusing `known` ones where it did not change. The blocks next to a change are counted again,
 * because the change may undo a split.
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

/** Splits at line breaks after a sentence. No word, sentence or character crosses such a break (UAX 29). */
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
