import { type Corners, clockwise, type Point, signedArea } from './corners.ts';
import type { PixelImage } from './pixel-image.ts';
import { blankFor, resampleRow, rowPlaces, sourceFor } from './resample.ts';

/** Maps flat coordinates to the photo: x = (a·u + b·v + c) / (g·u + h·v + 1), y with d, e, f. */
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

/** The source of a point of the flat image. */
export function applyHomography({ a, b, c, d, e, f, g, h }: Homography, u: number, v: number): Point {
  const depth = g * u + h * v + 1;
  return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
}

/**
 * Flattens the area between the corners to `width` × `height` pixels; interpolates, and averages when shrinking. Replicates
 * the photo's border and drops alpha. Takes corners that `checkCorners` calls 'ok'.
 */
export function warp(image: PixelImage, corners: Corners, width: number, height: number): PixelImage {
  const upright = clockwise(corners);
  const source = sourceFor(image, Math.sqrt(signedArea(upright) / (width * height)));
  const { a, b, c, d, e, f, g, h } = homographyTo(upright, width, height);
  const target = blankFor(image, width, height);
  const places = rowPlaces(width);
  for (let row = 0; row < height; row += 1) {
    let x = a * 0.5 + b * (row + 0.5) + c;
    let y = d * 0.5 + e * (row + 0.5) + f;
    let depth = g * 0.5 + h * (row + 0.5) + 1;
    for (let column = 0; column < width; column += 1, x += a, y += d, depth += g) {
      places.x[column] = x / depth;
      places.y[column] = y / depth;
    }
    resampleRow(source, places, target, row);
  }
  return target;
}
