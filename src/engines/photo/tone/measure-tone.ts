import { luma, type PixelImage } from '../../../shared/scan/pixel-image.ts';

/** What the look of a photo says about its light: values of luma are 0 to 255. */
export type ToneMeasure = {
  /** Luma that 0.4% of the pixels are below, and 0.4% above. */
  low: number;
  high: number;
  /** Luma that a quarter, half, and three quarters of them are below. */
  quartiles: readonly [number, number, number];
  /** Mean saturation (HSV), 0 to 1. */
  saturation: number;
  /** Linear red, green and blue of what is nearly gray; equal where the photo has no colour cast. */
  gray: readonly [number, number, number];
};

/** Pixels looked at: more do not change the measures. */
const samples = 250_000;
const tail = 0.004;
/** Shades of gray: brighter and grayer pixels count more (Finlayson and Trezzi 2004, with p = 3). */
const norm = 3;
const fewestGrayShare = 0.002;

/** Linear light of sRGB samples (IEC 61966-2-1), 0 to 1. */
export const linearOf = Float32Array.from({ length: 256 }, (_, sample) => {
  const value = sample / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Measures an RGB or RGBA photo, or a reduced copy of one. Nearly transparent pixels do not count. */
export function measureTone({ data, width, height, channels }: PixelImage): ToneMeasure {
  const histogram = new Float64Array(256);
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / samples)));
  const sums = [0, 0, 0] as [number, number, number];
  let [counted, weights, saturation] = [0, 0, 0];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * channels;
      if (channels === 4 && (data[at + 3] ?? 0) < 128) continue;
      const red = data[at] ?? 0;
      const green = channels === 1 ? red : (data[at + 1] ?? 0);
      const blue = channels === 1 ? red : (data[at + 2] ?? 0);
      const light = luma(red, green, blue);
      histogram[Math.floor(light)] = (histogram[Math.floor(light)] ?? 0) + 1;
      counted += 1;
      const most = Math.max(red, green, blue);
      const least = Math.min(red, green, blue);
      const colorful = most > 0 ? (most - least) / most : 0;
      saturation += colorful;
      // Clipped and black pixels have lost their colour.
      if (most >= 250 || least <= 6) continue;
      const weight = Math.exp(-((colorful / 0.25) ** 2)) * (light / 255);
      sums[0] += weight * (linearOf[red] ?? 0) ** norm;
      sums[1] += weight * (linearOf[green] ?? 0) ** norm;
      sums[2] += weight * (linearOf[blue] ?? 0) ** norm;
      weights += weight;
    }
  }
  const isKnown = weights > counted * fewestGrayShare;
  return {
    low: percentile(histogram, counted, tail),
    high: percentile(histogram, counted, 1 - tail),
    quartiles: [
      percentile(histogram, counted, 0.25),
      percentile(histogram, counted, 0.5),
      percentile(histogram, counted, 0.75),
    ],
    saturation: counted > 0 ? saturation / counted : 0,
    gray: isKnown
      ? [Math.cbrt(sums[0] / weights), Math.cbrt(sums[1] / weights), Math.cbrt(sums[2] / weights)]
      : [1, 1, 1],
  };
}

function percentile(histogram: Float64Array, counted: number, share: number): number {
  let sum = 0;
  for (const [value, count] of histogram.entries()) {
    sum += count;
    if (sum >= share * counted) return value;
  }
  return 255;
}
