import { type ColorMixture, fitColors, misfit, type Planes } from './color-mixture.ts';
import { cutGraph, directions } from './max-flow.ts';

/** What is known of a pixel before the cut. */
export const seed = { background: 0, likelyBackground: 1, likelySubject: 2, subject: 3 } as const;

export type CutRequest = {
  /** L*a*b* planes, see `labOf`. */
  planes: Planes;
  width: number;
  height: number;
  /** A `seed` for each pixel. */
  seeds: Uint8Array;
  /** How likely each pixel is the subject, 0 to 1, and how much that counts beside the colours. */
  likelihood?: { values: Float32Array; weight: number } | undefined;
  rounds: number;
};

/** Price of a border between equal colours. GrabCut has 50, which cuts off legs and ears (measured on marked photos). */
const borderPrice = 25;
/** Capacities are whole numbers, in hundredths. */
const precision = 100;
/** Pixels that the colours are fitted to. */
const fittedPixels = 24_000;

/**
 * Separates subject and background: fits the colours of both, cuts where the colours differ, and repeats with the new borders.
 * Returns 1 for the subject. Pixels with the seeds `background` and `subject` stay what they are.
 * Rother, Kolmogorov and Blake, 'GrabCut', SIGGRAPH 2004.
 */
export function grabCut({ planes, width, height, seeds, likelihood, rounds }: CutRequest): Uint8Array {
  const count = width * height;
  let isSubject = seeds.map((value) => (value >= seed.likelySubject ? 1 : 0));
  const step = Math.max(1, Math.floor(count / fittedPixels));
  for (let round = 0; round < rounds; round += 1) {
    const current = isSubject;
    const subject = fitColors(planes, (index) => current[index] === 1, step);
    const background = fitColors(planes, (index) => current[index] === 0, step);
    // Of one side alone there is nothing to tell apart.
    if (subject.length === 0 || background.length === 0) return current;
    isSubject = cheapestCut(planes, width, height, pricesOf({ planes, seeds, likelihood }, subject, background));
    if (isSubject.every((value, index) => value === current[index])) break;
  }
  return isSubject;
}

const knownLinks = new WeakMap<Planes, Int32Array[]>();

/** `findLinks`, once per photo: each correction cuts the same graph. */
function linksOf(planes: Planes, width: number, height: number): Int32Array[] {
  const links = knownLinks.get(planes) ?? findLinks(planes, width, height);
  knownLinks.set(planes, links);
  return links;
}

/** Capacities between neighbours: high where colours are alike. */
function findLinks([xs, ys, zs]: Planes, width: number, height: number): Int32Array[] {
  const stride = width + 2;
  const offsets = directions(stride);
  const links = Array.from(offsets, () => new Int32Array(stride * (height + 2)));
  const inner = [1, width, width + 1, width - 1];
  const difference = (one: number, other: number) =>
    ((xs[one] ?? 0) - (xs[other] ?? 0)) ** 2 +
    ((ys[one] ?? 0) - (ys[other] ?? 0)) ** 2 +
    ((zs[one] ?? 0) - (zs[other] ?? 0)) ** 2;
  const has = [
    (x: number) => x + 1 < width,
    (_: number, y: number) => y + 1 < height,
    (x: number, y: number) => x + 1 < width && y + 1 < height,
    (x: number, y: number) => x > 0 && y + 1 < height,
  ];
  const each = (visit: (pair: number, x: number, y: number, squared: number) => void) => {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const index = y * width + x;
        for (let pair = 0; pair < 4; pair += 1) {
          if (has[pair]?.(x, y)) visit(pair, x, y, difference(index, index + (inner[pair] ?? 0)));
        }
      }
    }
  };
  let sum = 0;
  let pairs = 0;
  each((_pair, _x, _y, squared) => {
    sum += squared;
    pairs += 1;
  });
  const beta = sum === 0 ? 0 : pairs / (2 * sum);
  each((pair, x, y, squared) => {
    const isDiagonal = pair >= 2;
    const price = (borderPrice * Math.exp(-beta * squared)) / (isDiagonal ? Math.SQRT2 : 1);
    const from = (y + 1) * stride + x + 1;
    const capacity = Math.round(price * precision);
    const [forth, back] = [links[2 * pair], links[2 * pair + 1]];
    if (forth) forth[from] = capacity;
    if (back) back[from + (offsets[2 * pair] ?? 0)] = capacity;
  });
  return links;
}

/** Of a pixel that never changes sides: more than all its links together. */
export const certain = 9 * borderPrice;
/** What one colour may say at most, so that a rare one does not outweigh its surroundings. */
const mostMisfit = 600;

function pricesOf(
  { planes, seeds, likelihood }: Pick<CutRequest, 'planes' | 'seeds' | 'likelihood'>,
  subject: ColorMixture,
  background: ColorMixture,
): Float32Array {
  const [xs, ys, zs] = planes;
  return Float32Array.from(seeds, (known, index) => {
    if (known === seed.subject) return certain;
    if (known === seed.background) return -certain;
    const [a, b, c] = [xs[index] ?? 0, ys[index] ?? 0, zs[index] ?? 0];
    const byColor = misfit(background, a, b, c) - misfit(subject, a, b, c);
    const byPlace = likelihood ? likelihood.weight * logit(likelihood.values[index] ?? 0.5) : 0;
    return Math.max(-mostMisfit, Math.min(mostMisfit, byColor + byPlace));
  });
}

/**
 * The cheapest cut of L*a*b* planes: borders between equal colours are dear. Returns 1 for the subject.
 * @param prices for each pixel, what it costs not to be the subject; negative, to be it
 */
export function cheapestCut(
  planes: Planes,
  width: number,
  height: number,
  prices: Float32Array,
): Uint8Array<ArrayBuffer> {
  const stride = width + 2;
  const terminals = new Int32Array(stride * (height + 2));
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      terminals[(y + 1) * stride + x + 1] = Math.round((prices[index] ?? 0) * precision);
    }
  }
  const side = cutGraph({ stride, rows: height + 2, links: linksOf(planes, width, height), terminals });
  return withoutBorder(side, width, height);
}

const logit = (value: number): number => {
  const kept = Math.min(0.99, Math.max(0.01, value));
  return Math.log(kept / (1 - kept));
};

function withoutBorder(side: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const inner = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (y + 1) * (width + 2) + 1;
    inner.set(side.subarray(from, from + width), y * width);
  }
  return inner;
}
