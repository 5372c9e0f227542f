/**
 * oxipng level for a PNG of this many pixels, 1 to 3; undefined skips it. Level 3 takes about a second per megapixel and
 * saves up to a tenth over level 2; level 1 takes half a second. It uses the server's own memory, in proportion to the image,
 * so the largest are skipped.
 */
export function oxipngLevel(pixels: number): 1 | 2 | 3 | undefined {
  if (pixels > 25_000_000) return undefined;
  if (pixels > 4_000_000) return 1;
  return pixels > 1_000_000 ? 2 : 3;
}

/**
 * zlib level of the first encode: oxipng deflates again, and without it 9 takes nine times as long for 1.4% (12 megapixels,
 * adaptive filters: 9.0 s and 14.1 MB against 1.0 s and 14.3 MB).
 */
export const pngDeflateLevel = 6;
