import { type SentenceVectors, similaritiesTo } from './sentence-vectors.ts';

/** How much a repetition costs beside what a sentence says. */
const repetitionCost = 0.8;
/** More alike than this says the same again. */
const sameAgain = 0.7;

/**
 * Chooses sentences that say much and do not repeat each other (maximal marginal relevance: Carbonell and Goldstein, 1998).
 * @param sections of the sentences; each further choice in one of them is worth a little less
 * @returns indexes, the best first
 */
export function chooseSentences(
  scores: Float64Array,
  vectors: SentenceVectors,
  sections: readonly number[],
  wanted: number,
): number[] {
  const likeness = new Float64Array(scores.length);
  const taken = new Map<number, number>();
  const chosen: number[] = [];
  const left = new Set(scores.keys());
  while (chosen.length < wanted) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const index of left) {
      const like = likeness[index] ?? 0;
      if (like > sameAgain) {
        left.delete(index);
        continue;
      }
      const inSection = taken.get(sections[index] ?? 0) ?? 0;
      const worth = (scores[index] ?? 0) / (1 + 0.1 * inSection) - repetitionCost * like;
      if (worth > most) [best, most] = [index, worth];
    }
    if (best === -1) break;
    chosen.push(best);
    left.delete(best);
    taken.set(sections[best] ?? 0, (taken.get(sections[best] ?? 0) ?? 0) + 1);
    for (const [index, like] of similaritiesTo(vectors, best).entries()) {
      if (like > (likeness[index] ?? 0)) likeness[index] = like;
    }
  }
  return chosen;
}
