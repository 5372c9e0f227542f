/** Pearson's chi-square for uniform `expected` counts, for the tests of the generators. */
export const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

/**
 * The value chi-square exceeds by chance about once in 1e9 runs, for `freedom` degrees of freedom (Wilson and Hilferty's
 * approximation, z = 6).
 */
export const chiSquareBound = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 6 * Math.sqrt(2 / (9 * freedom))) ** 3;
