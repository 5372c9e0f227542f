import { forEachWord } from '../src/shared/text/words.ts';

const tokensOf = (text: string, locale: string): string[] => {
  const tokens: string[] = [];
  forEachWord(text, locale, (start, end) => tokens.push(text.slice(start, end).toLocaleLowerCase()));
  return tokens;
};

const f1 = (shared: number, one: number, other: number): number => (shared === 0 ? 0 : (2 * shared) / (one + other));

/** ROUGE-1 and ROUGE-L as F1 (Lin, 2004), on words as they are. */
export function rouge(summary: string, reference: string, locale: string): { one: number; longest: number } {
  const [found, wanted] = [tokensOf(summary, locale), tokensOf(reference, locale)];
  const counts = Map.groupBy(wanted, (word) => word);
  let shared = 0;
  for (const [word, uses] of Map.groupBy(found, (word) => word)) {
    shared += Math.min(uses.length, counts.get(word)?.length ?? 0);
  }
  return {
    one: f1(shared, found.length, wanted.length),
    longest: f1(longestCommon(found, wanted), found.length, wanted.length),
  };
}

/** The length of the longest common subsequence. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let previous = new Uint32Array(other.length + 1);
  for (const word of one) {
    const current = new Uint32Array(other.length + 1);
    for (const [index, candidate] of other.entries()) {
      current[index + 1] =
        word === candidate ? (previous[index] ?? 0) + 1 : Math.max(previous[index + 1] ?? 0, current[index] ?? 0);
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}
