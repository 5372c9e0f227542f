/** Sentences as unit vectors of weighted terms, and the sentences of each term. */
export type SentenceVectors = {
  /** Terms of each sentence, and their weights. */
  terms: Uint32Array[];
  weights: Float64Array[];
  /** By term: its sentences, and its weight in each. */
  postings: { sentences: Uint32Array; weights: Float64Array }[];
  /** Term numbers by term. */
  numbers: ReadonlyMap<string, number>;
  /** Inverse document frequencies. */
  rarity: Float64Array;
};

/** Weighs terms by frequency and rarity (TF-IDF), with vectors of length 1, so that products are cosines. */
export function vectorsOf(termsOfSentences: readonly (readonly string[])[]): SentenceVectors {
  const numbers = new Map<string, number>();
  const counted = termsOfSentences.map((terms) => {
    const counts = new Map<number, number>();
    for (const term of terms) {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return counts;
  });
  const frequency = new Uint32Array(numbers.size);
  for (const counts of counted) for (const term of counts.keys()) frequency[term] = (frequency[term] ?? 0) + 1;
  const rarity = Float64Array.from(frequency, (count) => Math.log(1 + counted.length / count));

  const postings = Array.from(frequency, (count) => ({
    sentences: new Uint32Array(count),
    weights: new Float64Array(count),
  }));
  const filled = new Uint32Array(numbers.size);
  const terms: Uint32Array[] = [];
  const weights: Float64Array[] = [];
  for (const [sentence, counts] of counted.entries()) {
    const own = Uint32Array.from(counts.keys());
    const values = Float64Array.from(own, (term) => (1 + Math.log(counts.get(term) ?? 1)) * (rarity[term] ?? 0));
    const length = Math.hypot(...values) || 1;
    for (const [index, term] of own.entries()) {
      const weight = (values[index] ?? 0) / length;
      values[index] = weight;
      const posting = postings[term];
      const at = filled[term] ?? 0;
      if (posting) {
        posting.sentences[at] = sentence;
        posting.weights[at] = weight;
      }
      filled[term] = at + 1;
    }
    terms.push(own);
    weights.push(values);
  }
  return { terms, weights, postings, numbers, rarity };
}

const damping = 0.85;
const rounds = 30;

/**
 * How central each sentence is, from 0 to 1 (continuous LexRank: Erkan and Radev, 2004). The matrix of similarities is never
 * made: multiplying with the vectors and back gives the same, and takes time by the words of the text, not by the square of
 * its sentences.
 */
export function centralityOf({ terms, weights, postings }: SentenceVectors): Float64Array {
  const count = terms.length;
  /** The products of every sentence with a weighted sum of all. */
  const multiply = (amounts: Float64Array): Float64Array => {
    const sums = Float64Array.from(postings, (posting) => {
      let sum = 0;
      for (const [index, sentence] of posting.sentences.entries()) {
        sum += (posting.weights[index] ?? 0) * (amounts[sentence] ?? 0);
      }
      return sum;
    });
    return Float64Array.from(terms, (own, sentence) => {
      let sum = 0;
      const values = weights[sentence];
      for (const [index, term] of own.entries()) sum += (values?.[index] ?? 0) * (sums[term] ?? 0);
      // Without the similarity to itself.
      return Math.max(0, sum - (own.length > 0 ? (amounts[sentence] ?? 0) : 0));
    });
  };
  const degrees = multiply(new Float64Array(count).fill(1));
  let ranks = new Float64Array(count).fill(1 / count);
  for (let round = 0; round < rounds; round++) {
    const shares = ranks.map((rank, sentence) => ((degrees[sentence] ?? 0) > 0 ? rank / (degrees[sentence] ?? 1) : 0));
    ranks = multiply(shares).map((rank) => (1 - damping) / count + damping * rank);
  }
  const highest = ranks.reduce((most, rank) => Math.max(most, rank), 0) || 1;
  return ranks.map((rank) => rank / highest);
}

/** The cosine of one sentence with every sentence. */
export function similaritiesTo({ terms, weights, postings }: SentenceVectors, sentence: number): Float64Array {
  return cosinesOf(
    terms[sentence] ?? new Uint32Array(),
    weights[sentence] ?? new Float64Array(),
    postings,
    terms.length,
  );
}

/** The cosine of other words with every sentence. Words that no sentence has count as the rarest. */
export function similaritiesToTerms(vectors: SentenceVectors, words: readonly string[]): Float64Array {
  const { numbers, rarity, postings, terms } = vectors;
  const rarest = Math.log(1 + terms.length);
  const known: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const word of new Set(words)) {
    const number = numbers.get(word);
    const weight = number === undefined ? rarest : (rarity[number] ?? 0);
    squares += weight ** 2;
    if (number === undefined) continue;
    known.push(number);
    values.push(weight);
  }
  const length = Math.sqrt(squares) || 1;
  return cosinesOf(
    Uint32Array.from(known),
    Float64Array.from(values, (value) => value / length),
    postings,
    terms.length,
  );
}

function cosinesOf(
  terms: Uint32Array,
  weights: Float64Array,
  postings: SentenceVectors['postings'],
  count: number,
): Float64Array {
  const cosines = new Float64Array(count);
  for (const [index, term] of terms.entries()) {
    const posting = postings[term];
    const weight = weights[index] ?? 0;
    if (!posting) continue;
    for (const [at, sentence] of posting.sentences.entries()) {
      cosines[sentence] = (cosines[sentence] ?? 0) + weight * (posting.weights[at] ?? 0);
    }
  }
  return cosines;
}
