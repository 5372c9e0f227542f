const separators = [',', ';', '\t', '|'] as const;
const sampledLines = 50;

/** The field separator of a CSV: the one used most evenly by its first lines, outside of quotes. */
export function findSeparator(table: string): string {
  const lines = table.split('\n', sampledLines).map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  let best: { separator: string; score: number } = { separator: ',', score: 0 };
  for (const separator of separators) {
    const counts = lines.filter((line) => line.trim() !== '').map((line) => line.split(separator).length - 1);
    const [first = 0] = counts;
    const even = counts.filter((count) => count === first).length;
    const score = first === 0 ? 0 : (even / counts.length) * Math.min(first, 20);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}
