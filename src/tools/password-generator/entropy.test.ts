import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackScenarios, averageCrackSeconds, describeDuration, explainEntropy, log2OfBigInt } from './entropy.ts';

describe('the logarithm of a large whole number', () => {
  it('is exact for powers of two of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (exponent) => {
        expect(log2OfBigInt(1n << BigInt(exponent))).toBe(exponent);
      }),
    );
  });

  it('is that of Math.log2 where a double is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(log2OfBigInt(BigInt(value))).toBeCloseTo(Math.log2(value), 12);
      }),
    );
  });

  it('throws for zero', () => {
    expect(() => log2OfBigInt(0n)).toThrow(RangeError);
  });
});

describe('the time to crack', () => {
  it("is half of all possibilities at the scenario's rate", () => {
    expect(averageCrackSeconds(21, { name: '', assumption: '', guessesPerSecond: 1024 })).toBe(1024);
  });

  it('doubles with every bit', () => {
    for (const scenario of Object.values(attackScenarios)) {
      expect(averageCrackSeconds(41, scenario)).toBe(2 * averageCrackSeconds(40, scenario));
    }
  });

  it.each([
    [0.2, 'less than a second'],
    [1, '1 second'],
    [90, '1 minute'],
    [7200, '2 hours'],
    [3 * 86_400, '3 days'],
    [100 * 86_400, '3 months'],
    [2.5 * 365.25 * 86_400, '2 years'],
    [4_100 * 365.25 * 86_400, '4 thousand years'],
    [5e6 * 365.25 * 86_400, '5 million years'],
    [1.2e9 * 365.25 * 86_400, '1 billion years'],
    [1e30, 'longer than the universe has existed'],
    [Number.POSITIVE_INFINITY, 'longer than the universe has existed'],
  ])('%d seconds read as %j', (seconds, words) => {
    expect(describeDuration(seconds)).toBe(words);
  });

  it('names its assumptions for each of the three attacks', () => {
    const { meaning, attacks } = explainEntropy(77.5);
    expect(meaning).toBe('As hard to guess as 77 coin tosses in a row.');
    expect(attacks.map(({ time }) => time)).toEqual([
      'longer than the universe has existed',
      'longer than the universe has existed',
      '2 thousand years',
    ]);
    expect(attacks.every(({ scenario }) => /\d/.test(scenario.assumption))).toBe(true);
  });
});
