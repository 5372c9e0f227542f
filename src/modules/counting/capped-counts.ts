/** The name under which the rest is counted. */
export const manySmall = '*';

/**
 * Adds to the count of a name, or to that of the rest when there are too many names already: no row grows with what clients send.
 */
export function addCapped(counts: Record<string, number>, name: string, amount: number, maxNames = 100): void {
  const fits = Object.hasOwn(counts, name) || Object.keys(counts).length < maxNames;
  // Objects cannot hold that name.
  const counted = fits && name !== '__proto__' ? name : manySmall;
  counts[counted] = (counts[counted] ?? 0) + amount;
}
