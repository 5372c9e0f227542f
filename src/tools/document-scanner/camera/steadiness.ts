import type { Corners } from '../../../shared/scan/corners.ts';
import { cornerShift, type ImageMeasures } from '../edges/corner-geometry.ts';

/** How far the corners may move between two frames and still count as steady, as a part of the diagonal. */
const tolerance = 0.012;
/** How long it must be steady before the photo is taken, in milliseconds. */
export const steadyMs = 1200;

/** Since when the paper has been steady. */
export type Steadiness = { corners: Corners; since: number };

/**
 * Tracks how long the paper has been at the same place.
 * @param found undefined when no paper was found for sure, which resets it
 * @param now milliseconds
 */
export function followSteadiness(
  before: Steadiness | undefined,
  found: Corners | undefined,
  size: ImageMeasures,
  now: number,
): Steadiness | undefined {
  if (!found) return undefined;
  // Compared with the first frame, so that a slow drift is not steady.
  if (before && cornerShift(before.corners, found, size) <= tolerance) return before;
  return { corners: found, since: now };
}
