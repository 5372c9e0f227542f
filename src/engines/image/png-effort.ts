/**
 * How hard oxipng tries on a PNG of this many pixels, from 1 to 3; undefined when it is left out. Level 3 takes about a second
 * per megapixel and saves up to a tenth over level 2; level 1 takes half a second. Its memory grows with the picture and is
 * the server's own, so the largest go without.
 */
export function oxipngLevel(pixels: number): 1 | 2 | 3 | undefined {
  if (pixels > 25_000_000) return undefined;
  if (pixels > 4_000_000) return 1;
  return pixels > 1_000_000 ? 2 : 3;
}

/** Of zlib, in the first encode. Where oxipng follows it deflates anew, and a high level here would only cost time. */
export function pngDeflateLevel(pixels: number): number {
  return oxipngLevel(pixels) === undefined ? 9 : 6;
}
