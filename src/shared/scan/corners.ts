/** A point in pixels from the image's top left. */
export type Point = { x: number; y: number };

/** The corners of a sheet, clockwise from its top left. */
export type Corners = [Point, Point, Point, Point];

/** Default corners if no paper was found, as a share of the image from its edges. */
export const defaultInset = 0.1;
/** How far outside the image a corner may lie, as a share of its side: photos often crop sheets. */
const outsideShare = 0.05;
/** A quarter of a percent of the image: anything smaller is unreadable. */
const smallestShare = 0.0025;

export const insetCorners = (width: number, height: number, share = defaultInset): Corners => {
  const [left, top] = [width * share, height * share];
  const [right, bottom] = [width - left, height - top];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
};

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The signed area by the shoelace formula; positive for clockwise points (y points down). */
export function signedArea(points: readonly Point[]): number {
  let twice = 0;
  let before = points.at(-1);
  for (const point of points) {
    if (before) twice += before.x * point.y - point.x * before.y;
    before = point;
  }
  return twice / 2;
}

/**
 * Cross product: positive if `point` is right of the line from `a` to `b`, which is inside a clockwise shape. Scales with the
 * line's length.
 */
export const turn = (a: Point, b: Point, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/** Whether all corners turn clockwise, as for any flat sheet seen from its front. */
export const isConvex = ([a, b, c, d]: Corners): boolean =>
  turn(a, b, c) > 0 && turn(b, c, d) > 0 && turn(c, d, a) > 0 && turn(d, a, b) > 0;

/** Whether a point is inside, or outside by at most `tolerance` pixels. */
export function isInside(point: Point, corners: Corners, tolerance = 0): boolean {
  return corners.every((a, index) => {
    const b = corners[(index + 1) % 4] ?? a;
    return turn(a, b, point) >= -tolerance * distance(a, b);
  });
}

/** Sorts four points around a centre into the order of `Corners`. */
export function orderCorners(points: Corners): Corners {
  const middle = { x: points.reduce((sum, { x }) => sum + x, 0) / 4, y: points.reduce((sum, { y }) => sum + y, 0) / 4 };
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  const [a, b, c, d] = points.toSorted((one, other) => angle(one) - angle(other));
  return a && b && c && d ? startTopLeft([a, b, c, d]) : points;
}

/** Rotates the list, so that the corner nearest to the top left comes first. */
function startTopLeft([a, b, c, d]: Corners): Corners {
  const sum = ({ x, y }: Point) => x + y;
  const least = Math.min(sum(a), sum(b), sum(c), sum(d));
  if (sum(a) === least) return [a, b, c, d];
  if (sum(b) === least) return [b, c, d, a];
  if (sum(c) === least) return [c, d, a, b];
  return [d, a, b, c];
}

export const mapCorners = ([a, b, c, d]: Corners, change: (point: Point) => Point): Corners => [
  change(a),
  change(b),
  change(c),
  change(d),
];

/** The corners in the image at another size. */
export const scaleCorners = (corners: Corners, factor: number): Corners =>
  mapCorners(corners, ({ x, y }) => ({ x: x * factor, y: y * factor }));

export type CornersCheck = 'ok' | 'notFour' | 'outside' | 'crossed' | 'bent' | 'tooSmall';

/**
 * Whether a sheet can be cropped at these points, in either direction: 'notFour' points or not numbers; one 'outside' the
 * image by more than a twentieth; 'crossed' sides; 'bent' (concave); or 'tooSmall'.
 */
export function checkCorners(points: readonly Point[], width: number, height: number): CornersCheck {
  const corners = fourOf(points);
  if (!corners) return 'notFour';
  const [marginX, marginY] = [width * outsideShare, height * outsideShare];
  const isOutside = ({ x, y }: Point) => x < -marginX || y < -marginY || x > width + marginX || y > height + marginY;
  if (corners.some(isOutside)) return 'outside';
  const [a, b, c, d] = corners;
  if (doCross(a, b, c, d) || doCross(b, c, d, a)) return 'crossed';
  if (Math.abs(signedArea(corners)) < Math.max(16, width * height * smallestShare)) return 'tooSmall';
  return isConvex(clockwise(corners)) ? 'ok' : 'bent';
}

function fourOf(points: readonly Point[]): Corners | undefined {
  const [a, b, c, d] = points;
  if (points.length !== 4 || !a || !b || !c || !d) return undefined;
  return points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)) ? [a, b, c, d] : undefined;
}

/** Whether the segments a-b and c-d cross. */
const doCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** The corners clockwise, keeping the first: otherwise the sheet would be mirrored. */
export const clockwise = ([a, b, c, d]: Corners): Corners =>
  signedArea([a, b, c, d]) < 0 ? [a, d, c, b] : [a, b, c, d];
