import { blend } from './blend.ts';
import type { PixelPlacement } from './coverage.ts';
import type { QrDrawing, RgbaImage } from './draw-code.ts';

type PlacedLogo = NonNullable<QrDrawing['logo']>;

/** A rectangle by its borders, in pixels. */
type Span = { left: number; top: number; right: number; bottom: number };

/** Draws the logo into its box, each pixel the average of the logo's pixels under it. */
export function paintLogo(
  image: RgbaImage,
  { box, shape, source }: PlacedLogo,
  { scale, offset }: PixelPlacement,
): void {
  const target: Span = {
    left: box.x * scale + offset,
    top: box.y * scale + offset,
    right: (box.x + box.width) * scale + offset,
    bottom: (box.y + box.height) * scale + offset,
  };
  const crop = shape === 'circle' ? centreSquare(source.pixels) : wholeOf(source.pixels);
  const perX = (crop.right - crop.left) / (target.right - target.left);
  const perY = (crop.bottom - crop.top) / (target.bottom - target.top);
  for (let row = Math.floor(target.top); row < target.bottom; row += 1) {
    for (let column = Math.floor(target.left); column < target.right; column += 1) {
      const pixel = clipped({ left: column, top: row, right: column + 1, bottom: row + 1 }, target);
      const inside = shape === 'circle' ? circleCoverage(column, row, target) : areaOf(pixel);
      if (inside <= 0) continue;
      const { color, opacity } = averageColor(source.pixels, {
        left: crop.left + (pixel.left - target.left) * perX,
        top: crop.top + (pixel.top - target.top) * perY,
        right: crop.left + (pixel.right - target.left) * perX,
        bottom: crop.top + (pixel.bottom - target.top) * perY,
      });
      if (opacity > 0) blend(image.data, (row * image.width + column) * 4, color, opacity * inside);
    }
  }
}

const wholeOf = ({ width, height }: RgbaImage): Span => ({ left: 0, top: 0, right: width, bottom: height });

function centreSquare({ width, height }: RgbaImage): Span {
  const side = Math.min(width, height);
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  return { left, top, right: left + side, bottom: top + side };
}

const clipped = (span: Span, { left, top, right, bottom }: Span): Span => ({
  left: Math.max(span.left, left),
  top: Math.max(span.top, top),
  right: Math.min(span.right, right),
  bottom: Math.min(span.bottom, bottom),
});

const areaOf = ({ left, top, right, bottom }: Span): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** How much of a pixel lies in the circle that fills the square: one pixel of soft edge. */
function circleCoverage(column: number, row: number, { left, top, right, bottom }: Span): number {
  const distance = Math.hypot(column + 0.5 - (left + right) / 2, row + 0.5 - (top + bottom) / 2);
  return Math.min(1, Math.max(0, (right - left) / 2 - distance + 0.5));
}

/** The mean colour of an area, each pixel weighted by its share and its opacity. */
function averageColor(
  { width, height, data }: RgbaImage,
  area: Span,
): { color: [number, number, number]; opacity: number } {
  const sums: [number, number, number] = [0, 0, 0];
  let alphas = 0;
  let weights = 0;
  for (let y = Math.max(0, Math.floor(area.top)); y < Math.min(height, area.bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(area.left)); x < Math.min(width, area.right); x += 1) {
      const weight = areaOf(clipped({ left: x, top: y, right: x + 1, bottom: y + 1 }, area));
      const at = (y * width + x) * 4;
      const alpha = ((data[at + 3] ?? 0) / 255) * weight;
      sums[0] += (data[at] ?? 0) * alpha;
      sums[1] += (data[at + 1] ?? 0) * alpha;
      sums[2] += (data[at + 2] ?? 0) * alpha;
      alphas += alpha;
      weights += weight;
    }
  }
  if (alphas === 0) return { color: [0, 0, 0], opacity: 0 };
  return { color: [sums[0] / alphas, sums[1] / alphas, sums[2] / alphas], opacity: alphas / weights };
}
