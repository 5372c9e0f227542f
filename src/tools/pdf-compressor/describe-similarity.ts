/** `1` → `'identical'`, `0.9987` → `'99.8% alike'`. Rounded down: only what is identical is called so. */
export function describeSimilarity(similarity: number | null): string {
  if (similarity === null) return 'cannot be drawn';
  if (similarity === 1) return 'identical';
  return `${(Math.floor(similarity * 1000) / 10).toFixed(1)}% alike`;
}

/** The page that changed most, from 0; 0 when none did. */
export function mostChangedPage(similarities: readonly (number | null)[]): number {
  let worst = 0;
  similarities.forEach((similarity, page) => {
    if ((similarity ?? 1) < (similarities[worst] ?? 1)) worst = page;
  });
  return worst;
}

/** The least figure of all pages; 1 when there is none. */
export const leastSimilarity = (similarities: readonly (number | null)[]): number =>
  similarities.reduce<number>((least, similarity) => Math.min(least, similarity ?? 1), 1);
