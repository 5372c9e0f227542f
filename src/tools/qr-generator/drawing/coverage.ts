import { type Contour, type Point, quarterCircle } from './contour.ts';

/** From modules to pixels: pixel = module * scale + offset. */
export type PixelPlacement = { side: number; scale: number; offset: number };

/**
 * How much of each pixel the outlines cover, from 0 to 1, row by row. Exact for straight lines: every edge adds its signed
 * area to the cells that it crosses, and a running sum along the row turns that into coverage (the method of FreeType's and
 * font-rs's rasterizers). Outlines must lie inside the image.
 */
export function coverageOf(contours: readonly Contour[], { side, scale, offset }: PixelPlacement): Float32Array {
  // An edge at the right border spills into one more cell than the row has pixels.
  const stride = side + 2;
  const area = new Float32Array(stride * side);
  const toPixels = ({ x, y }: Point): Point => ({ x: x * scale + offset, y: y * scale + offset });
  for (const contour of contours) {
    const points = flattened(contour, scale).map(toPixels);
    for (const [index, from] of points.entries())
      addEdge(area, stride, side, from, points[index + 1] ?? points[0] ?? from);
  }
  return summedUp(area, stride, side);
}

/** The corners of an outline; quarter circles become chords that keep within a twentieth of a pixel. */
function flattened({ start, steps }: Contour, scale: number): Point[] {
  const points = [start];
  for (const { to, arc } of steps) {
    const from = points.at(-1) ?? start;
    if (arc !== undefined) {
      const { centre } = quarterCircle(from, to, arc.clockwise);
      const begin = Math.atan2(from.y - centre.y, from.x - centre.x);
      const sweep = ((arc.clockwise ? 1 : -1) * Math.PI) / 2;
      // A chord over an angle a leaves the arc by r * (1 - cos(a / 2)), about r * a^2 / 8.
      const chords = Math.max(2, Math.ceil(Math.abs(sweep) * Math.sqrt((arc.radius * scale) / 0.4)));
      for (let chord = 1; chord < chords; chord += 1) {
        const angle = begin + (sweep * chord) / chords;
        points.push({ x: centre.x + arc.radius * Math.cos(angle), y: centre.y + arc.radius * Math.sin(angle) });
      }
    }
    points.push(to);
  }
  return points;
}

function addEdge(area: Float32Array, stride: number, rows: number, from: Point, to: Point): void {
  if (from.y === to.y) return;
  const sign = from.y < to.y ? 1 : -1;
  const [top, bottom] = sign === 1 ? [from, to] : [to, from];
  const slope = (bottom.x - top.x) / (bottom.y - top.y);
  const lastRow = Math.min(rows - 1, Math.ceil(bottom.y) - 1);
  for (let row = Math.max(0, Math.floor(top.y)); row <= lastRow; row += 1) {
    const upper = Math.max(row, top.y);
    const lower = Math.min(row + 1, bottom.y);
    const start = top.x + (upper - top.y) * slope;
    addRowPiece(area, row * stride, start, start + (lower - upper) * slope, sign * (lower - upper));
  }
}

/** An edge within one row of pixels, from one x to another, that covers `height` of the row (signed). */
function addRowPiece(area: Float32Array, rowStart: number, one: number, other: number, height: number): void {
  const left = Math.min(one, other);
  const right = Math.max(one, other);
  const first = Math.floor(left);
  const last = Math.max(first, Math.ceil(right) - 1);
  if (first === last) {
    // Right of the edge everything is covered; of the cell itself, what lies right of the edge's middle.
    const covered = height * (first + 1 - (left + right) / 2);
    add(area, rowStart + first, covered);
    add(area, rowStart + first + 1, height - covered);
    return;
  }
  const perPixel = height / (right - left);
  let done = 0;
  for (let cell = first; cell <= last; cell += 1) {
    const enter = Math.max(left, cell);
    const leave = Math.min(right, cell + 1);
    const piece = perPixel * (leave - enter);
    const covered = piece * (cell + 1 - (enter + leave) / 2);
    add(area, rowStart + cell, covered);
    add(area, rowStart + cell + 1, piece - covered);
    done += piece;
  }
  // Rounding only; keeps the row's sum at exactly the height.
  add(area, rowStart + last + 1, height - done);
}

const add = (area: Float32Array, index: number, value: number): void => {
  area[index] = (area[index] ?? 0) + value;
};

function summedUp(area: Float32Array, stride: number, side: number): Float32Array {
  const coverage = new Float32Array(side * side);
  for (let row = 0; row < side; row += 1) {
    let sum = 0;
    for (let column = 0; column < side; column += 1) {
      sum += area[row * stride + column] ?? 0;
      const full = Math.min(1, Math.abs(sum));
      // What rounding leaves of an empty pixel must not tint it.
      coverage[row * side + column] = full < 1e-4 ? 0 : full > 1 - 1e-4 ? 1 : full;
    }
  }
  return coverage;
}
