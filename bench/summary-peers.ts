/**
 * The sentences that TextRank chooses (Mihalcea and Tarau, 2004), by the rules of the sumy library: words in common over the
 * logarithms of both lengths, PageRank, the highest first.
 */
export function textRank(sentences: readonly (readonly string[])[], wanted: number): number[] {
  const damping = 0.85;
  const words = sentences.map((sentence) => new Set(sentence));
  const weights = sentences.map(() => new Map<number, number>());
  for (const [one, own] of words.entries()) {
    for (let other = one + 1; other < words.length; other++) {
      const theirs = words[other] ?? new Set();
      const shared = own.intersection(theirs).size;
      const lengths = Math.log((sentences[one]?.length ?? 0) || 1) + Math.log((sentences[other]?.length ?? 0) || 1);
      if (shared === 0 || lengths <= 0) continue;
      weights[one]?.set(other, shared / lengths);
      weights[other]?.set(one, shared / lengths);
    }
  }
  const totals = weights.map((row) => row.values().reduce((sum, weight) => sum + weight, 0) || 1);
  let ranks = sentences.map(() => 1 / sentences.length);
  for (let round = 0; round < 50; round++) {
    ranks = weights.map((row) => {
      let sum = 0;
      for (const [other, weight] of row) sum += (weight / (totals[other] ?? 1)) * (ranks[other] ?? 0);
      return (1 - damping) / sentences.length + damping * sum;
    });
  }
  return [...ranks.keys()].sort((one, two) => (ranks[two] ?? 0) - (ranks[one] ?? 0)).slice(0, wanted);
}
