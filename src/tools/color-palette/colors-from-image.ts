import { type Hex, hexOfOklab, type Oklab, oklabOfHex } from './color-space.ts';

/** Four bytes per pixel: red, green, blue, opacity, as from a canvas. */
export type Pixels = { data: Uint8ClampedArray | Uint8Array; width: number; height: number };

/** A colour and its share of the opaque pixels, 0 to 1. */
export type ImageColor = { hex: Hex; share: number };

/** More samples make no visible difference. */
const mostSamples = 250_000;

/** Bits per channel for binning pixels before they are compared. */
const binBits = 5;
const binShift = 8 - binBits;
const binCount = 1 << (3 * binBits);

const leastOpacity = 128;
const rounds = 24;
const settledDistance = 1e-4;

/** Clusters nearer than this in OKLab are merged. */
const mergeDistance = 0.04;

type Bin = { color: Oklab; weight: number };

/**
 * The main colours of an image, most frequent first: k-means in OKLab, seeded with the most common colour and then the
 * farthest from those chosen, so the result is deterministic. Returns fewer than `count` when the image has fewer, and none
 * when it is transparent.
 */
export function colorsFromPixels(pixels: Pixels, count: number): ImageColor[] {
  const bins = collectBins(pixels);
  const total = bins.reduce((sum, { weight }) => sum + weight, 0);
  let clusters = settle(chooseSeeds(bins, count), bins);
  clusters = mergeNear(clusters);
  return clusters
    .sort((one, other) => other.weight - one.weight)
    .map(({ color, weight }) => ({ hex: hexOfOklab(color), share: weight / total }));
}

/** The mean colour and pixel count of every non-empty bin. */
function collectBins({ data, width, height }: Pixels): Bin[] {
  const pixelCount = Math.min(width * height, Math.floor(data.length / 4));
  const stride = Math.max(1, Math.ceil(pixelCount / mostSamples));
  const sums = new Float64Array(binCount * 4);
  for (let pixel = 0; pixel < pixelCount; pixel += stride) {
    const place = pixel * 4;
    if ((data[place + 3] ?? 0) < leastOpacity) continue;
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
