import type { Matrix } from '../compress/content/matrix.ts';
import type { Rectangle } from '../objects/page-box.ts';

/** In points from the top left corner of the displayed page, y downwards, as edits have it. */
export type DisplayBox = { x: number; y: number; width: number; height: number };

export type Point = readonly [x: number, y: number];

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

export const cornersOf = ({ x, y, width, height }: DisplayBox): [Point, Point, Point, Point] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];

export function boundsOf(points: readonly Point[]): Rectangle {
  const bounds = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.min(bounds.bottom, y);
    bounds.top = Math.max(bounds.top, y);
  }
  return bounds;
}

/** The box around points of the displayed page. */
export function boxAround(points: readonly Point[]): DisplayBox {
  const { left, bottom, right, top } = boundsOf(points);
  return { x: left, y: bottom, width: right - left, height: top - bottom };
}

/** A box with room on all sides. */
export const grown = ({ x, y, width, height }: DisplayBox, by: number): DisplayBox => ({
  ...{ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by },
});

/** Turns points of the displayed page clockwise around the middle of a box. */
export function turning({ x, y, width, height }: DisplayBox, degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [cos, sin, -sin, cos, middleX - middleX * cos + middleY * sin, middleY - middleX * sin - middleY * cos];
}

/** The box that a turned box takes up. */
export const turnedBox = (box: DisplayBox, degrees: number): DisplayBox =>
  degrees === 0 ? box : boxAround(cornersOf(box).map((corner) => moved(turning(box, degrees), corner)));
