import { blend } from './drawing/blend.ts';
import { coverageOf, type PixelPlacement } from './drawing/coverage.ts';
import { drawCode, type QrDesign, type QrDrawing, type RgbaImage } from './drawing/draw-code.ts';
import { gradientLine, gradientPosition } from './drawing/gradient.ts';
import { paintLogo } from './drawing/paint-logo.ts';
import { type Paint, type Rgb, rgbOf } from './qr-style.ts';

/**
 * Where the code goes in a square image of `sizePixels`. Whole pixels per module give the sharpest edges, and the pixels left
 * over widen the quiet zone; when that would make the code more than 15% smaller (below about six pixels per module), size
 * matters more and edges are smoothed.
 *
 * @param side modules on each side, quiet zone included
 */
export function placeInPixels(sizePixels: number, side: number): PixelPlacement {
  const exact = sizePixels / side;
  const whole = Math.floor(exact);
  if (whole < 0.85 * exact) return { side: sizePixels, scale: exact, offset: 0 };
  return { side: sizePixels, scale: whole, offset: Math.floor((sizePixels - whole * side) / 2) };
}

/** The code as pixels, drawn from the same outlines as the SVG, without canvas or any other help of the platform. */
export function qrPixels(design: QrDesign, sizePixels: number): RgbaImage {
  const drawing = drawCode(design);
  return paintPixels(design, drawing, placeInPixels(sizePixels, drawing.side));
}

/** Like `qrPixels`, at any scale, for instance to see what a reader sees from afar. */
export function paintPixels({ style }: QrDesign, drawing: QrDrawing, placement: PixelPlacement): RgbaImage {
  const { side } = placement;
  const image: RgbaImage = { width: side, height: side, data: new Uint8ClampedArray(side * side * 4) };
  if (style.background !== 'transparent') fillWith(image, rgbOf(style.background));
  for (const { contours, paint } of drawing.layers) {
    const coverage = coverageOf(contours, placement);
    const colorAt = colorOf(paint, drawing, placement);
    for (let pixel = 0; pixel < coverage.length; pixel += 1) {
      const covered = coverage[pixel] ?? 0;
      if (covered > 0) blend(image.data, pixel * 4, colorAt(pixel % side, Math.floor(pixel / side)), covered);
    }
  }
  if (drawing.logo !== undefined) paintLogo(image, drawing.logo, placement);
  return image;
}

function fillWith({ data }: RgbaImage, [red, green, blue]: Rgb): void {
  data.set([red, green, blue, 255]);
  for (let filled = 4; filled < data.length; filled *= 2) data.copyWithin(filled, 0, filled);
}

function colorOf(
  paint: Paint,
  { symbol }: QrDrawing,
  { scale, offset }: PixelPlacement,
): (column: number, row: number) => Rgb {
  if (paint.kind === 'solid') {
    const color = rgbOf(paint.color);
    return () => color;
  }
  const line = gradientLine(paint, symbol);
  const from = rgbOf(paint.from);
  const to = rgbOf(paint.to);
  return (column, row) => {
    const at = { x: (column + 0.5 - offset) / scale, y: (row + 0.5 - offset) / scale };
    return mixed(from, to, gradientPosition(line, at));
  };
}

const mixed = (from: Rgb, to: Rgb, part: number): Rgb => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];
