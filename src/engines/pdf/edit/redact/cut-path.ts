import type { Matrix } from '../../compress/content/matrix.ts';
import { type Box, isInside, type Point, transformed } from '../content/content-box.ts';
import type { DrawnPath, PathStep } from '../content/page-items.ts';
import { number } from '../content/rewrite-text.ts';

/** A line, or with control points a Bézier curve. */
type Segment = { from: Point; controls: [Point, Point] | undefined; to: Point };
type Subpath = { start: Point; segments: Segment[]; isClosed: boolean };

/**
 * The path without what it draws under the boxes: subpaths inside are dropped, and where one runs through a box, a straight
 * line replaces its way there. As a box is convex, the line stays in it, and nothing outside changes. Undefined when no part
 * of the outline is under a box; a line that only passes through straight on tells nothing about what is there. The same goes
 * for one corner of a filled rectangle: the other three tell where it is. Programs fit whole rectangles to the pixels, and would
 * draw the edges of a cut one elsewhere.
 */
export function cutPath(path: DrawnPath, boxes: readonly Box[]): Buffer | undefined {
  let subpaths = subpathsOf(path.steps);
  // Rectangles that only clip show nothing, and cutting them would move the edges of what they clip by a hair.
  if (path.painting === 'n' && subpaths.every(isRectangle)) return undefined;
  let isCut = false;
  const kept = isStroked(path) ? [] : subpaths.filter((subpath) => hidesOneCorner(subpath, path.matrix, boxes));
  for (const box of boxes) {
    const inner = isStroked(path) ? shrunk(box, path.lineWidth / 2) : box;
    const isUnder = (point: Point) => isInside(transformed(path.matrix, point), inner);
    const cut = subpaths.map((subpath) => (kept.includes(subpath) ? subpath : cutSubpath(subpath, isUnder)));
    if (cut.every((subpath, index) => subpath === subpaths[index])) continue;
    isCut = true;
    subpaths = cut.filter((subpath) => subpath !== undefined);
  }
  return isCut ? Buffer.from(written(path, subpaths), 'latin1') : undefined;
}

function isRectangle({ start, segments }: Subpath): boolean {
  const ends = [start, ...segments.map(({ to }) => to)];
  const isStraight = segments.every(({ from, to, controls }) => !controls && (from.x === to.x || from.y === to.y));
  return isStraight && new Set(ends.map(({ x }) => x)).size <= 2 && new Set(ends.map(({ y }) => y)).size <= 2;
}

function hidesOneCorner(subpath: Subpath, matrix: Matrix, boxes: readonly Box[]): boolean {
  if (!isRectangle(subpath)) return false;
  const corners = [subpath.start, ...subpath.segments.map(({ to }) => to)].map((corner) => transformed(matrix, corner));
  const hidden = corners.filter((corner) => boxes.some((box) => isInside(corner, box)));
  return new Set(hidden.map(({ x, y }) => `${x} ${y}`)).size === 1;
}

const isStroked = ({ painting }: DrawnPath): boolean => /^[SsBb]/.test(painting);

/** By half the line's width, so that what is drawn along the box's edge stays in it. */
function shrunk({ left, bottom, right, top }: Box, by: number): Box {
  const [across, down] = [Math.min(by, (right - left) / 4), Math.min(by, (top - bottom) / 4)];
  return { left: left + across, right: right - across, bottom: bottom + down, top: top - down };
}

function subpathsOf(steps: readonly PathStep[]): Subpath[] {
  const subpaths: Subpath[] = [];
  let current: Subpath | undefined;
  let at: Point = { x: 0, y: 0 };
  for (const { name, points } of steps) {
    const to = points.at(-1);
    if (name === 'h') {
      if (current) {
        current.isClosed = true;
        at = current.start;
      }
      current = undefined;
    } else if (to && name === 'm') {
      current = { start: to, segments: [], isClosed: false };
      subpaths.push(current);
      at = to;
    } else if (to) {
      if (!current) {
        current = { start: at, segments: [], isClosed: false };
        subpaths.push(current);
      }
      const [first, second] = points;
      const controls: Segment['controls'] = name === 'c' && first && second ? [first, second] : undefined;
      current.segments.push({ from: at, controls, to });
      at = to;
    }
  }
  return subpaths;
}

type IsUnder = (point: Point) => boolean;

/** Undefined when all of it is under the box; the subpath itself when its outline is not. */
function cutSubpath(subpath: Subpath, isUnder: IsUnder): Subpath | undefined {
  const { start, segments, isClosed } = subpath;
  const last = segments.at(-1)?.to ?? start;
  const closing: Segment[] =
    isClosed && (last.x !== start.x || last.y !== start.y) ? [{ from: last, controls: undefined, to: start }] : [];
  const pieces = [...segments, ...closing].flatMap((segment) => piecesOf(segment, isUnder));
  if (segments.length === 0) return isUnder(start) ? undefined : subpath;
  if (pieces.every(({ isUnder: under }) => !under)) return subpath;
  const kept = pieces.filter(({ isUnder: under }) => !under).map(({ segment }) => segment);
  const [first] = kept;
  if (!first) return undefined;
  const linked: Segment[] = [];
  let at = first.from;
  for (const segment of kept) {
    if (segment.from.x !== at.x || segment.from.y !== at.y)
      linked.push({ from: at, controls: undefined, to: segment.from });
    linked.push(segment);
    at = segment.to;
  }
  return { start: first.from, segments: linked, isClosed };
}

type Piece = { segment: Segment; isUnder: boolean };

/** Curves are looked at in this many places. */
const samples = 32;
const bisections = 24;

/** The parts of a segment outside and under the box. A line that passes straight through is one part outside. */
function piecesOf(segment: Segment, isUnder: IsUnder): Piece[] {
  const steps = segment.controls ? samples : 1;
  const under = Array.from({ length: steps + 1 }, (_, index) => isUnder(pointAt(segment, index / steps)));
  if (under.every((value) => value === under[0])) return [{ segment, isUnder: under[0] ?? false }];
  const cuts = [0];
  for (let index = 0; index < steps; index++) {
    if (under[index] === under[index + 1]) continue;
    let [low, high] = [index / steps, (index + 1) / steps];
    for (let turn = 0; turn < bisections; turn++) {
      const middle = (low + high) / 2;
      if (isUnder(pointAt(segment, middle)) === under[index]) low = middle;
      else high = middle;
    }
    cuts.push(under[index] ? high : low);
  }
  cuts.push(1);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    return { segment: part(segment, start, end), isUnder: isUnder(pointAt(segment, (start + end) / 2)) };
  });
}

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

function pointAt({ from, controls, to }: Segment, share: number): Point {
  if (!controls) return between(from, to, share);
  const [a, b, c] = [
    between(from, controls[0], share),
    between(controls[0], controls[1], share),
    between(controls[1], to, share),
  ];
  return between(between(a, b, share), between(b, c, share), share);
}

/** De Casteljau's subdivision. */
function part(segment: Segment, start: number, end: number): Segment {
  if (!segment.controls) return { from: pointAt(segment, start), controls: undefined, to: pointAt(segment, end) };
  const head = split(segment, end)[0];
  return end === 0 ? head : split(head, start / end)[1];
}

function split({ from, controls, to }: Segment, share: number): [Segment, Segment] {
  const [first, second] = controls ?? [from, to];
  const [a, b, c] = [between(from, first, share), between(first, second, share), between(second, to, share)];
  const [ab, bc] = [between(a, b, share), between(b, c, share)];
  const middle = between(ab, bc, share);
  return [
    { from, controls: [a, ab], to: middle },
    { from: middle, controls: [bc, c], to },
  ];
}

function written({ clip, painting, matrix, steps }: DrawnPath, subpaths: readonly Subpath[]): string {
  const digits = precisionFor(matrix);
  const point = ({ x, y }: Point) => `${Number(x.toFixed(digits))} ${Number(y.toFixed(digits))}`;
  const lines = subpaths.flatMap(({ start, segments, isClosed }) => [
    `${point(start)} m`,
    ...segments.map(({ controls, to }) =>
      controls ? `${[...controls, to].map(point).join(' ')} c` : `${point(to)} l`,
    ),
    ...(isClosed ? ['h'] : []),
  ]);
  if (lines.length > 0) return [...lines, ...(clip ? [clip] : []), painting].join('\n');
  if (!clip) return '';
  // What this clipped was all under a box: an empty area clips everything.
  const corner = steps.flatMap(({ points }) => points)[0] ?? { x: 0, y: 0 };
  return `${number(corner.x)} ${number(corner.y)} 0 0 re ${clip} n`;
}

/** Digits after the point that keep a thousandth of a point on the page. */
function precisionFor([a, b, c, d]: Matrix): number {
  const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d), 1e-6);
  return Math.min(10, Math.max(2, Math.ceil(Math.log10(scale)) + 4));
}
