import { type Corners, distance, mapCorners, type Point } from './corners.ts';
import { type Line, lineThrough, meet } from './hough-lines.ts';
import type { PixelImage } from './pixel-image.ts';
import { minStep, readSideSteps, type SideSteps, steepestNear } from './side-steps.ts';

/** Corners found at 480 pixels are accurate to about two of those. */
const reachShare = 1 / 100;
const places = 60;
/** Brightness step that counts fully. */
const fullStep = 24;

/**
 * Moves a shape's sides onto nearby edges, with subpixel accuracy. Searches a hundredth of the image's longer side on both
 * sides, then closer. A side without a clear edge nearby stays.
 */
export function refineCorners(image: PixelImage, corners: Corners): Corners {
  const longSide = Math.max(image.width, image.height);
  const reach = Math.max(5, longSide * reachShare);
  const coarse = moveSides(image, corners, reach, reach / 14);
  return moveSides(image, coarse, Math.max(2, reach / 4), Math.max(0.35, reach / 48));
}

function moveSides(image: PixelImage, corners: Corners, reach: number, spacing: number): Corners {
  const sides = corners.map((corner, index) => {
    const end = corners[(index + 1) % 4] ?? corner;
    if (distance(corner, end) < 8) return lineThrough(corner, end);
    return alongEdge(readSideSteps(image, [corner, end], { reach, spacing, places }), corner, end);
  });
  let index = -1;
  return mapCorners(corners, (corner) => {
    index += 1;
    const [before, after] = [sides[(index + 3) % 4], sides[index]];
    const moved = before && after && meet(before, after);
    return moved && distance(moved, corner) < reach * 3 ? moved : corner;
  });
}

/** The line through the edge near the segment from `a` to `b`. */
function alongEdge(steps: SideSteps, a: Point, b: Point): Line {
  const best = bestOffsets(steps);
  if (!best) return lineThrough(a, b);
  const { start, end } = exactOffsets(steps, best);
  const shift = (point: Point, offset: number) => ({
    x: point.x + steps.across.x * offset,
    y: point.y + steps.across.y * offset,
  });
  return lineThrough(shift(a, start), shift(b, end));
}

/** How far to move each end of the side, in values of a row. */
type Offsets = { start: number; end: number };

/**
 * The straight path through the rows with the most edge; of two alike, the one nearer to the side. Undefined if even that has
 * little.
 */
function bestOffsets({ places: rows, distances, values }: SideSteps): Offsets | undefined {
  const half = (distances - 1) / 2;
  let seen = 0;
  for (let row = 0; row < rows; row += 1) if ((values[row * distances] ?? -1) >= 0) seen += 1;
  if (seen < 12) return undefined;
  let best: (Offsets & { sum: number }) | undefined;
  for (let start = 0; start < distances; start += 1) {
    for (let end = 0; end < distances; end += 1) {
      let sum = 0;
      for (let row = 0; row < rows; row += 1) {
        const step = Math.round(start + ((end - start) * (row + 0.5)) / rows);
        const value = values[row * distances + step] ?? 0;
        if (value > minStep) sum += Math.min(1, value / fullStep);
      }
      sum *= 1 - (0.1 * (Math.abs(start - half) + Math.abs(end - half))) / distances;
      if (!best || sum > best.sum) best = { start, end, sum };
    }
  }
  return best && best.sum > seen * 0.3 ? best : undefined;
}

/** In pixels: a weighted least squares fit to the steepest point of each row near `rough`. */
function exactOffsets(steps: SideSteps, rough: Offsets): Offsets {
  const { places: rows, distances, values, spacing } = steps;
  const half = (distances - 1) / 2;
  let [sum, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
  for (let row = 0; row < rows; row += 1) {
    const x = (row + 0.5) / rows;
    const near = Math.round(rough.start + (rough.end - rough.start) * x);
    const peak = steepestNear(values.subarray(row * distances, (row + 1) * distances), near);
    if (!peak) continue;
    const weight = Math.min(peak.weight, fullStep * 3);
    sum += weight;
    sumX += weight * x;
    sumY += weight * peak.at;
    sumXX += weight * x * x;
    sumXY += weight * x * peak.at;
  }
  const determinant = sum * sumXX - sumX * sumX;
  const pixels = (offset: number) => (offset - half) * spacing;
  if (determinant < 1e-6) return { start: pixels(rough.start), end: pixels(rough.end) };
  const slope = (sum * sumXY - sumX * sumY) / determinant;
  const start = (sumY - slope * sumX) / sum;
  return { start: pixels(start), end: pixels(start + slope) };
}
