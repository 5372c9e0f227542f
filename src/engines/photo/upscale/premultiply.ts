/** So that the colour of invisible pixels does not bleed into visible ones. */
export function premultiplied(pixels: Uint8Array): Float32Array {
  const result = Float32Array.from(pixels);
  for (let at = 0; at < result.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) result[at + channel] = (pixels[at + channel] ?? 0) * alpha;
  }
  return result;
}

/** The way back, in place. */
export function unpremultiply(samples: Float32Array): void {
  for (let at = 0; at < samples.length; at += 4) {
    const alpha = Math.min(255, Math.max(0, samples[at + 3] ?? 0)) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      samples[at + channel] = alpha === 0 ? 0 : (samples[at + channel] ?? 0) / alpha;
    }
  }
}
