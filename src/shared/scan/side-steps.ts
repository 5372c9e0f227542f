import { distance, type Point } from './corners.ts';
import type { PixelImage } from './pixel-image.ts';

/**
 * How strongly an image changes across a side: one row per position along it, one value per distance, from outside to inside.
 */
export type SideSteps = {
  places: number;
  /** Values per row; the middle one is on the side itself. */
  distances: number;
  /** Pixels between values of a row. */
  spacing: number;
  /** Brightness levels, including colour; -1 outside the image. */
  values: Float32Array;
  /** Unit vectors along the side, and across it to the inside of a clockwise shape. */
  along: Point;
  across: Point;
  length: number;
};

const perSide = 3;

/**
 * Reads `reach` pixels on both sides of the segment from `a` to `b`, at `places` positions. Reads only nearby pixels, so
 * images may be of any size.
 */
export function readSideSteps(
  image: PixelImage,
  [a, b]: readonly [Point, Point],
  { reach, spacing, places }: { reach: number; spacing: number; places: number },
): SideSteps {
  const length = distance(a, b);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const across = { x: -along.y, y: along.x };
  const half = Math.ceil(reach / spacing);
  const distances = 2 * half + 1;
  const values = new Float32Array(places * distances).fill(-1);
  const channels = image.channels === 1 ? 1 : 3;
  const ray = Array.from({ length: channels }, () => new Float32Array(distances + 2 * perSide));
  for (let place = 0; place < places; place += 1) {
    const share = (place + 0.5) / places;
    const middle = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    if (!isIn(image, middle)) continue;
    readRay(image, ray, { middle, along, across, spacing, half: half + perSide });
    for (let step = 0; step < distances; step += 1) values[place * distances + step] = changeAt(ray, step + perSide);
  }
  return { places, distances, spacing, values, along, across, length };
}

const isIn = ({ width, height }: PixelImage, { x, y }: Point) => x >= 2 && y >= 2 && x <= width - 3 && y <= height - 3;

/** The image along a ray across the side, averaged over a few pixels along the side against noise and texture. */
function readRay(
  { data, width, height, channels }: PixelImage,
  ray: readonly Float32Array[],
  from: { middle: Point; along: Point; across: Point; spacing: number; half: number },
): void {
  const { middle, along, across, spacing, half } = from;
  for (const values of ray) values.fill(0);
  for (let step = -half; step <= half; step += 1) {
    for (let aside = -2; aside <= 2; aside += 1) {
      const x = middle.x + (across.x * step + along.x * aside) * spacing;
      const y = middle.y + (across.y * step + along.y * aside) * spacing;
      const column = Math.max(0, Math.min(width - 1, Math.round(x)));
      const row = Math.max(0, Math.min(height - 1, Math.round(y)));
      const at = (row * width + column) * channels;
      for (const [channel, values] of ray.entries()) {
        values[step + half] = (values[step + half] ?? 0) + (data[at + channel] ?? 0) / 5;
      }
    }
  }
}

/** The difference before and after a position of the ray, in the channel that changes most. */
function changeAt(ray: readonly Float32Array[], middle: number): number {
  let most = 0;
  for (const values of ray) {
    let difference = 0;
    for (let step = 1; step <= perSide; step += 1) {
      difference += (values[middle + step] ?? 0) - (values[middle - step] ?? 0);
    }
    most = Math.max(most, Math.abs(difference) / perSide);
  }
  return most;
}

/** Steps below this many brightness levels are noise. */
export const minStep = 5;

/** The centroid of the step around a value of a row; undefined without one. */
export function steepestNear(row: Float32Array, near: number): { at: number; weight: number } | undefined {
  let [weight, moment] = [0, 0];
  for (let step = near - 3; step <= near + 3; step += 1) {
    const value = row[step] ?? 0;
    if (value <= minStep) continue;
    weight += value;
    moment += value * step;
  }
  return weight === 0 ? undefined : { at: moment / weight, weight };
}
