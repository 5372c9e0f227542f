import { invert, type Matrix } from '../../compress/content/matrix.ts';

/** A rectangle in a page's user space, in its units. */
export type Box = { left: number; bottom: number; right: number; top: number };
export type Point = { x: number; y: number };

export const transformed = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** The box around these points. */
export function boxAround(points: readonly Point[]): Box {
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  return box;
}

export const cornersOf = ({ left, bottom, right, top }: Box): Point[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];

/** The box around a transformed box. */
export const transformedBox = (matrix: Matrix, box: Box): Box =>
  boxAround(cornersOf(box).map((corner) => transformed(matrix, corner)));

export const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.bottom < other.top && one.top > other.bottom;

export const isInside = ({ x, y }: Point, { left, bottom, right, top }: Box): boolean =>
  x > left && x < right && y > bottom && y < top;

export const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.bottom >= outer.bottom && inner.top <= outer.top;

export const grown = ({ left, bottom, right, top }: Box, by: number): Box => ({
  left: left - by,
  bottom: bottom - by,
  right: right + by,
  top: top + by,
});

/** What two boxes have in common, as shares of the first one's width and height. */
export function sharedPart(one: Box, other: Box): { across: number; down: number } {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  return {
    across: across <= 0 ? 0 : across / Math.max(1e-6, one.right - one.left),
    down: down <= 0 ? 0 : down / Math.max(1e-6, one.top - one.bottom),
  };
}

/** A box in points from the top left corner of the page as displayed, y downwards. */
export type ShownBox = { x: number; y: number; width: number; height: number };

/** `toUserSpace` is the page's. */
export function shownBox(toUserSpace: Matrix, area: Box): ShownBox {
  const { left, right, bottom, top } = transformedBox(invert(toUserSpace), area);
  return { x: left, y: bottom, width: right - left, height: top - bottom };
}

export const userBox = (toUserSpace: Matrix, { x, y, width, height }: ShownBox): Box =>
  transformedBox(toUserSpace, { left: x, right: x + width, bottom: y, top: y + height });
