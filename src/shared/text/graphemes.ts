import { segmenterFor } from './segmenters.ts';

/**
 * In texts of only these, every UTF-16 unit is a character: letters of Latin, Greek, Cyrillic, Han, Kana and Hangul
 * syllables, and plain punctuation. None combines with a neighbour (UAX 29: no Extend, SpacingMark, Prepend, jamo, regional
 * indicator, joiner or carriage return). About ten times faster than the segmenter.
 */
const standAlone =
  /^[\n\t\x20-\x7e\xa0-\xac\xae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u3000-\u3029\u3041-\u3096\u30a0-\u30fe\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d]*$/;

const blank = /^\s+$/;

/** Grapheme clusters, and how many of them are not white space. */
export type CharacterCounts = { characters: number; charactersWithoutSpaces: number };

/** Counts grapheme clusters (UAX 29): an emoji of seven code points, or a letter with ten accents, is one character. */
export function countCharacters(text: string): CharacterCounts {
  if (standAlone.test(text)) {
    return { characters: text.length, charactersWithoutSpaces: text.length - (text.match(/\s/g)?.length ?? 0) };
  }
  let characters = 0;
  let spaces = 0;
  for (const { segment } of segmenterFor('en', 'grapheme').segment(text)) {
    characters++;
    if (blank.test(segment)) spaces++;
  }
  return { characters, charactersWithoutSpaces: characters - spaces };
}
