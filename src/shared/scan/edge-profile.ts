import type { Point } from './corners.ts';
import type { Gradient } from './gradient.ts';
import { type Line, mostlyOneWay } from './hough-lines.ts';
import type { Plane } from './pixel-image.ts';

/** Cumulative sums of an image along a line, so that any stretch can be evaluated at once. */
export type EdgeProfile = {
  line: Line;
  /** Pixels along the line from the point nearest to the origin to the first sum. */
  start: number;
  /** Sums up to and including each pixel: inside the image, */
  inside: Float32Array;
  /** edge along the line, at most 1 per pixel, lighter or darker on the side of the normal, */
  lighter: Float32Array;
  darker: Float32Array;
  /** and brightness difference towards the normal, and its square. */
  contrast: Float32Array;
  contrastSquared: Float32Array;
};

/** Evidence for a side of a shape. */
export type SideEvidence = {
  length: number;
  /** Share with an edge, 0 to 1, within the image. */
  support: number;
  /** The same just beyond its ends: a sheet's side ends at its corners, table rules continue. */
  beyond: number;
  /** Share outside the image. */
  outside: number;
  /** How consistently the inside is lighter than the outside; negative if darker. */
  lighterInside: number;
};

/** Distance on both sides of a line for comparing brightness, in pixels. */
const contrastReach = 5;
/** How far from the line an edge may be. */
const edgeReach = 2;
const borderWidth = 2;

/** Reads gradient and brightness along a line across the image. `full` is a full-strength edge. */
export function profileLine(line: Line, gradient: Gradient, light: Plane, full: number): EdgeProfile {
  const { width, height } = gradient;
  const reach = Math.ceil(Math.hypot(width, height)) + 2;
  const length = 2 * reach + 1;
  const sums = () => new Float32Array(length);
  const profile = {
    ...{ line, start: -reach },
    ...{ inside: sums(), lighter: sums(), darker: sums(), contrast: sums(), contrastSquared: sums() },
  };
  const { inside, lighter, darker, contrast, contrastSquared } = profile;
  for (let index = 1; index < length; index += 1) {
    const along = index - reach;
    const x = line.cos * line.offset - line.sin * along;
    const y = line.sin * line.offset + line.cos * along;
    inside[index] = inside[index - 1] ?? 0;
    lighter[index] = lighter[index - 1] ?? 0;
    darker[index] = darker[index - 1] ?? 0;
    contrast[index] = contrast[index - 1] ?? 0;
    contrastSquared[index] = contrastSquared[index - 1] ?? 0;
    if (x < borderWidth || y < borderWidth || x >= width - borderWidth || y >= height - borderWidth) continue;
    inside[index] = (inside[index] ?? 0) + 1;
    const edge = edgeAt(x, y, line, gradient, full);
    if (edge > 0) lighter[index] = (lighter[index] ?? 0) + edge;
    else darker[index] = (darker[index] ?? 0) - edge;
    const difference = contrastAt(x, y, line, light);
    contrast[index] = (contrast[index] ?? 0) + difference;
    contrastSquared[index] = (contrastSquared[index] ?? 0) + difference * difference;
  }
  return profile;
}

/** The strongest edge near a point that runs along the line (within 28°), -1 to 1: negative if darker towards the normal. */
function edgeAt(x: number, y: number, { cos, sin }: Line, gradient: Gradient, full: number): number {
  const { width, height } = gradient;
  let best = 0;
  for (let aside = -edgeReach; aside <= edgeReach; aside += 1) {
    const column = Math.round(x + cos * aside);
    const row = Math.round(y + sin * aside);
    if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) continue;
    const at = row * width + column;
    const strength = gradient.strength[at] ?? 0;
    if (strength < 1 || strength <= Math.abs(best) * full) continue;
    const [dx, dy] = [gradient.x[at] ?? 0, gradient.y[at] ?? 0];
    const across = dx * cos + dy * sin;
    if (Math.abs(across) < 0.88 * Math.sqrt(dx * dx + dy * dy)) continue;
    best = Math.min(1, strength / full) * Math.sign(across);
  }
  return best;
}

function contrastAt(x: number, y: number, { cos, sin }: Line, { data, width, height }: Plane): number {
  const [ahead, behind] = [
    { x: Math.round(x + cos * contrastReach), y: Math.round(y + sin * contrastReach) },
    { x: Math.round(x - cos * contrastReach), y: Math.round(y - sin * contrastReach) },
  ];
  const isIn = (point: Point) => point.x >= 0 && point.y >= 0 && point.x < width && point.y < height;
  if (!isIn(ahead) || !isIn(behind)) return 0;
  return (data[ahead.y * width + ahead.x] ?? 0) - (data[behind.y * width + behind.x] ?? 0);
}

/** How far beyond a side's ends to look, as a share of its length, and the size of its corners, in pixels. */
const beyondShare = 0.15;
const cornerReach = 4;

/** Evidence for the stretch from `a` to `b`, on the profile's line, as a side of a clockwise shape. */
export function evidenceOf(profile: EdgeProfile, a: Point, b: Point): SideEvidence {
  const { line, start } = profile;
  const along = (point: Point) => line.cos * point.y - line.sin * point.x;
  const [from, to] = [along(a), along(b)];
  const last = profile.inside.length - 1;
  const index = (value: number) => Math.max(0, Math.min(last, Math.round(value - start)));
  const [low, high] = from < to ? [index(from), index(to)] : [index(to), index(from)];
  const between = (sums: Float32Array) => (sums[high] ?? 0) - (sums[low] ?? 0);
  const samples = between(profile.inside);
  const length = Math.abs(to - from);
  if (samples < 1) return { length, support: 0, beyond: 0, outside: 1, lighterInside: 0 };
  const mean = between(profile.contrast) / samples;
  const deviation = Math.sqrt(Math.max(0, between(profile.contrastSquared) / samples - mean * mean));
  // Clockwise, the inside is to the right, where the normal points only against the line's direction.
  const inward = from < to ? -1 : 1;
  const reach = Math.max(8, length * beyondShare);
  const before = [index(start + low - cornerReach - reach), index(start + low - cornerReach)] as const;
  const after = [index(start + high + cornerReach), index(start + high + cornerReach + reach)] as const;
  return {
    length,
    support: mostlyOneWay(between(profile.lighter), between(profile.darker)) / samples,
    beyond: Math.max(edgeShare(profile, before), edgeShare(profile, after)),
    outside: 1 - Math.min(1, samples / Math.max(1, high - low)),
    lighterInside: (inward * mean) / (deviation + 6),
  };
}

/** The share with an edge of one direction; 0 when hardly any of it is in the image. */
function edgeShare({ inside, lighter, darker }: EdgeProfile, [from, to]: readonly [number, number]): number {
  const between = (sums: Float32Array) => (sums[to] ?? 0) - (sums[from] ?? 0);
  const samples = between(inside);
  return samples < 6 ? 0 : mostlyOneWay(between(lighter), between(darker)) / samples;
}
