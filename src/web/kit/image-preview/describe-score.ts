/**
 * A structural similarity in words: `0.991` → `'99.1% alike, looks the same'`. Rounded down. The steps are our own
 * reading, not a study: of photos at 2 megapixels, quality 80 of mozjpeg keeps 0.94 to 0.99, and quality 30 keeps 0.80 to 0.96.
 */
export function describeScore(similarity: number): string {
  const share = `${(Math.floor(similarity * 1000) / 10).toFixed(1)}% alike`;
  if (similarity === 1) return 'Identical';
  if (similarity >= 0.97) return `${share}, looks the same`;
  if (similarity >= 0.93) return `${share}, hardly any difference`;
  if (similarity >= 0.87) return `${share}, small differences close up`;
  return `${share}, differences show`;
}
