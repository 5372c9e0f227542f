import { type Corners, isConvex, type Point, signedArea } from './corners.ts';
import { compareLines, type Line, meet } from './hough-lines.ts';

/** A shape of four lines: `sides[i]` is the line of side `i`. */
export type LinedQuad = { corners: Corners; sides: [number, number, number, number] };

const maxPairs = 360;
/** Maximum angle between opposite sides, in radians: perspective. */
const maxConvergence = 0.75;
/** Minimum angle between adjacent sides, in radians. */
const minCrossing = 0.85;

type Pair = { one: number; other: number; angle: number; votes: number };

/**
 * Every likely shape among the lines: two pairs of opposite sides. Corners may lie outside the image by a 25th of its longer
 * side. `sides` are indexes of `lines`.
 */
export function quadsFromLines(lines: readonly Line[], width: number, height: number): LinedQuad[] {
  const pairs = facingPairs(lines, Math.min(width, height) * 0.12);
  const margin = Math.max(width, height) * 0.04;
  const isNear = ({ x, y }: Point) => x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;
  const minArea = width * height * 0.06;
  const quads: LinedQuad[] = [];
  for (const [index, pair] of pairs.entries()) {
    for (const across of pairs.slice(index + 1)) {
      if (angleBetween(pair.angle, across.angle) < minCrossing || shareLine(pair, across)) continue;
      const quad = cross(lines, pair, across, isNear);
      if (quad && signedArea(quad.corners) >= minArea && isConvex(quad.corners) && isSquarish(quad.corners, 45)) {
        quads.push(quad);
      }
    }
  }
  return quads;
}

function facingPairs(lines: readonly Line[], minDistance: number): Pair[] {
  const pairs: Pair[] = [];
  for (const [one, line] of lines.entries()) {
    for (let other = one + 1; other < lines.length; other += 1) {
      const facing = lines[other];
      if (!facing || (line.isBorder && facing.isBorder)) continue;
      const { angle, apart } = compareLines(line, facing);
      if (angle > maxConvergence || (apart < minDistance && angle < 0.25)) continue;
      const turned = Math.abs(line.angle - facing.angle) > Math.PI / 2 ? Math.PI : 0;
      pairs.push({
        ...{ one, other },
        angle: (line.angle + facing.angle - turned) / 2,
        votes: line.votes + facing.votes,
      });
    }
  }
  return pairs.sort((a, b) => b.votes - a.votes).slice(0, maxPairs);
}

function angleBetween(one: number, other: number): number {
  const angle = Math.abs(one - other) % Math.PI;
  return Math.min(angle, Math.PI - angle);
}

const shareLine = (pair: Pair, across: Pair): boolean =>
  pair.one === across.one || pair.one === across.other || pair.other === across.one || pair.other === across.other;

function cross(
  lines: readonly Line[],
  pair: Pair,
  across: Pair,
  isNear: (point: Point) => boolean,
): LinedQuad | undefined {
  const at = (one: number, other: number): Point | undefined => {
    const [line, crossing] = [lines[one], lines[other]];
    const point = line && crossing && meet(line, crossing);
    return point && isNear(point) ? point : undefined;
  };
  const a = at(pair.one, across.one);
  const b = a && at(pair.one, across.other);
  const c = b && at(pair.other, across.other);
  const d = c && at(pair.other, across.one);
  if (!d) return undefined;
  const corners: Corners = [a, b, c, d];
  if (signedArea(corners) >= 0) return { corners, sides: [pair.one, across.other, pair.other, across.one] };
  return { corners: [a, d, c, b], sides: [across.one, pair.other, across.other, pair.one] };
}

/** The largest deviation of a corner from a right angle, in degrees. */
export function worstAngle(corners: Corners): number {
  const angles = corners.map((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4] ?? corner, corners[(index + 1) % 4] ?? corner];
    const inward = Math.atan2(before.y - corner.y, before.x - corner.x);
    const outward = Math.atan2(after.y - corner.y, after.x - corner.x);
    const angle = Math.abs(((inward - outward) * 180) / Math.PI) % 360;
    return Math.abs(90 - (angle > 180 ? 360 - angle : angle));
  });
  return Math.max(...angles);
}

export const isSquarish = (corners: Corners, tolerance: number): boolean => worstAngle(corners) <= tolerance;
