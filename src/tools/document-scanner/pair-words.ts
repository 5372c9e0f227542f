/** Words of a text and the recognised words they stand for, by index; either may be empty. */
export type WordPair = { old: number[]; fresh: string[] };

/**
 * Costs of an unmatched word, of a pair, and of merging or splitting words. A pair with no letter in common costs less than
 * two unmatched words, so that it keeps its position; merging pays only when the letters match.
 */
const aloneCost = 0.6;
const pairShare = 0.8;
const splitCost = 0.3;
/** Words that differ by more than this share are unrelated. */
const unrelatedShare = 0.6;
/** Larger gaps are paired by position only: comparing the letters of two pages of print takes a tenth of a second. */
const maxCells = 250_000;
const maxComparedLetters = 6_000_000;
/** Letters compared per word. */
const comparedLetters = 60;

type Step = { old: number; fresh: number };
/** A match, a deletion, an insertion, two words merged, one word split. */
const steps: readonly Step[] = [
  { old: 1, fresh: 1 },
  { old: 1, fresh: 0 },
  { old: 0, fresh: 1 },
  { old: 2, fresh: 1 },
  { old: 1, fresh: 2 },
];

/**
 * Pairs new words with old ones, in order, with the smallest total letter difference.
 *
 * @param lines indexes of the old words, line by line
 */
export function pairWords(
  old: readonly string[],
  fresh: readonly string[],
  lines: readonly (readonly number[])[],
): WordPair[] {
  if (old.length === 0) return [{ old: [], fresh: [...fresh] }];
  const isLarge = old.length * fresh.length > maxCells || lettersOf(old) * lettersOf(fresh) > maxComparedLetters;
  if (isLarge) return pairByPlace(old.length, fresh);
  const width = fresh.length + 1;
  const costs = new Float64Array((old.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const taken = new Uint8Array(costs.length);
  costs[0] = 0;
  for (let row = 0; row <= old.length; row += 1) {
    for (let column = 0; column <= fresh.length; column += 1) {
      const here = costs[row * width + column] ?? 0;
      steps.forEach((step, index) => {
        const [nextRow, nextColumn] = [row + step.old, column + step.fresh];
        if (nextRow > old.length || nextColumn > fresh.length) return;
        const cost = here + stepCost(old.slice(row, nextRow), fresh.slice(column, nextColumn));
        const at = nextRow * width + nextColumn;
        if (cost >= (costs[at] ?? 0)) return;
        costs[at] = cost;
        taken[at] = index;
      });
    }
  }
  const pairs = walkBack(taken, old.length, fresh);
  const isUnrelated = pairs.every(
    (pair) => differingShare(pair.old.map((at) => old[at]).join(''), pair.fresh.join('')) > unrelatedShare,
  );
  return isUnrelated ? pairByLine(old, fresh, lines) : pairs;
}

const lettersOf = (words: readonly string[]): number =>
  words.reduce((sum, { length }) => sum + Math.min(length, comparedLetters), 0);

/** An unrelated text fills the lines of the one it replaces. */
function pairByLine(
  old: readonly string[],
  fresh: readonly string[],
  lines: readonly (readonly number[])[],
): WordPair[] {
  let at = 0;
  return lines.map((line, index) => {
    const room = line.reduce((sum, word) => sum + (old[word]?.length ?? 0) + 1, 0);
    const isLast = index === lines.length - 1;
    const from = at;
    let used = 0;
    while (at < fresh.length && (isLast || at === from || used + (fresh[at]?.length ?? 0) < room)) {
      used += (fresh[at]?.length ?? 0) + 1;
      at += 1;
    }
    return { old: [...line], fresh: fresh.slice(from, at) };
  });
}

function stepCost(old: readonly string[], fresh: readonly string[]): number {
  if (old.length === 0 || fresh.length === 0) return aloneCost;
  const share = differingShare(old.join(''), fresh.join(''));
  return old.length === fresh.length ? share * pairShare : share + splitCost;
}

function walkBack(taken: Uint8Array, rows: number, fresh: readonly string[]): WordPair[] {
  const pairs: WordPair[] = [];
  let [row, column] = [rows, fresh.length];
  while (row > 0 || column > 0) {
    const step = steps[taken[row * (fresh.length + 1) + column] ?? 0] ?? { old: 1, fresh: 1 };
    row -= step.old;
    column -= step.fresh;
    const old = Array.from({ length: step.old }, (_, index) => row + index);
    const texts = fresh.slice(column, column + step.fresh);
    const next = pairs.at(-1);
    // Consecutive added words are placed together.
    if (old.length === 0 && next?.old.length === 0) next.fresh.unshift(...texts);
    else pairs.push({ old, fresh: texts });
  }
  return pairs.reverse();
}

function pairByPlace(olds: number, fresh: readonly string[]): WordPair[] {
  const groups = Array.from({ length: olds }, (_, index): WordPair => ({ old: [index], fresh: [] }));
  fresh.forEach((text, index) => {
    groups[Math.floor((index * olds) / fresh.length)]?.fresh.push(text);
  });
  return groups;
}

/** The Levenshtein distance of two words as a share of the longer one, ignoring case: 0 to 1. */
function differingShare(a: string, b: string): number {
  const [from, to] = [comparable(a), comparable(b)];
  let costs = Array.from({ length: to.length + 1 }, (_, index) => index);
  from.forEach((letter, row) => {
    const next = [row + 1];
    to.forEach((other, column) => {
      const replaced = (costs[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (costs[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    });
    costs = next;
  });
  return (costs.at(-1) ?? 0) / Math.max(from.length, to.length, 1);
}

const comparable = (word: string): string[] => [...word.toLowerCase()].slice(0, comparedLetters);
