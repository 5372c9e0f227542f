/** Qualities of JPEG, and those of AVIF at which photos look as much like their source (docs/decisions/0005). */
const avifByJpeg = [
  [1, 1],
  [20, 17],
  [40, 37],
  [50, 42],
  [60, 45],
  [70, 50],
  [75, 55],
  [80, 60],
  [85, 67],
  [90, 80],
  [95, 90],
  [100, 100],
] as const;

/** The encoder's quality for AVIF, so that one number means about the same look in each format. WebP needs no such table. */
export function avifQuality(quality: number): number {
  const next = avifByJpeg.findIndex(([jpeg]) => jpeg >= quality);
  const [to, high] = avifByJpeg[next] ?? [100, 100];
  const [from, low] = avifByJpeg[next - 1] ?? [to, high];
  return to === from ? high : Math.round(low + ((quality - from) / (to - from)) * (high - low));
}
