import { type Corners, orderCorners, type Point, signedArea } from '../src/shared/scan/corners.ts';
import { blur, gradientOf, planesOf, thinEdges } from '../src/shared/scan/gradient.ts';
import { type PixelImage, shrink } from '../src/shared/scan/pixel-image.ts';
import { convexHull } from '../src/shared/scan/quads-from-regions.ts';

/** The recipe's size and thresholds: Canny between 75 and 200, in units of Sobel's operator. */
const side = 500;
const [weak, strong] = [75, 200];

/**
 * The common recipe for finding documents, as in most tutorials: gray, blur, Canny, contours, and the largest one that
 * simplifies to four corners with a tolerance of 2% of its length. Undefined when there is none.
 */
export function findByContours(image: PixelImage): Corners | undefined {
  const small = shrink(image, side);
  const [light] = planesOf(small);
  if (!light) return undefined;
  const gradient = gradientOf([blur(light, 1.1)]);
  const edges = thinEdges(gradient, weak);
  const outlines = outlinesOf(edges, small.width, small.height)
    .map(convexHull)
    .filter((hull) => hull.length >= 4)
    .sort((one, other) => signedArea(other) - signedArea(one))
    .slice(0, 5);
  for (const outline of outlines) {
    const [a, b, c, d, ...more] = simplify(outline);
    if (!a || !b || !c || !d || more.length > 0) continue;
    const factor = image.width / small.width;
    const corners: Corners = [a, b, c, d];
    const scaled = corners.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
    const [one, two, three, four] = scaled;
    if (one && two && three && four) return orderCorners([one, two, three, four]);
  }
  return undefined;
}

/** Connected edges with a strong part (Canny's hysteresis). */
function outlinesOf(edges: Float32Array, width: number, height: number): Point[][] {
  const seen = new Uint8Array(edges.length);
  const outlines: Point[][] = [];
  for (let seed = 0; seed < edges.length; seed += 1) {
    if (seen[seed] === 1 || (edges[seed] ?? 0) < strong) continue;
    const stack = [seed];
    const outline: Point[] = [];
    seen[seed] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      outline.push({ x, y });
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const near = row * width + column;
          if (seen[near] === 1 || (edges[near] ?? 0) === 0) continue;
          seen[near] = 1;
          stack.push(near);
        }
      }
    }
    outlines.push(outline);
  }
  return outlines;
}

/** Douglas and Peucker on a closed shape, with a tolerance of 2% of its length, as in approxPolyDP. */
function simplify(shape: readonly Point[]): Point[] {
  const length = shape.reduce((sum, point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    return sum + Math.hypot(next.x - point.x, next.y - point.y);
  }, 0);
  const [start = { x: 0, y: 0 }] = shape;
  const far = shape.reduce(
    (best, point, index) => {
      const distance = Math.hypot(point.x - start.x, point.y - start.y);
      return distance > best.distance ? { index, distance } : best;
    },
    { index: 0, distance: 0 },
  ).index;
  const closed = [...shape, start];
  return [
    ...halve(closed.slice(0, far + 1), length / 50).slice(0, -1),
    ...halve(closed.slice(far), length / 50).slice(0, -1),
  ];
}

function halve(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const span = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const away = line.map(
    ({ x, y }) => Math.abs((last.x - first.x) * (y - first.y) - (last.y - first.y) * (x - first.x)) / span,
  );
  const furthest = away.indexOf(Math.max(...away));
  if ((away[furthest] ?? 0) <= tolerance) return [first, last];
  return [...halve(line.slice(0, furthest + 1), tolerance).slice(0, -1), ...halve(line.slice(furthest), tolerance)];
}
