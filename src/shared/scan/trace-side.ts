import type { Point } from './corners.ts';
import type { PixelImage } from './pixel-image.ts';
import { readSideSteps, type SideSteps, steepestNear } from './side-steps.ts';

/** The actual course of a curved side: its inward distance from the straight line, in pixels, at even intervals. */
export type TracedSide = { offsets: Float32Array; inward: Point };

const places = 96;
const halfSteps = 32;
/** Maximum movement per position, in values, and the cost of each. */
const maxMove = 3;
const moveCost = 0.04;
/** Brightness step that counts fully. */
const fullStep = 24;
/** Minimum share of the side with an edge. */
const minShown = 0.55;

/**
 * Traces the edge of curved paper between two corners, within `reach` pixels: the path with the most edge and fewest moves,
 * by dynamic programming. Undefined without a clear one.
 */
export function traceSide(image: PixelImage, side: readonly [Point, Point], reach: number): TracedSide | undefined {
  const steps = readSideSteps(image, side, { reach, spacing: reach / halfSteps, places });
  const path = bestPath(steps);
  if (!path) return undefined;
  const offsets = path.map((step, place) => (centred(steps, place, step) - halfSteps) * steps.spacing);
  return { offsets: smoothed(offsets, 3), inward: steps.across };
}

/** Moves from the slope of a step to its middle. */
function centred({ values, distances }: SideSteps, place: number, step: number): number {
  const row = values.subarray(place * distances, (place + 1) * distances);
  let at = step;
  for (let round = 0; round < 4; round += 1) at = steepestNear(row, Math.round(at))?.at ?? at;
  return at;
}

const edgeOf = ({ values, distances }: SideSteps, place: number, step: number): number =>
  Math.max(0, Math.min(1, (values[place * distances + step] ?? 0) / fullStep));

function bestPath(steps: SideSteps): Float32Array | undefined {
  const { distances } = steps;
  const cameFrom = new Int8Array(places * distances);
  let sums = Float32Array.from({ length: distances }, (_, step) => edgeOf(steps, 0, step));
  for (let place = 1; place < places; place += 1) {
    const before = sums;
    sums = Float32Array.from({ length: distances }, (_, step) => {
      let [best, move] = [Number.NEGATIVE_INFINITY, 0];
      for (let aside = -maxMove; aside <= maxMove; aside += 1) {
        const sum = (before[step + aside] ?? Number.NEGATIVE_INFINITY) - moveCost * Math.abs(aside);
        if (sum > best) [best, move] = [sum, aside];
      }
      cameFrom[place * distances + step] = move;
      return best + edgeOf(steps, place, step);
    });
  }
  let step = sums.indexOf(Math.max(...sums));
  const path = new Float32Array(places);
  let shown = 0;
  for (let place = places - 1; place >= 0; place -= 1) {
    path[place] = step;
    shown += edgeOf(steps, place, step);
    step += cameFrom[place * distances + step] ?? 0;
  }
  return shown / places >= minShown ? path : undefined;
}

/** Moving average over `radius` values on each side; fewer at the ends. */
export function smoothed(values: Float32Array, radius: number): Float32Array {
  return values.map((_, index) => {
    const near = Math.min(radius, index, values.length - 1 - index);
    const around = values.subarray(index - near, index + near + 1);
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}

/** The offset at a share of the side, 0 to 1. */
export function offsetAt({ offsets }: TracedSide, share: number): number {
  const at = Math.max(0, Math.min(offsets.length - 1, share * offsets.length - 0.5));
  const low = Math.floor(at);
  const value = offsets[low] ?? 0;
  return value + ((offsets[low + 1] ?? value) - value) * (at - low);
}
