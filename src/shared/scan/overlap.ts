import { type Corners, type Point, signedArea, turn } from './corners.ts';

/** Intersection over union of two shapes, 0 to 1. */
export function overlap(one: Corners, other: Corners): number {
  const shared = signedArea(clip(one, other));
  const together = signedArea(one) + signedArea(other) - shared;
  return together > 0 ? Math.max(0, shared) / together : 0;
}

/** The intersection of two convex, clockwise shapes (Sutherland and Hodgman 1974). */
export function clip(shape: readonly Point[], by: Corners): Point[] {
  let rest = [...shape];
  for (const [index, start] of by.entries()) {
    const end = by[(index + 1) % 4] ?? start;
    rest = rest.flatMap((point, place) => {
      const before = rest.at(place - 1) ?? point;
      const [side, sideBefore] = [turn(start, end, point), turn(start, end, before)];
      const crossing = side * sideBefore < 0 ? [between(before, point, sideBefore / (sideBefore - side))] : [];
      return side >= 0 ? [...crossing, point] : crossing;
    });
  }
  return rest;
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
