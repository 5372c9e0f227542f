/**
 * oxipng level for a PNG of this many pixels, 1 to 3; undefined skips it. Without loss, level 3 takes about a second per
 * megapixel and saves up to a tenth over level 2. A palette leaves less to gain: beyond a quarter of a megapixel, level 2 is
 * within 2% of it for photos and 10% for screenshots, in a quarter of the time, and level 1 within another 7%. It uses the
 * server's own memory, in proportion to the image, so the largest are skipped.
 */
export function oxipngLevel(pixels: number, quality: number): 1 | 2 | 3 | undefined {
  if (pixels > 25_000_000) return undefined;
  const [most, more] = quality === 100 ? [1_000_000, 4_000_000] : [250_000, 1_500_000];
  if (pixels <= most) return 3;
  return pixels <= more ? 2 : 1;
}

/**
 * zlib level of the first encode: oxipng deflates again, and without it 9 takes nine times as long for 1.4% (12 megapixels,
 * adaptive filters: 9.0 s and 14.1 MB against 1.0 s and 14.3 MB).
 */
export const pngDeflateLevel = 6;
