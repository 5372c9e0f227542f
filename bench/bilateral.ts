import type { RgbImage } from '../scripts/train-filters/training-photos.ts';
import { lumaOf } from '../src/engines/photo/filters/luma.ts';

/** The usual filter against noise (Tomasi, Manduchi 1998): a mean of the neighbours that are near in place and in colour. */
export function bilateral(
  photo: RgbImage,
  { space, range }: { /** Standard deviations: in pixels, and in levels. */ space: number; range: number },
): RgbImage {
  const { data, width, height } = photo;
  const { data: luma } = lumaOf(photo);
  const radius = Math.ceil(2 * space);
  const byRange = Float32Array.from({ length: 256 }, (_, level) => Math.exp(-(level * level) / (2 * range * range)));
  const result = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const center = luma[y * width + x] ?? 0;
      const sums = [0, 0, 0];
      let weights = 0;
      for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1) {
        for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column += 1) {
          const at = row * width + column;
          const near = Math.exp(-((row - y) ** 2 + (column - x) ** 2) / (2 * space * space));
          const weight = near * (byRange[Math.round(Math.abs((luma[at] ?? 0) - center))] ?? 0);
          weights += weight;
          for (let channel = 0; channel < 3; channel += 1) {
            sums[channel] = (sums[channel] ?? 0) + weight * (data[at * 3 + channel] ?? 0);
          }
        }
      }
      for (const [channel, sum] of sums.entries()) result[(y * width + x) * 3 + channel] = sum / weights;
    }
  }
  return { data: new Uint8Array(result.buffer), width, height };
}
