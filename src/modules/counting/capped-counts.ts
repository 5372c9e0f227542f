/** How many names one kind of counts has in a row, whatever clients send: the rest is counted together. */
const maxNames = 100;
/** The name of the rest. */
export const manySmall = '*';

/** Adds to the count of a name, or to that of the rest when there are too many names already. */
export function addCapped(counts: Record<string, number>, name: string, amount: number): void {
  const fits = Object.hasOwn(counts, name) || Object.keys(counts).length < maxNames;
  // Objects cannot hold that name.
  const counted = fits && name !== '__proto__' ? name : manySmall;
  counts[counted] = (counts[counted] ?? 0) + amount;
}
