/** Brightness from 0 (black) to 255, row by row from the top. */
export type GrayImage = { data: Uint8Array; width: number; height: number };

/** Counts pixels by brightness, sampling every `step`th. */
export function histogramOf({ data }: GrayImage, step = 1): Uint32Array {
  const counts = new Uint32Array(256);
  for (let index = 0; index < data.length; index += step) {
    const value = data[index] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** The brightness percentile of this share of the counted pixels. */
export function brightnessAt(histogram: Uint32Array, share: number): number {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [value, count] of histogram.entries()) {
    below += count;
    if (below >= total * share) return value;
  }
  return 255;
}
