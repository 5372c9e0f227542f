/** Samples give way to the operator's own. */
export const withoutSamples = <Item extends { sample: boolean }>(items: readonly Item[]): Item[] =>
  items.some(({ sample }) => !sample) ? items.filter(({ sample }) => !sample) : [...items];
