/** A word of running text with its surroundings. */
export type LineWord = {
  text: string;
  /** Everything between the previous word (or the beginning) and this one. */
  before: string;
  /** Everything between this word and the next (or the end). */
  after: string;
  /** An address, a mention, a file name or a program's name: left as it is. */
  isVerbatim: boolean;
};

const chunk = /\S+/g;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’ʼ._][\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*)*/gu;

/** Longer chunks are not addresses and would make the patterns below slow. */
const longestAddress = 2048;
const address = /^["'(<“‘]*(?:https?:\/\/|www\.|[#@][\p{L}\p{N}_]|\/[\w.-]+\/|[^@]+@[^@.]+\.[^@]+$)/iu;
const initials = /^(?:\p{L}\.)+\p{L}$/u;

/** The words of a text in order. Letters with apostrophes between them are one word, and so are names with dots in them. */
export function findLineWords(text: string): LineWord[] {
  const found: { start: number; text: string; isVerbatim: boolean }[] = [];
  for (const { 0: piece, index } of text.matchAll(chunk)) {
    if (piece.length <= longestAddress && address.test(piece)) {
      found.push({ start: index, text: piece, isVerbatim: true });
      continue;
    }
    for (const match of piece.matchAll(word)) {
      const start = index + match.index;
      if (match[0].includes('.')) found.push({ start, text: match[0], isVerbatim: true });
      else
        for (const part of match[0].matchAll(/[^_]+/g))
          found.push({ start: start + part.index, text: part[0], isVerbatim: false });
    }
  }
  return found.map((item, index) => {
    const previous = found[index - 1];
    const end = item.start + item.text.length;
    return {
      text: item.text,
      isVerbatim: item.isVerbatim,
      before: text.slice(previous ? previous.start + previous.text.length : 0, item.start),
      after: text.slice(end, found[index + 1]?.start),
    };
  });
}

/** 'e.g', 'U.S', 'a.m': letters with dots between them. */
export const isInitials = (text: string) => initials.test(text);
