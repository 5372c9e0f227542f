/** Lobes on each side. */
const lobes = 3;
const taps = lobes * 2;

type Phase = { /** Of the first tap, relative to the source pixel. */ offset: number; weights: Float32Array };

/**
 * Enlarges interleaved samples `scale` times with a Lanczos kernel of three lobes, centred: result pixel `i` is at
 * `(i + 0.5) / scale - 0.5` in the source. Edges repeat. (Duchon 1979, 'Lanczos filtering in one and two dimensions'.)
 */
export function enlarge(
  samples: Uint8Array | Float32Array,
  { width, height, channels, scale }: { width: number; height: number; channels: number; scale: number },
): Float32Array {
  const phases = Array.from({ length: scale }, (_, phase) => makePhase(phase, scale));
  const wide = new Float32Array(width * scale * height * channels);
  enlargeRows(samples, wide, { width, height, channels, phases });
  const result = new Float32Array(wide.length * scale);
  enlargeColumns(wide, result, { rowLength: width * scale * channels, height, phases });
  return result;
}

function makePhase(phase: number, scale: number): Phase {
  const center = (phase + 0.5) / scale - 0.5;
  const first = Math.floor(center) - lobes + 1;
  const weights = Float32Array.from({ length: taps }, (_, tap) => lanczos(first + tap - center));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { offset: first, weights: weights.map((weight) => weight / sum) };
}

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= lobes) return 0;
  const angle = Math.PI * x;
  return (lobes * Math.sin(angle) * Math.sin(angle / lobes)) / (angle * angle);
}

function enlargeRows(
  samples: Uint8Array | Float32Array,
  wide: Float32Array,
  { width, height, channels, phases }: { width: number; height: number; channels: number; phases: readonly Phase[] },
): void {
  // A row with its edges repeated, so that the loop needs no checks.
  const row = new Float32Array((width + 2 * taps) * channels);
  const scale = phases.length;
  for (let y = 0; y < height; y += 1) {
    const from = y * width * channels;
    for (let x = -taps; x < width + taps; x += 1) {
      const inside = from + Math.min(width - 1, Math.max(0, x)) * channels;
      const to = (x + taps) * channels;
      for (let channel = 0; channel < channels; channel += 1) row[to + channel] = samples[inside + channel] ?? 0;
    }
    const rowStart = y * width * scale * channels;
    for (const [phase, { offset, weights }] of phases.entries()) {
      const [w0 = 0, w1 = 0, w2 = 0, w3 = 0, w4 = 0, w5 = 0] = weights;
      let at = (offset + taps) * channels;
      for (let x = 0; x < width; x += 1) {
        const to = rowStart + (x * scale + phase) * channels;
        for (let channel = 0; channel < channels; channel += 1, at += 1) {
          wide[to + channel] =
            w0 * (row[at] ?? 0) +
            w1 * (row[at + channels] ?? 0) +
            w2 * (row[at + 2 * channels] ?? 0) +
            w3 * (row[at + 3 * channels] ?? 0) +
            w4 * (row[at + 4 * channels] ?? 0) +
            w5 * (row[at + 5 * channels] ?? 0);
        }
      }
    }
  }
}

function enlargeColumns(
  wide: Float32Array,
  result: Float32Array,
  { rowLength, height, phases }: { rowLength: number; height: number; phases: readonly Phase[] },
): void {
  const scale = phases.length;
  for (let y = 0; y < height; y += 1) {
    for (const [phase, { offset, weights }] of phases.entries()) {
      const [w0 = 0, w1 = 0, w2 = 0, w3 = 0, w4 = 0, w5 = 0] = weights;
      const rowAt = (tap: number) => Math.min(height - 1, Math.max(0, y + offset + tap)) * rowLength;
      const [r0, r1, r2, r3, r4, r5] = [rowAt(0), rowAt(1), rowAt(2), rowAt(3), rowAt(4), rowAt(5)];
      const to = (y * scale + phase) * rowLength;
      for (let at = 0; at < rowLength; at += 1) {
        result[to + at] =
          w0 * (wide[r0 + at] ?? 0) +
          w1 * (wide[r1 + at] ?? 0) +
          w2 * (wide[r2 + at] ?? 0) +
          w3 * (wide[r3 + at] ?? 0) +
          w4 * (wide[r4 + at] ?? 0) +
          w5 * (wide[r5 + at] ?? 0);
      }
    }
  }
}
