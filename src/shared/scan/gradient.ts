import { createPlane, type PixelImage, type Plane } from './pixel-image.ts';

/** Brightness and two colour differences, which separate paper from wood and cloth of the same brightness. */
export function planesOf({ data, width, height, channels }: PixelImage): Plane[] {
  const light = createPlane(width, height);
  if (channels === 1) {
    light.data.set(data.subarray(0, width * height));
    return [light];
  }
  const [redGreen, yellowBlue] = [createPlane(width, height), createPlane(width, height)];
  for (let index = 0, at = 0; index < light.data.length; index += 1, at += channels) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    light.data[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
    redGreen.data[index] = red - green;
    yellowBlue.data[index] = (red + green) / 2 - blue;
  }
  return [light, redGreen, yellowBlue];
}

/** Gaussian blur with replicated borders. `sigma` in pixels. */
export function blur({ data, width, height }: Plane, sigma: number): Plane {
  const kernel = gaussian(sigma);
  const radius = (kernel.length - 1) / 2;
  const turned = new Float32Array(data.length);
  blurRows(data, turned, { width, height, kernel, radius });
  const result = createPlane(width, height);
  blurRows(turned, result.data, { width: height, height: width, kernel, radius });
  return result;
}

function gaussian(sigma: number): Float32Array {
  const radius = Math.ceil(sigma * 2.5);
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Blurs rows and transposes, so that applying it twice blurs both ways. */
function blurRows(
  source: Float32Array,
  target: Float32Array,
  { width, height, kernel, radius }: { width: number; height: number; kernel: Float32Array; radius: number },
): void {
  const padded = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y += 1) {
    const row = source.subarray(y * width, (y + 1) * width);
    padded.fill(row[0] ?? 0, 0, radius);
    padded.set(row, radius);
    padded.fill(row[width - 1] ?? 0, radius + width);
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let tap = 0; tap < kernel.length; tap += 1) sum += (kernel[tap] ?? 0) * (padded[x + tap] ?? 0);
      target[x * height + y] = sum;
    }
  }
}

/** Gradient at each pixel, from the plane with the strongest change. */
export type Gradient = { x: Float32Array; y: Float32Array; strength: Float32Array; width: number; height: number };

/** Colour differences count slightly more: they are small where they matter. */
const colorWeight = 1.2;

/** Sobel operator; a step of one brightness level gives 4. */
export function gradientOf(planes: readonly Plane[]): Gradient {
  const { width = 0, height = 0 } = planes[0] ?? {};
  const size = width * height;
  const gradient = {
    x: new Float32Array(size),
    y: new Float32Array(size),
    strength: new Float32Array(size),
    width,
    height,
  };
  planes.forEach(({ data }, index) => {
    addPlane(gradient, data, index === 0 ? 1 : colorWeight);
  });
  return gradient;
}

function addPlane(
  { x: alongX, y: alongY, strength, width, height }: Gradient,
  data: Float32Array,
  weight: number,
): void {
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const topLeft = data[at - width - 1] ?? 0;
      const topRight = data[at - width + 1] ?? 0;
      const bottomLeft = data[at + width - 1] ?? 0;
      const bottomRight = data[at + width + 1] ?? 0;
      const dx = ((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) * 2 + topRight - topLeft + bottomRight - bottomLeft;
      const dy =
        ((data[at + width] ?? 0) - (data[at - width] ?? 0)) * 2 + bottomLeft - topLeft + bottomRight - topRight;
      const steepness = Math.sqrt(dx * dx + dy * dy) * weight;
      if (steepness <= (strength[at] ?? 0)) continue;
      strength[at] = steepness;
      alongX[at] = dx;
      alongY[at] = dy;
    }
  }
}

/** The strength at which an edge counts fully: the image's 93rd percentile, within bounds. */
export function fullStrength({ strength }: Gradient): number {
  const some: number[] = [];
  for (let at = 0; at < strength.length; at += 7) some.push(strength[at] ?? 0);
  const sorted = Float32Array.from(some).sort();
  return Math.max(20, Math.min(160, sorted[Math.floor(sorted.length * 0.93)] ?? 0));
}

/** Keeps only the ridge of edges with at least this strength (Canny's non-maximum suppression). */
export function thinEdges({ x: alongX, y: alongY, strength, width, height }: Gradient, least: number): Float32Array {
  const edges = new Float32Array(strength.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const here = strength[at] ?? 0;
      if (here < least) continue;
      const step = neighbour(alongX[at] ?? 0, alongY[at] ?? 0, width);
      if (here >= (strength[at - step] ?? 0) && here >= (strength[at + step] ?? 0)) edges[at] = here;
    }
  }
  return edges;
}

/** Offset of the neighbour in the gradient's direction; the eight sectors border at odd multiples of 22.5°. */
function neighbour(dx: number, dy: number, width: number): number {
  const [steepX, steepY] = [Math.abs(dx), Math.abs(dy)];
  if (steepX > 2.414 * steepY) return 1;
  if (steepY > 2.414 * steepX) return width;
  return dx * dy > 0 ? width + 1 : width - 1;
}
