import { type Corners, distance, type Point } from './corners.ts';
import type { PixelImage } from './pixel-image.ts';
import { blankFor, resampleRow, rowPlaces, sourceFor } from './resample.ts';
import { offsetAt, smoothed, type TracedSide, traceSide } from './trace-side.ts';
import { applyHomography, homographyTo } from './warp.ts';

/** The curved top and bottom edges of an open book in a photo. */
export type BentSides = { top: TracedSide; bottom: TracedSide };

/** Maximum curvature as a share of the page's height, and the minimum that does not count as flat. */
const [maxBend, minBend] = [0.09, 0.008];

/** Traces the curved top and bottom edges of a spread. Undefined if they are straight or not visible. */
export function traceBentSides(photo: PixelImage, [a, b, c, d]: Corners): BentSides | undefined {
  const height = (distance(b, c) + distance(a, d)) / 2;
  const top = traceSide(photo, [a, b], height * maxBend);
  const bottom = top && traceSide(photo, [d, c], height * maxBend);
  if (!bottom) return undefined;
  const maxOffset = Math.max(...[top, bottom].flatMap(({ offsets }) => [...offsets].map(Math.abs)));
  return maxOffset < height * minBend ? undefined : { top, bottom };
}

/** Part of a spread, as shares of its flattened width, at the top and at the bottom. */
export type SpreadPart = { top: readonly [number, number]; bottom: readonly [number, number] };

const slices = 128;

/** A page cut into narrow slices from the top to the bottom edge. */
type Slices = {
  top: Point[];
  bottom: Point[];
  /** Homogeneous weights of both ends: how near they are to the camera. */
  topWeight: Float32Array;
  bottomWeight: Float32Array;
  /** Position of each slice along the paper, in page heights. */
  along: Float32Array;
};

/**
 * Flattens a curved page: paper bends in one direction, so it consists of straight vertical lines, whose length in the photo
 * shows their distance; laid along the curve they restore the page's width. Assumes that the optical axis passes through the
 * photo's centre.
 */
export function flattenBentPage(
  photo: PixelImage,
  corners: Corners,
  { sides, part, maxLongSide }: { sides: BentSides; part: SpreadPart; maxLongSide: number },
): PixelImage {
  const page = slicePage(photo, corners, sides, part);
  const tallest = Math.max(...page.top.map((point, index) => distance(point, page.bottom[index] ?? point)));
  const widthByHeight = page.along.at(-1) ?? 1;
  const height = Math.round(Math.min(tallest, maxLongSide, maxLongSide / widthByHeight));
  const width = Math.max(1, Math.round(height * widthByHeight));
  const source = sourceFor(photo, tallest / height);
  const target = blankFor(photo, width, height);
  const columns = Array.from({ length: width }, (_, column) => sliceAt(page, ((column + 0.5) / width) * widthByHeight));
  const places = rowPlaces(width);
  for (let row = 0; row < height; row += 1) {
    const down = (row + 0.5) / height;
    for (const [column, { top, bottom, topWeight, bottomWeight }] of columns.entries()) {
      const [above, below] = [(1 - down) * topWeight, down * bottomWeight];
      places.x[column] = (top.x * above + bottom.x * below) / (above + below);
      places.y[column] = (top.y * above + bottom.y * below) / (above + below);
    }
    resampleRow(source, places, target, row);
  }
  return target;
}

function slicePage(photo: PixelImage, corners: Corners, sides: BentSides, part: SpreadPart): Slices {
  const [a, b, c, d] = corners;
  const map = homographyTo(corners, 1, 1);
  const shares = Float32Array.from({ length: slices + 1 }, (_, index) => index / slices);
  const between = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share;
  const onSide = (side: TracedSide, [from, to]: readonly [Point, Point], place: Point): Point => {
    const offset = offsetAt(side, distance(from, place) / distance(from, to));
    return { x: place.x + side.inward.x * offset, y: place.y + side.inward.y * offset };
  };
  const across = {
    top: shares.map((share) => between(part.top, share)),
    bottom: shares.map((share) => between(part.bottom, share)),
  };
  const top = Array.from(across.top, (u) => onSide(sides.top, [a, b], applyHomography(map, u, 0)));
  const bottom = Array.from(across.bottom, (u) => onSide(sides.bottom, [d, c], applyHomography(map, u, 1)));
  return {
    ...{ top, bottom },
    topWeight: across.top.map((u) => map.g * u + 1),
    bottomWeight: across.bottom.map((u) => map.g * u + map.h + 1),
    along: lengthAlong(top, bottom, photo),
  };
}

/** Typical of phone main cameras, as a multiple of the image's longer side. */
const defaultFocalLength = 0.75;

/** Distance along the curved paper to each slice: a line of length 1 that appears `h` pixels long is focal length / h away. */
function lengthAlong(top: readonly Point[], bottom: readonly Point[], { width, height }: PixelImage): Float32Array {
  const focal = defaultFocalLength * Math.max(width, height);
  const heights = smoothed(
    Float32Array.from(top, (point, index) => Math.max(1, distance(point, bottom[index] ?? point))),
    8,
  );
  const middle = (index: number): Point => {
    const [one = { x: 0, y: 0 }, other = one] = [top[index], bottom[index]];
    return { x: (one.x + other.x - width) / 2, y: (one.y + other.y - height) / 2 };
  };
  const along = new Float32Array(top.length);
  for (let index = 1; index < along.length; index += 1) {
    const [from, to] = [middle(index - 1), middle(index)];
    const [far, near] = [heights[index - 1] ?? 1, heights[index] ?? 1];
    const step = Math.hypot(to.x / near - from.x / far, to.y / near - from.y / far, focal / near - focal / far);
    along[index] = (along[index - 1] ?? 0) + step;
  }
  return along;
}

/** The slice at a distance along the paper, interpolated. */
function sliceAt({ top, bottom, topWeight, bottomWeight, along }: Slices, way: number) {
  const next = Math.max(
    1,
    along.findIndex((length) => length >= way),
  );
  const [from, to] = [along[next - 1] ?? 0, along[next] ?? 1];
  const share = to > from ? (way - from) / (to - from) : 0;
  const mix = (one: number, other: number) => one + (other - one) * share;
  const mixPoint = (points: readonly Point[]): Point => {
    const [one = { x: 0, y: 0 }, other = one] = [points[next - 1], points[next]];
    return { x: mix(one.x, other.x), y: mix(one.y, other.y) };
  };
  return {
    top: mixPoint(top),
    bottom: mixPoint(bottom),
    topWeight: mix(topWeight[next - 1] ?? 1, topWeight[next] ?? 1),
    bottomWeight: mix(bottomWeight[next - 1] ?? 1, bottomWeight[next] ?? 1),
  };
}
