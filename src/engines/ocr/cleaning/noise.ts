import type { GrayImage } from './gray-image.ts';

/**
 * The standard deviation of an image's noise, in brightness levels. Its second difference ignores lines and areas (J.
 * Immerkær, Fast Noise Variance Estimation, Computer Vision and Image Understanding 64, 1996).
 */
export function noiseOf({ data, width, height }: GrayImage): number {
  const at = (index: number) => data[index] ?? 0;
  const rowStep = Math.max(1, Math.floor(height / sampledRows));
  let sum = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += rowStep) {
    for (let x = 1; x < width - 1; x += 3) {
      const middle = y * width + x;
      const [above, below] = [middle - width, middle + width];
      const sides = at(above) + at(below) + at(middle - 1) + at(middle + 1);
      const corners = at(above - 1) + at(above + 1) + at(below - 1) + at(below + 1);
      const difference = Math.abs(corners - 2 * sides + 4 * at(middle));
      if (difference >= edge) continue;
      sum += difference;
      count += 1;
    }
  }
  return (Math.sqrt(Math.PI / 2) / 6) * (sum / Math.max(1, count));
}

const sampledRows = 400;
/** Larger differences come from letters, not noise. */
const edge = 200;

/** The share of isolated pixels, dark among light or light among dark. */
export function specksOf({ data, width, height }: GrayImage): number {
  const isDark = (index: number) => (data[index] ?? 0) < 128;
  const neighbours = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  let alone = 0;
  let count = 0;
  for (let y = 2; y < height - 2; y += 5) {
    for (let x = 2; x < width - 2; x++) {
      const index = y * width + x;
      const dark = isDark(index);
      count += 1;
      if (neighbours.every((offset) => isDark(index + offset) !== dark)) alone += 1;
    }
  }
  return alone / Math.max(1, count);
}

/** Pure black and white, as from fax machines and many scanners. */
export function isBilevel({ data }: GrayImage): boolean {
  let between = 0;
  let count = 0;
  for (let index = 0; index < data.length; index += 97) {
    const value = data[index] ?? 0;
    count += 1;
    if (value > 20 && value < 235) between += 1;
  }
  return between / count < 0.002;
}

/** The blur radius (sigma, in pixels) that removes this noise and keeps letters at 300 dpi readable; 0 for none. */
export function blurAgainst(noise: number, specks: number): number {
  if (noise > 25) return 1.5;
  if (noise > 12) return 1.2;
  if (noise > 7) return 0.8;
  return specks > 0.004 ? 1.2 : 0;
}
