import { drawCode, type QrDesign, type RgbaImage } from '../../shared/qr/draw-code.ts';
import type { PixelPlacement } from '../../shared/qr/qr-svg.ts';

/** Turns a code into pixels: a canvas in the page, sharp on the server. */
export type QrPainter = {
  /** The code on white, as a camera sees it. */
  pixels: (design: QrDesign, placement: PixelPlacement) => Promise<RgbaImage>;
  /** The code as a PNG, with its transparency. */
  png: (design: QrDesign, sizePixels: number) => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * The code's position in a square image of `sizePixels`. Whole pixels per module give the sharpest edges, and left-over
 * pixels widen the quiet zone. When that would shrink the code by more than 15% (below about six pixels per module), edges
 * are smoothed instead.
 *
 * @param side modules on each side, quiet zone included
 */
export function placeInPixels(sizePixels: number, side: number): PixelPlacement {
  const exact = sizePixels / side;
  const whole = Math.floor(exact);
  if (whole < 0.85 * exact) return { side: sizePixels, scale: exact, offset: 0 };
  return { side: sizePixels, scale: whole, offset: Math.floor((sizePixels - whole * side) / 2) };
}

export const placementOf = (design: QrDesign, sizePixels: number): PixelPlacement =>
  placeInPixels(sizePixels, drawCode(design).side);
