import { barrierDistance } from './barrier-distance.ts';
import { type Gaussian, invert, type Planes } from './color-mixture.ts';

/*
 * Where a photo's subject probably is: what cannot be reached from the border without crossing an edge (minimum barrier distance,
 * Zhang et al., ICCV 2015), what has other colours than the border, and what is near the middle.
 */

/** Sides of an image. */
export type Sides = { left: boolean; top: boolean; right: boolean; bottom: boolean };

/** 0 to 1 for each pixel of L*a*b* planes. The background is behind the given sides. */
export function saliency(planes: Planes, width: number, height: number, sides: Sides): Float32Array {
  const enclosed = new Float32Array(width * height);
  const isBorder = (index: number) => {
    const x = index % width;
    return (
      (sides.left && x === 0) ||
      (sides.right && x === width - 1) ||
      (sides.top && index < width) ||
      (sides.bottom && index >= width * (height - 1))
    );
  };
  for (const plane of planes) {
    const barrier = barrierDistance(plane, width, height, isBorder);
    for (let index = 0; index < enclosed.length; index += 1)
      enclosed[index] = (enclosed[index] ?? 0) + (barrier[index] ?? 0);
  }
  stretch(enclosed);
  const other = borderContrast(planes, width, height, sides);
  stretch(other);
  const result = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const [dx, dy] = [x / width - 0.5, y / height - 0.52];
      const central = Math.exp(-(dx * dx + dy * dy) / (2 * 0.28 * 0.28));
      result[index] = ((enclosed[index] ?? 0) + 0.7 * (other[index] ?? 0)) * (0.35 + 0.65 * central);
    }
  }
  stretch(result);
  return result;
}

/** Mahalanobis distance from the colours of each side, of three and more without the one that differs most: it may be the subject. */
function borderContrast(planes: Planes, width: number, height: number, sides: Sides): Float32Array {
  const depth = Math.max(2, Math.round(0.08 * Math.min(width, height)));
  const strips: ((x: number, y: number) => boolean)[] = [];
  if (sides.left) strips.push((x) => x < depth);
  if (sides.right) strips.push((x) => x >= width - depth);
  if (sides.top) strips.push((_x, y) => y < depth);
  if (sides.bottom) strips.push((_x, y) => y >= height - depth);
  const sum = new Float32Array(width * height);
  const most = new Float32Array(width * height);
  for (const isOn of strips) {
    const side = gaussianOf(planes, (index) => isOn(index % width, Math.floor(index / width)));
    const far = distancesFrom(side, planes);
    for (let index = 0; index < sum.length; index += 1) {
      const value = far[index] ?? 0;
      sum[index] = (sum[index] ?? 0) + value;
      if (value > (most[index] ?? 0)) most[index] = value;
    }
  }
  return strips.length < 3 ? sum : sum.map((value, index) => value - (most[index] ?? 0));
}

function distancesFrom({ mean, inverse }: Pick<Gaussian, 'mean' | 'inverse'>, [xs, ys, zs]: Planes): Float32Array {
  const [xx, xy, xz, yy, yz, zz] = inverse;
  const result = new Float32Array(xs.length);
  let largest = 1e-6;
  for (let index = 0; index < result.length; index += 1) {
    const [x, y, z] = [(xs[index] ?? 0) - mean[0], (ys[index] ?? 0) - mean[1], (zs[index] ?? 0) - mean[2]];
    const squared = xx * x * x + yy * y * y + zz * z * z + 2 * (xy * x * y + xz * x * z + yz * y * z);
    const far = Math.sqrt(Math.max(0, squared));
    result[index] = far;
    if (far > largest) largest = far;
  }
  return result.map((value) => value / largest);
}

const leastVariance = 20;

function gaussianOf(planes: Planes, belongs: (index: number) => boolean) {
  const mean: [number, number, number] = [0, 0, 0];
  const members: number[] = [];
  for (let index = 0; index < planes[0].length; index += 1) if (belongs(index)) members.push(index);
  for (const channel of [0, 1, 2] as const) {
    mean[channel] = members.reduce((sum, index) => sum + (planes[channel][index] ?? 0), 0) / members.length;
  }
  const covariance = (one: 0 | 1 | 2, other: 0 | 1 | 2) =>
    members.reduce(
      (sum, index) => sum + ((planes[one][index] ?? 0) - mean[one]) * ((planes[other][index] ?? 0) - mean[other]),
      0,
    ) /
      members.length +
    (one === other ? leastVariance : 0);
  const { inverse } = invert([
    covariance(0, 0),
    covariance(0, 1),
    covariance(0, 2),
    covariance(1, 1),
    covariance(1, 2),
    covariance(2, 2),
  ]);
  return { mean, inverse };
}

/** Spreads values over 0 to 1, without the outermost 2% and 1%. */
function stretch(values: Float32Array): void {
  const sorted = Float32Array.from(values).sort();
  const high = sorted[Math.floor(sorted.length * 0.99)] ?? 1;
  const low = sorted[Math.floor(sorted.length * 0.02)] ?? 0;
  const range = high - low + 1e-6;
  for (let index = 0; index < values.length; index += 1) {
    values[index] = Math.min(1, Math.max(0, ((values[index] ?? 0) - low) / range));
  }
}

/** The threshold that separates two groups of values from 0 to 1 best (Otsu 1979). */
export function otsuThreshold(values: Float32Array): number {
  const bins = 64;
  const counts = new Float64Array(bins);
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor(value * bins));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const total = counts.reduce((sum, count, bin) => sum + bin * count, 0);
  let below = 0;
  let sumBelow = 0;
  let best = 0;
  let threshold = 0;
  for (let bin = 0; bin < bins; bin += 1) {
    below += counts[bin] ?? 0;
    sumBelow += bin * (counts[bin] ?? 0);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const variance = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2;
    if (variance > best) {
      best = variance;
      threshold = bin;
    }
  }
  return (threshold + 1) / bins;
}
