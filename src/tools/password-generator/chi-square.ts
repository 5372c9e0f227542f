/** How far counts are from all being `expected` (Pearson's chi-square). Used by the tests of the generators. */
export const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

/**
 * The value that chi-square exceeds by chance about once in 1e9 runs (Wilson and Hilferty's approximation, z = 6), for this
 * many degrees of freedom: outcomes less one.
 */
export const chiSquareBound = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 6 * Math.sqrt(2 / (9 * freedom))) ** 3;
