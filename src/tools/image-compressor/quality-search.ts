export const minQuality = 10;
/** An encode takes seconds. Interpolation mostly needs four; where it fails, bisecting 90 steps ends within this. */
const maxEncodes = 9;
/** Close enough below the target to stop. */
const goodShare = 0.95;
/** First estimate of the slope: a photo's size halves about every 25 steps. */
const stepsPerHalving = 25;

/** After this many guesses the sizes are too uneven: bisect instead. */
const trustedGuesses = 3;

type Sized = { bytes: number };
export type QualitySearch<Encoded extends Sized> =
  /** The best that fits. */
  | { fits: true; quality: number; encoded: Encoded }
  /** The smallest possible; it does not fit. */
  | { fits: false; quality: number; encoded: Encoded };

/**
 * Finds a quality from 10 to `maxQuality` whose result has between 95% and 100% of `targetBytes`, or else the highest that
 * fits. Takes at most 9 encodes, one more when none fitted. Assumes that size grows with quality.
 */
export async function searchQuality<Encoded extends Sized>(params: {
  encode: (quality: number) => Promise<Encoded>;
  maxQuality: number;
  targetBytes: number;
}): Promise<QualitySearch<Encoded>> {
  const { encode, maxQuality, targetBytes } = params;
  const first = await encode(maxQuality);
  if (first.bytes <= targetBytes) return { fits: true, quality: maxQuality, encoded: first };

  /** The lowest quality known to be too large, and the highest known to fit. */
  let over = { quality: maxQuality, encoded: first };
  let best: { quality: number; encoded: Encoded } | undefined;
  let guesses = 0;
  for (let encodes = 1; encodes < maxEncodes; encodes += 1) {
    const low = (best?.quality ?? minQuality - 1) + 1;
    const high = over.quality - 1;
    if (low > high || (best && best.encoded.bytes >= targetBytes * goodShare)) break;
    guesses += 1;
    const guess = guesses > trustedGuesses ? Math.floor((low + high) / 2) : guessQuality(over, best, targetBytes);
    const quality = Math.min(high, Math.max(low, guess));
    const encoded = await encode(quality);
    if (encoded.bytes <= targetBytes) best = { quality, encoded };
    else over = { quality, encoded };
  }
  if (best) return { fits: true, ...best };
  if (over.quality <= minQuality) return { fits: false, ...over };
  const last = { quality: minQuality, encoded: await encode(minQuality) };
  return { fits: last.encoded.bytes <= targetBytes, ...last };
}

/** Interpolates the target on a line: the logarithm of size over quality. */
function guessQuality(
  over: { quality: number; encoded: Sized },
  best: { quality: number; encoded: Sized } | undefined,
  targetBytes: number,
): number {
  const halvings = (from: number, to: number) => Math.log2(from / Math.max(1, to));
  if (best === undefined) return Math.floor(over.quality - stepsPerHalving * halvings(over.encoded.bytes, targetBytes));
  const span = halvings(over.encoded.bytes, best.encoded.bytes);
  if (span <= 0) return Math.floor((over.quality + best.quality) / 2);
  const share = halvings(targetBytes, best.encoded.bytes) / span;
  return Math.floor(best.quality + share * (over.quality - best.quality));
}
