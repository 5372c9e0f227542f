import type { Matrix } from '../../compress/content/matrix.ts';
import type { Box } from '../content/content-box.ts';

/** Pixels of a row, from `start` up to before `end`. */
export type Span = { row: number; start: number; end: number };

/** How far a pixel may reach out of a box, in points. One that reaches further shows its colour there anyway. */
const reach = 0.5;

/**
 * The pixels of an image that are under the boxes, at least with their middles. The image fills the unit square of `matrix`, its
 * first row on top.
 */
export function pixelsUnder(boxes: readonly Box[], [a, b, c, d, e, f]: Matrix, width: number, height: number): Span[] {
  const spans: Span[] = [];
  const inset = (x: number, y: number) => Math.max(0, (Math.abs(x) / width + Math.abs(y) / height) / 2 - reach);
  const [insetX, insetY] = [inset(a, c), inset(b, d)];
  for (const box of boxes) {
    const [left, right] = [box.left + insetX, box.right - insetX];
    const [bottom, top] = [box.bottom + insetY, box.top - insetY];
    if (left >= right || bottom >= top) continue;
    for (let row = 0; row < height; row++) {
      const v = 1 - (row + 0.5) / height;
      // Both coordinates are linear along a row.
      const across = within(a, c * v + e, left, right);
      const down = within(b, d * v + f, bottom, top);
      const from = Math.max(0, across.from, down.from);
      const to = Math.min(1, across.to, down.to);
      if (to <= from) continue;
      const start = Math.max(0, Math.ceil(from * width - 0.5));
      const end = Math.min(width, Math.floor(to * width - 0.5) + 1);
      if (end > start) spans.push({ row, start, end });
    }
  }
  return spans;
}

/** Where `slope * u + offset` is between two values. */
function within(slope: number, offset: number, low: number, high: number): { from: number; to: number } {
  if (Math.abs(slope) < 1e-9) return offset > low && offset < high ? { from: 0, to: 1 } : { from: 1, to: 0 };
  const [one, other] = [(low - offset) / slope, (high - offset) / slope];
  return { from: Math.min(one, other), to: Math.max(one, other) };
}
