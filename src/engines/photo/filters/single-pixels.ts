import type { LumaPlane } from './run-filters.ts';

/** In 5 x 5 pixels. */
const reach = 2;
/** Variance of noise, and of what a blur leaves of a pattern: next to it, patterns count little. */
const faint = 200;
/** Share of the contrast that changes from pixel to pixel: up to here nothing fades, from there on nothing is left. */
const fading = { from: 0.3, to: 0.5 };

/**
 * How much of the filters against blur each pixel takes: 1 in blurred photos, 0 in patterns of single pixels, as on test charts
 * and screens. Nothing blurred has them, so the filters never learned them and would wash them out.
 */
export function fadeAtPatterns(plane: LumaPlane): Float32Array {
  const { data, width, height } = plane;
  const changes = sumAround({ ...plane, data: changesBetweenPixels(plane) });
  const sums = sumAround(plane);
  const squares = sumAround({ ...plane, data: data.map((value) => value * value) });
  const count = (2 * reach + 1) ** 2;
  return Float32Array.from({ length: width * height }, (_, at) => {
    const mean = (sums[at] ?? 0) / count;
    const variance = Math.max(0, (squares[at] ?? 0) / count - mean * mean);
    const share = (changes[at] ?? 0) / count / (variance + faint);
    return Math.min(1, Math.max(0, (fading.to - share) / (fading.to - fading.from)));
  });
}

/** As much as the variance where pixels alternate along x, y or both; a quarter of it for stripes of two pixels. */
function changesBetweenPixels({ data, width, height }: LumaPlane): Float32Array {
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const twice = 2 * (data[at] ?? 0);
      const beside = (data[x > 0 ? at - 1 : at] ?? 0) + (data[x < width - 1 ? at + 1 : at] ?? 0);
      const column = (data[above + x] ?? 0) + (data[below + x] ?? 0);
      result[at] = Math.max((twice - beside) ** 2, (twice - column) ** 2) / 16;
    }
  }
  return result;
}

/** Over 5 x 5 pixels; edges repeat. No running sums, so that tiles equal one piece. */
function sumAround({ data, width, height }: LumaPlane): Float32Array {
  const rows = new Float32Array(data.length);
  const result = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let step = -reach; step <= reach; step += 1) {
        sum += data[y * width + Math.min(width - 1, Math.max(0, x + step))] ?? 0;
      }
      rows[y * width + x] = sum;
    }
  }
  for (let y = 0; y < height; y += 1) {
    for (let step = -reach; step <= reach; step += 1) {
      const from = Math.min(height - 1, Math.max(0, y + step)) * width;
      for (let x = 0; x < width; x += 1) result[y * width + x] = (result[y * width + x] ?? 0) + (rows[from + x] ?? 0);
    }
  }
  return result;
}
