import { type Hex, hexOfOklab, type Oklab, oklabOfHex } from './color-space.ts';

/** Four bytes per pixel: red, green, blue, opacity, as from a canvas. */
export type Pixels = { data: Uint8ClampedArray | Uint8Array; width: number; height: number };

/** A colour and its share of the opaque pixels, 0 to 1. */
export type ImageColor = { hex: Hex; share: number };

/** More samples make no visible difference. */
const maxSamples = 250_000;

/** Bits per channel for binning pixels before they are compared. */
const binBits = 5;
const binShift = 8 - binBits;
const binCount = 1 << (3 * binBits);

const minOpacity = 128;
const rounds = 24;
const settledDistance = 1e-4;

/** Clusters nearer than this in OKLab are merged. */
const mergeDistance = 0.04;

/** Shades are told apart finely first, so that a small accent is not averaged into a mass beside it. */
const candidates = 32;
/** What covers less is noise, and the fringes of edges. */
const minShare = 0.001;

type Bin = { color: Oklab; weight: number };

/**
 * The main colours of an image, the most frequent first: its large areas, and the strong colours of small ones. Shades are
 * found by k-means in OKLab, started from the commonest colour and then always from the one farthest from those chosen, so the
 * same pixels always give the same colours. May return fewer than `count` when the image has fewer, and none when it is
 * transparent.
 */
export function colorsFromPixels(pixels: Pixels, count: number): ImageColor[] {
  const bins = collectBins(pixels);
  const total = bins.reduce((sum, { weight }) => sum + weight, 0);
  const shades = mergeNear(settle(chooseSeeds(bins, Math.max(candidates, count)), bins));
  const chosen = chooseShades(shades, total, count);
  return withNearest(chosen, shades)
    .sort((one, other) => other.weight - one.weight)
    .map(({ color, weight }) => ({ hex: hexOfOklab(color), share: weight / total }));
}

/** How much more a pure colour counts than a gray of the same size and distance; chroma in OKLab reaches about 0.3. */
const chromaWeight = 6;
/** Another hue adds more to a palette than another lightness of one that is there. */
const hueWeight = 3;

/** The largest shade, then always the one that adds most: by its size, its distance from those chosen, and its strength. */
function chooseShades(shades: readonly Bin[], total: number, count: number): Bin[] {
  const worth = shades.filter(({ weight }) => weight >= total * minShare);
  const left = new Set(worth.length > 0 ? worth : shades);
  const chosen: Bin[] = [];
  while (chosen.length < count && left.size > 0) {
    const value = ({ color, weight }: Bin): number => {
      if (chosen.length === 0) return weight;
      const distance = Math.min(...chosen.map((other) => contrastOf(color, other.color)));
      return Math.cbrt(weight / total) * distance * (1 + chromaWeight * Math.hypot(color.a, color.b));
    };
    const best = [...left].reduce((one, other) => (value(other) > value(one) ? other : one));
    chosen.push(best);
    left.delete(best);
  }
  return chosen;
}

const contrastOf = (one: Oklab, other: Oklab): number =>
  Math.hypot(one.l - other.l, hueWeight * (one.a - other.a), hueWeight * (one.b - other.b));

/** The chosen shades with the size of all shades that are nearest to them. */
function withNearest(chosen: readonly Bin[], shades: readonly Bin[]): Bin[] {
  if (chosen.length === 0) return [];
  const areas = chosen.map(({ color }) => ({ color, weight: 0 }));
  for (const { color, weight } of shades) {
    const nearest = areas.reduce((one, other) =>
      squaredDistance(color, other.color) < squaredDistance(color, one.color) ? other : one,
    );
    nearest.weight += weight;
  }
  return areas;
}

/** The mean colour and number of pixels of every bin that has some. */
function collectBins({ data, width, height }: Pixels): Bin[] {
  const pixelCount = Math.min(width * height, Math.floor(data.length / 4));
  const stride = Math.max(1, Math.ceil(pixelCount / maxSamples));
  const sums = new Float64Array(binCount * 4);
  for (let pixel = 0; pixel < pixelCount; pixel += stride) {
    const place = pixel * 4;
    if ((data[place + 3] ?? 0) < minOpacity) continue;
    const [red, green, blue] = [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0];
    const bin = 4 * (((red >> binShift) << (2 * binBits)) | ((green >> binShift) << binBits) | (blue >> binShift));
    sums[bin] = (sums[bin] ?? 0) + 1;
    sums[bin + 1] = (sums[bin + 1] ?? 0) + red;
    sums[bin + 2] = (sums[bin + 2] ?? 0) + green;
    sums[bin + 3] = (sums[bin + 3] ?? 0) + blue;
  }
  const bins: Bin[] = [];
  for (let bin = 0; bin < sums.length; bin += 4) {
    const [weight = 0, red = 0, green = 0, blue = 0] = sums.subarray(bin, bin + 4);
    if (weight > 0) bins.push({ color: oklabOfHex(hexOfBytes(red / weight, green / weight, blue / weight)), weight });
  }
  return bins;
}

function hexOfBytes(...channels: number[]): Hex {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Rare colours far from all others should count, single stray pixels should not: hence the root of the weight. */
function chooseSeeds(bins: readonly Bin[], count: number): Oklab[] {
  const seeds: Oklab[] = [];
  const distances = bins.map(() => 1);
  while (seeds.length < Math.min(count, bins.length)) {
    let best = -1;
    let bestScore = 0;
    bins.forEach(({ weight }, index) => {
      const score = Math.sqrt(weight) * (distances[index] ?? 0);
      if (score > bestScore) [best, bestScore] = [index, score];
    });
    const seed = bins[best]?.color;
    if (!seed) break;
    seeds.push(seed);
    bins.forEach(({ color }, index) => {
      distances[index] = Math.min(distances[index] ?? 1, squaredDistance(color, seed));
    });
  }
  return seeds;
}

/** Lloyd's iteration until the centres converge. */
function settle(seeds: readonly Oklab[], bins: readonly Bin[]): Bin[] {
  let clusters: Bin[] = seeds.map((color) => ({ color, weight: 0 }));
  for (let round = 0; round < rounds; round++) {
    const next = averageByNearest(clusters, bins);
    const moved = Math.max(
      0,
      ...next.map(({ color }, index) => squaredDistance(color, clusters[index]?.color ?? color)),
    );
    clusters = next;
    if (moved < settledDistance ** 2) break;
  }
  return clusters.filter(({ weight }) => weight > 0);
}

function averageByNearest(clusters: readonly Bin[], bins: readonly Bin[]): Bin[] {
  const sums = clusters.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
  for (const { color, weight } of bins) {
    let nearest = sums[0];
    let least = Number.POSITIVE_INFINITY;
    clusters.forEach((cluster, index) => {
      const distance = squaredDistance(color, cluster.color);
      if (distance < least) [nearest, least] = [sums[index], distance];
    });
    if (!nearest) continue;
    nearest.l += color.l * weight;
    nearest.a += color.a * weight;
    nearest.b += color.b * weight;
    nearest.weight += weight;
  }
  return sums.map(({ l, a, b, weight }, index) => ({
    color: weight > 0 ? { l: l / weight, a: a / weight, b: b / weight } : (clusters[index]?.color ?? { l, a, b }),
    weight,
  }));
}

function mergeNear(clusters: readonly Bin[]): Bin[] {
  const merged: Bin[] = [];
  for (const cluster of [...clusters].sort((one, other) => other.weight - one.weight)) {
    const near = merged.find(({ color }) => squaredDistance(color, cluster.color) < mergeDistance ** 2);
    if (near) near.weight += cluster.weight;
    else merged.push({ ...cluster });
  }
  return merged;
}

const squaredDistance = (one: Oklab, other: Oklab) =>
  (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
