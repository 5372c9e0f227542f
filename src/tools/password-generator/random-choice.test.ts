import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chiSquare, chiSquareBound } from './chi-square.ts';
import { cryptographicSource, type RandomSource, shuffled, uniformBigInt, uniformIndex } from './random-choice.ts';

describe('a uniform choice', () => {
  it('is always a whole number below the bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (bound) => {
        const index = uniformIndex(bound, cryptographicSource);
        expect(Number.isInteger(index)).toBe(true);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(bound);
      }),
    );
  });

  it('rejects the incomplete last round instead of favouring small numbers', () => {
    // 2^32 = 3 * 1,431,655,765 + 1: only the very last word is outside a complete round.
    expect(uniformIndex(3, scripted([2 ** 32 - 1, 2]))).toBe(2);
    expect(uniformIndex(3, scripted([2 ** 32 - 2]))).toBe(2);
    // Just above half of the range, nearly every second word is rejected.
    expect(uniformIndex(2 ** 31 + 1, scripted([2 ** 31 + 1, 2 ** 32 - 1, 7]))).toBe(7);
  });

  it('accepts every word when the bound divides 2^32', () => {
    expect(uniformIndex(256, scripted([2 ** 32 - 1]))).toBe(255);
    expect(uniformIndex(1, scripted([2 ** 32 - 1]))).toBe(0);
  });

  it('refuses bounds that are empty or out of reach', () => {
    for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) {
      expect(() => uniformIndex(bound, cryptographicSource)).toThrow(RangeError);
    }
    expect(() => uniformBigInt(0n, cryptographicSource)).toThrow(RangeError);
  });

  it.each([2, 7, 62, 94, 95])('gives each of %i numbers equally often', (bound) => {
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 20_000; draw += 1) tally(counts, uniformIndex(bound, cryptographicSource));
    expect(chiSquare(ofAll(counts, bound), 20_000 / bound)).toBeLessThan(chiSquareBound(bound - 1));
  });

  it('has no bias beyond 32 bits', () => {
    // Three quarters of the next power of two, so that a remainder would show.
    const bound = 3n << 64n;
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 6_000; draw += 1) {
      const value = uniformBigInt(bound, cryptographicSource);
      expect(value < bound).toBe(true);
      tally(counts, Number(value >> 62n));
    }
    expect(chiSquare(ofAll(counts, 12), 500)).toBeLessThan(chiSquareBound(11));
  });
});

describe('shuffling', () => {
  it('keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        expect(shuffled(items, cryptographicSource).toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  it('makes every order equally likely', () => {
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 12_000; draw += 1)
      tally(counts, shuffled(['a', 'b', 'c', 'd'], cryptographicSource).join(''));
    expect(chiSquare(ofAll(counts, 24), 500)).toBeLessThan(chiSquareBound(23));
  });
});

function scripted(words: readonly number[]): RandomSource {
  const left = [...words];
  return () => {
    const word = left.shift();
    if (word === undefined) throw new Error('More was drawn than the script has.');
    return word;
  };
}

const tally = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** The counts of all outcomes, including those that never occurred. */
const ofAll = (counts: ReadonlyMap<unknown, number>, outcomes: number): number[] => [
  ...counts.values(),
  ...Array<number>(outcomes - counts.size).fill(0),
];
