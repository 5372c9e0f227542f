/**
 * How hard oxipng tries on a PNG of this many pixels, from 1 to 3; undefined when it is left out. Level 3 takes about a second
 * per megapixel and saves up to a tenth over level 2; level 1 takes half a second. Its memory grows with the image and is
 * the server's own, so the largest go without.
 */
export function oxipngLevel(pixels: number): 1 | 2 | 3 | undefined {
  if (pixels > 25_000_000) return undefined;
  if (pixels > 4_000_000) return 1;
  return pixels > 1_000_000 ? 2 : 3;
}

/**
 * Of zlib, in the first encode: oxipng deflates anew, and 9 takes nine times as long for 1.4% where it does not follow
 * (12 megapixels, adaptive filters: 9.0 s and 14.1 MB against 1.0 s and 14.3 MB).
 */
export const pngDeflateLevel = 6;
