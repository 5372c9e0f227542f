/** How a model takes red, green and blue, of 0 to 1: less `mean`, divided by `deviation`. */
export type ColorScale = { mean: readonly [number, number, number]; deviation: readonly [number, number, number] };

/** RGB bytes as models take them: one plane per colour. */
export function planesOf(pixels: Uint8Array, { mean, deviation }: ColorScale): Float32Array {
  const count = pixels.length / 3;
  const planes = new Float32Array(pixels.length);
  for (const channel of [0, 1, 2] as const) {
    for (let at = 0; at < count; at += 1) {
      planes[channel * count + at] = ((pixels[3 * at + channel] ?? 0) / 255 - mean[channel]) / deviation[channel];
    }
  }
  return planes;
}
