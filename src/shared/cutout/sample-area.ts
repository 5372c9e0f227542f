import type { PixelImage } from '../scan/pixel-image.ts';
import type { Area } from './area.ts';

type Size = { width: number; height: number };

/** Places averaged for one pixel of the result, in each direction, at most. */
const mostTaps = 8;

/** An area of an image as RGB of another size, smooth in both directions. What is outside of the image is black. */
export function sampleArea(image: PixelImage, area: Area, size: Size, isMirrored = false): Uint8Array {
  const { data, width, channels } = image;
  const columns = tapsOf(area.left, area.right, width, size.width);
  const rows = tapsOf(area.top, area.bottom, image.height, size.height);
  const result = new Uint8Array(3 * size.width * size.height);
  const second = channels === 1 ? 0 : 1;
  const sum = [0, 0, 0];
  const add = (at: number, weight: number) => {
    sum[0] = (sum[0] ?? 0) + weight * (data[at] ?? 0);
    sum[1] = (sum[1] ?? 0) + weight * (data[at + second] ?? 0);
    sum[2] = (sum[2] ?? 0) + weight * (data[at + 2 * second] ?? 0);
  };
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      sum.fill(0);
      for (let row = y * rows.taps; row < (y + 1) * rows.taps; row += 1) {
        const [upper, down] = [rows.low[row] ?? -1, rows.part[row] ?? 0];
        if (upper < 0) continue;
        const above = upper * width;
        const below = Math.min(image.height - 1, upper + 1) * width;
        for (let column = x * columns.taps; column < (x + 1) * columns.taps; column += 1) {
          const [left, part] = [columns.low[column] ?? -1, columns.part[column] ?? 0];
          if (left < 0) continue;
          const right = Math.min(width - 1, left + 1);
          add((above + left) * channels, (1 - part) * (1 - down));
          add((above + right) * channels, part * (1 - down));
          add((below + left) * channels, (1 - part) * down);
          add((below + right) * channels, part * down);
        }
      }
      const to = 3 * (y * size.width + (isMirrored ? size.width - 1 - x : x));
      for (let color = 0; color < 3; color += 1) {
        result[to + color] = (sum[color] ?? 0) / (rows.taps * columns.taps) + 0.5;
      }
    }
  }
  return result;
}

/** For each pixel of the result, the places in the image that it averages, between two pixels each: -1 outside of it. */
function tapsOf(from: number, to: number, length: number, count: number) {
  const step = ((to - from) * length) / count;
  const taps = Math.max(1, Math.min(mostTaps, Math.round(step)));
  const low = new Int32Array(count * taps);
  const part = new Float32Array(count * taps);
  for (let index = 0; index < low.length; index += 1) {
    const place = from * length + ((index + 0.5) / taps) * step - 0.5;
    const isInside = place >= -0.5 && place <= length - 0.5;
    const kept = Math.max(0, place);
    low[index] = isInside ? Math.floor(kept) : -1;
    part[index] = kept - Math.floor(kept);
  }
  return { low, part, taps };
}
