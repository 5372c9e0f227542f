import { type Corners, type Point, signedArea, turn } from './corners.ts';
import type { Plane } from './pixel-image.ts';
import { isSquarish } from './quads-from-lines.ts';

/** A connected region. */
type Region = { pixels: number; outline: Point[] };

const regionsPerMask = 3;

/**
 * Shapes around regions lighter than the rest, or unlike the image's border in brightness and colour: finds sheets whose
 * sides are not straight enough for lines. Planes as from `planesOf`.
 */
export function quadsFromRegions(planes: readonly Plane[]): Corners[] {
  const [light] = planes;
  if (!light) return [];
  const { width, height } = light;
  const minArea = width * height * 0.06;
  const quads: Corners[] = [];
  for (const mask of masksOf(planes, light)) {
    const regions = findRegions(mask, width, height);
    for (const { pixels, outline } of regions.slice(0, regionsPerMask)) {
      const quad = quadAround(convexHull(outline), width, height);
      if (!quad) continue;
      const area = signedArea(quad);
      if (area >= minArea && area < pixels * 1.6 && isSquarish(quad, 50)) quads.push(quad);
    }
  }
  return quads;
}

/** 1 where a pixel may be paper, by four different measures. */
function masksOf(planes: readonly Plane[], light: Plane): Uint8Array[] {
  const [, redGreen, yellowBlue] = planes;
  const threshold = otsu(light.data);
  const border = planes.map(borderMean);
  const size = light.data.length;
  const masks = Array.from({ length: redGreen ? 4 : 3 }, () => new Uint8Array(size));
  const [lighter, clearlyLighter, unlikeBorder, lightAndGray] = masks;
  for (let at = 0; at < size; at += 1) {
    const brightness = light.data[at] ?? 0;
    const [red, yellow] = [redGreen?.data[at] ?? 0, yellowBlue?.data[at] ?? 0];
    const unlike =
      Math.abs(brightness - (border[0] ?? 0)) +
      1.5 * Math.abs(red - (border[1] ?? 0)) +
      1.5 * Math.abs(yellow - (border[2] ?? 0));
    if (lighter && brightness > threshold) lighter[at] = 1;
    if (clearlyLighter && brightness > Math.min(235, threshold + 25)) clearlyLighter[at] = 1;
    if (unlikeBorder && unlike > 42) unlikeBorder[at] = 1;
    if (lightAndGray && brightness - 0.8 * (Math.abs(red) + Math.abs(yellow)) > threshold) lightAndGray[at] = 1;
  }
  return masks;
}

/** The best threshold between two brightness classes (Otsu 1979). */
export function otsu(values: ArrayLike<number>): number {
  const histogram = new Float64Array(256);
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) {
    const level = Math.max(0, Math.min(255, Math.trunc(values[at] ?? 0)));
    histogram[level] = (histogram[level] ?? 0) + 1;
    sum += level;
  }
  let [below, sumBelow, bestSpread, threshold] = [0, 0, -1, 128];
  for (let level = 0; level < 256; level += 1) {
    below += histogram[level] ?? 0;
    sumBelow += level * (histogram[level] ?? 0);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (spread > bestSpread) [bestSpread, threshold] = [spread, level];
  }
  return threshold;
}

/** The mean two pixels inside the image's border. */
function borderMean({ data, width, height }: Plane): number {
  let [sum, count] = [0, 0];
  const add = (x: number, y: number) => {
    sum += data[y * width + x] ?? 0;
    count += 1;
  };
  for (let x = 0; x < width; x += 2) for (const y of [2, height - 3]) add(x, y);
  for (let y = 0; y < height; y += 2) for (const x of [2, width - 3]) add(x, y);
  return sum / count;
}

/** Regions larger than a twentieth of the image, largest first. Consumes the mask. */
function findRegions(mask: Uint8Array, width: number, height: number): Region[] {
  const stack = new Int32Array(mask.length);
  const [left, right] = [new Int32Array(height).fill(width), new Int32Array(height).fill(-1)];
  const regions: Region[] = [];
  for (let seed = 0; seed < mask.length; seed += 1) {
    if (mask[seed] !== 1) continue;
    const { pixels, top, bottom } = flood({ mask, stack, left, right, width, height }, seed);
    if (pixels > mask.length * 0.05) regions.push({ pixels, outline: outlineOf(left, right, top, bottom) });
    left.fill(width, top, bottom + 1);
    right.fill(-1, top, bottom + 1);
  }
  return regions.sort((a, b) => b.pixels - a.pixels);
}

type Flood = {
  mask: Uint8Array;
  stack: Int32Array;
  left: Int32Array;
  right: Int32Array;
  width: number;
  height: number;
};

/** Flood-fills from `seed`, removing the region from the mask and recording its extent per row. */
function flood({ mask, stack, left, right, width, height }: Flood, seed: number) {
  let [size, pixels, top, bottom] = [0, 0, height, 0];
  const push = (at: number) => {
    if (mask[at] !== 1) return;
    mask[at] = 2;
    stack[size] = at;
    size += 1;
  };
  push(seed);
  while (size > 0) {
    size -= 1;
    const at = stack[size] ?? 0;
    const y = Math.trunc(at / width);
    const x = at - y * width;
    pixels += 1;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    if (x < (left[y] ?? 0)) left[y] = x;
    if (x > (right[y] ?? 0)) right[y] = x;
    if (x > 0) push(at - 1);
    if (x < width - 1) push(at + 1);
    if (y > 0) push(at - width);
    if (y < height - 1) push(at + width);
  }
  return { pixels, top, bottom };
}

function outlineOf(left: Int32Array, right: Int32Array, top: number, bottom: number): Point[] {
  const outline: Point[] = [];
  for (let y = top; y <= bottom; y += 1) outline.push({ x: left[y] ?? 0, y }, { x: right[y] ?? 0, y });
  return outline;
}

/** The convex hull, clockwise (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/**
 * Reduces a hull to four sides by removing the side that adds the least area and extending its neighbours. Undefined if they
 * meet far outside the image.
 */
function quadAround(hull: Point[], width: number, height: number): Corners | undefined {
  let shape = hull;
  while (shape.length > 4) {
    const cheapest = cheapestSide(shape, width, height);
    if (!cheapest) return undefined;
    const { side, point } = cheapest;
    const gone = (side + 1) % shape.length;
    shape = shape.map((corner, index) => (index === side ? point : corner)).filter((_, index) => index !== gone);
  }
  const [a, b, c, d] = shape;
  return a && b && c && d ? [a, b, c, d] : undefined;
}

function cheapestSide(shape: readonly Point[], width: number, height: number) {
  let best: { side: number; point: Point; area: number } | undefined;
  const isFar = ({ x, y }: Point) => x < -width * 0.1 || y < -height * 0.1 || x > width * 1.1 || y > height * 1.1;
  for (const [side, start] of shape.entries()) {
    const at = (index: number) => shape[index % shape.length] ?? start;
    const end = at(side + 1);
    const point = extend(at(side + shape.length - 1), start, at(side + 2), end);
    if (!point || isFar(point)) continue;
    const area = Math.abs(signedArea([start, point, end]));
    if (!best || area < best.area) best = { side, point, area };
  }
  return best;
}

/** Where the ray from `a` through `b` meets the line through `c` and `d`; undefined if it points away. */
function extend(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const determinant = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(determinant) < 1e-6) return undefined;
  const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / determinant;
  return share <= 1e-9 ? undefined : { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}
