import { log2OfBigInt } from './entropy.ts';
import { type RandomSource, shuffled, uniformBigInt, uniformItem } from './random-choice.ts';

/** The characters of one class, and the minimum number a password needs. */
export type ClassDemand = { characters: readonly string[]; atLeast: number };

/**
 * Everything known about passwords before one is drawn.
 *
 * `possible` counts all passwords of this length that meet the demands, and `draw` returns each with equal probability, so
 * `bits` (log2 of `possible`) is the true entropy, not an estimate.
 */
export type PasswordPlan = { possible: bigint; bits: number; draw: (random: RandomSource) => string };

/**
 * Plans passwords of `length` characters over disjoint classes.
 *
 * The common way, one character of each class first and the rest from all, favours passwords with few characters of a small
 * class, so that the true entropy is below the count. Here the number of characters of each class is drawn first, weighted by
 * how many passwords have it: with s characters in a class, j of them fill m free places in C(m, j) * s^j ways, times the
 * ways of the remaining classes in m - j places. The classes are then shuffled over the places (Fisher and Yates), and each
 * place gets a random character of its class.
 *
 * @throws RangeError when no password can meet the demands
 */
export function planPasswords(demands: readonly ClassDemand[], length: number): PasswordPlan {
  const choose = binomials(length);
  const ways = countWays(demands, length, choose);
  const possible = ways[0]?.[length] ?? 0n;
  if (possible === 0n) throw new RangeError(`No password of ${length} characters meets these demands.`);
  return {
    possible,
    bits: log2OfBigInt(possible),
    draw: (random) => {
      const classes: ClassDemand[] = [];
      for (const [index, demand] of demands.entries()) {
        const free = length - classes.length;
        const terms = termsOf(demand, free, ways[index + 1] ?? [], choose);
        classes.push(...Array<ClassDemand>(pickTerm(terms, random)).fill(demand));
      }
      return shuffled(classes, random)
        .map((demand) => uniformItem(demand.characters, random))
        .join('');
    },
  };
}

/** `ways[i][m]`: the number of ways the classes from i on fill m places. */
function countWays(demands: readonly ClassDemand[], length: number, choose: readonly bigint[][]): bigint[][] {
  let following = Array.from({ length: length + 1 }, (_, free): bigint => (free === 0 ? 1n : 0n));
  const ways = [following];
  for (const demand of demands.toReversed()) {
    const later = following;
    following = Array.from({ length: length + 1 }, (_, free) =>
      termsOf(demand, free, later, choose).reduce((sum, term) => sum + term, 0n),
    );
    ways.unshift(following);
  }
  return ways;
}

/** For every number j of characters of this class, the ways that j of them and the later classes fill `free` places. */
function termsOf(demand: ClassDemand, free: number, later: readonly bigint[], choose: readonly bigint[][]): bigint[] {
  const size = BigInt(demand.characters.length);
  return Array.from({ length: free + 1 }, (_, count) =>
    count < demand.atLeast ? 0n : (choose[free]?.[count] ?? 0n) * size ** BigInt(count) * (later[free - count] ?? 0n),
  );
}

function pickTerm(terms: readonly bigint[], random: RandomSource): number {
  let left = uniformBigInt(
    terms.reduce((sum, term) => sum + term, 0n),
    random,
  );
  for (const [index, term] of terms.entries()) {
    if (left < term) return index;
    left -= term;
  }
  throw new RangeError('A number below the sum of all terms falls into one of them.');
}

/** Pascal's triangle up to row `rows`. */
function binomials(rows: number): bigint[][] {
  const triangle = [[1n]];
  for (let row = 1; row <= rows; row += 1) {
    const above = triangle[row - 1] ?? [];
    triangle.push(Array.from({ length: row + 1 }, (_, column) => (above[column - 1] ?? 0n) + (above[column] ?? 0n)));
  }
  return triangle;
}
