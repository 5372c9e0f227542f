import type { Corners } from '../../../shared/scan/corners.ts';
import { cornerShift, type ImageMeasures } from '../edges/corner-geometry.ts';

/** What a camera that is held still may move between two looks, as a part of the diagonal. */
const tolerance = 0.012;
/** How long it is held still before the photo is taken, in milliseconds. */
export const steadyMs = 1200;

/** Since when the paper has been lying still before the camera. */
export type Steadiness = { corners: Corners; since: number };

/**
 * Follows how long a paper has been seen at the same place.
 *
 * @param found undefined when no paper was found for sure: it begins again
 * @param now milliseconds
 */
export function followSteadiness(
  before: Steadiness | undefined,
  found: Corners | undefined,
  size: ImageMeasures,
  now: number,
): Steadiness | undefined {
  if (!found) return undefined;
  // Against where the rest began, so that a slow drift is no rest.
  if (before && cornerShift(before.corners, found, size) <= tolerance) return before;
  return { corners: found, since: now };
}
