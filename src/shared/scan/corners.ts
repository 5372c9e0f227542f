/** A place in an image, in pixels from its top left. */
export type Point = { x: number; y: number };

/** The corners of a sheet in an image: clockwise from the one that is top left. */
export type Corners = [Point, Point, Point, Point];

/** Where the corners start when no paper was found: this share of the image away from its edges. */
export const defaultInset = 0.1;
/** How far outside of the image a corner may lie, as a share of the image's side: sheets are often cut off by it. */
const outsideShare = 0.05;
/** A quarter of a percent of the image: below that there is nothing to see in it. */
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

/** Positive when the points go clockwise (y points down), by the shoelace formula. */
export function signedArea(points: readonly Point[]): number {
  let twice = 0;
  let before = points.at(-1);
  for (const point of points) {
    if (before) twice += before.x * point.y - point.x * before.y;
    before = point;
  }
  return twice / 2;
}

/** How far `point` is to the right of the way from `a` to `b`: inside of a clockwise shape when positive. Not divided by the length. */
export const turn = (a: Point, b: Point, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/** Whether all corners turn clockwise: what every flat sheet seen from its front looks like. */
export const isConvex = ([a, b, c, d]: Corners): boolean =>
  turn(a, b, c) > 0 && turn(b, c, d) > 0 && turn(c, d, a) > 0 && turn(d, a, b) > 0;

/** Whether a point is inside, or outside by at most `tolerance` pixels. */
export function isInside(point: Point, corners: Corners, tolerance = 0): boolean {
  return corners.every((a, index) => {
    const b = corners[(index + 1) % 4] ?? a;
    return turn(a, b, point) >= -tolerance * distance(a, b);
  });
}

/** Four points around a middle, brought into the order of `Corners`. */
export function orderCorners(points: Corners): Corners {
  const middle = { x: points.reduce((sum, { x }) => sum + x, 0) / 4, y: points.reduce((sum, { y }) => sum + y, 0) / 4 };
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  const [a, b, c, d] = points.toSorted((one, other) => angle(one) - angle(other));
  return a && b && c && d ? startTopLeft([a, b, c, d]) : points;
}

/** Turns the list, not the shape, so that the corner nearest to the top left comes first. */
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

/** The same corners in the same image at another size. */
export const scaleCorners = (corners: Corners, factor: number): Corners =>
  mapCorners(corners, ({ x, y }) => ({ x: x * factor, y: y * factor }));

export type CornersCheck = 'ok' | 'notFour' | 'outside' | 'crossed' | 'bent' | 'tooSmall';

/**
 * Whether a sheet can be cut out along these points, which may go either way round: 'notFour' points or not numbers; one
 * 'outside' of the image by more than a twentieth; 'crossed' sides; 'bent' inwards at a corner; or 'tooSmall' to hold anything.
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

/** Whether the ways a-b and c-d cross. */
const doCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** The same corners clockwise, the first one kept: the other way round, the sheet would come out mirrored. */
export const clockwise = ([a, b, c, d]: Corners): Corners =>
  signedArea([a, b, c, d]) < 0 ? [a, d, c, b] : [a, b, c, d];
