/** Qualities of JPEG, and those of AVIF at which photos look as much like their source (docs/decisions/0006). */
const avifByJpeg = [
  [1, 1],
  [20, 20],
  [30, 32],
  [50, 44],
  [60, 48],
  [70, 54],
  [75, 59],
  [80, 64],
  [85, 68],
  [90, 79],
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
