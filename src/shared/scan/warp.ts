import { type Corners, clockwise, mapCorners, signedArea } from './corners.ts';
import type { PixelImage } from './pixel-image.ts';

/** Where each pixel of a flat picture comes from: x = (a·u + b·v + c) / (g·u + h·v + 1), y with d, e, f. */
export type Homography = { a: number; b: number; c: number; d: number; e: number; f: number; g: number; h: number };

/** Maps the rectangle of `width` × `height` onto a shape (Heckbert 1989, 'Fundamentals of texture mapping', 2.2.3). */
export function homographyTo([p0, p1, p2, p3]: Corners, width: number, height: number): Homography {
  const [dx1, dx2, sumX] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, sumY] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return {
    a: (p1.x - p0.x + g * p1.x) / width,
    b: (p3.x - p0.x + h * p3.x) / height,
    c: p0.x,
    d: (p1.y - p0.y + g * p1.y) / width,
    e: (p3.y - p0.y + h * p3.y) / height,
    f: p0.y,
    g: g / width,
    h: h / height,
  };
}

/**
 * Flattens what is between the corners into a picture of `width` × `height` pixels; interpolated, and averaged where it gets
 * smaller. Beyond the photo its last pixels go on. Opacity is left out. Takes corners that `checkCorners` calls 'ok'.
 */
export function warp(image: PixelImage, corners: Corners, width: number, height: number): PixelImage {
  const upright = clockwise(corners);
  const shrinkage = Math.sqrt(signedArea(upright) / (width * height));
  const factor = Math.max(1, Math.floor(shrinkage + 0.25));
  const source = factor === 1 ? image : averaged(image, factor);
  const scaled = mapCorners(upright, ({ x, y }) => ({ x: x / factor, y: y / factor }));
  const channels = image.channels === 1 ? 1 : 3;
  const target = { data: new Uint8ClampedArray(width * height * channels), width, height, channels } as const;
  const map = homographyTo(scaled, width, height);
  for (let row = 0; row < height; row += 1) fillRow(source, map, target, row);
  return target;
}

/** A copy in which each pixel is the mean of `factor` × `factor`; what is left over at the right and bottom is cut off. */
function averaged({ data, width, height, channels }: PixelImage, factor: number): PixelImage {
  const columns = Math.max(1, Math.floor(width / factor));
  const rows = Math.max(1, Math.floor(height / factor));
  const result = new Uint8ClampedArray(columns * rows * channels);
  const sums = new Uint32Array(columns * channels);
  const parts = factor * factor;
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0);
    for (let line = 0; line < factor; line += 1) {
      let from = (row * factor + line) * width * channels;
      for (let column = 0, to = 0; column < columns; column += 1, to += channels) {
        for (let step = 0; step < factor; step += 1) {
          for (let channel = 0; channel < channels; channel += 1, from += 1) {
            sums[to + channel] = (sums[to + channel] ?? 0) + (data[from] ?? 0);
          }
        }
      }
    }
    const start = row * columns * channels;
    for (let at = 0; at < sums.length; at += 1) result[start + at] = (sums[at] ?? 0) / parts;
  }
  return { data: result, width: columns, height: rows, channels };
}

/** Weights are whole numbers, which are faster: 256ths of a pixel. */
const parts = 256;

function fillRow(
  { data, width, height, channels }: PixelImage,
  map: Homography,
  target: PixelImage,
  row: number,
): void {
  const { a, d, g } = map;
  const result = target.data;
  const [lastX, lastY] = [(width - 1) * parts, (height - 1) * parts];
  const below = width * channels;
  let x = (a * 0.5 + map.b * (row + 0.5) + map.c) * parts;
  let y = (d * 0.5 + map.e * (row + 0.5) + map.f) * parts;
  let depth = g * 0.5 + map.h * (row + 0.5) + 1;
  const [stepX, stepY] = [a * parts, d * parts];
  let to = row * target.width * target.channels;
  for (let column = 0; column < target.width; column += 1, x += stepX, y += stepY, depth += g) {
    const u = Math.max(0, Math.min(lastX, (x / depth - parts / 2) | 0));
    const v = Math.max(0, Math.min(lastY, (y / depth - parts / 2) | 0));
    const [right, down] = [u < lastX ? channels : 0, v < lastY ? below : 0];
    const from = (v >> 8) * below + (u >> 8) * channels;
    const [shareX, shareY] = [u & 255, v & 255];
    const [both, across] = [shareX * shareY, shareX * parts];
    const [far, near] = [across - both, shareY * parts - both];
    const own = parts * parts - across - near;
    for (let channel = 0; channel < target.channels; channel += 1, to += 1) {
      const at = from + channel;
      const sum =
        (data[at] ?? 0) * own +
        (data[at + right] ?? 0) * far +
        (data[at + down] ?? 0) * near +
        (data[at + down + right] ?? 0) * both;
      result[to] = (sum + 32768) >> 16;
    }
  }
}
