/** Colours of many pixels as a sum of Gaussians, as GrabCut models subject and background. */
export type ColorMixture = Gaussian[];

/** `cost` is the negative logarithm of the density at its mean. */
export type Gaussian = { mean: Color; inverse: Symmetric; cost: number };

type Color = [number, number, number];
/** Upper half of a symmetric 3 x 3 matrix: xx, xy, xz, yy, yz, zz. */
type Symmetric = [number, number, number, number, number, number];
export type Planes = readonly [Float32Array, Float32Array, Float32Array];

const components = 5;
/** Keeps a Gaussian of equal colours from becoming infinitely narrow. */
const leastVariance = 4;

/**
 * Fits five Gaussians to the pixels that `belongs` names: clusters that are split along their widest axis (Orchard and Bouman
 * 1991), as in GrabCut (Rother et al. 2004). Every `step`th pixel counts. Returns none without pixels.
 */
export function fitColors(planes: Planes, belongs: (index: number) => boolean, step: number): ColorMixture {
  const [first] = planes;
  const members: number[] = [];
  for (let index = 0; index < first.length; index += step) if (belongs(index)) members.push(index);
  if (members.length === 0) return [];
  let clusters = [gather(planes, members)];
  while (clusters.length < components) {
    const widest = clusters.reduce((one, other) =>
      other.spread * other.members.length > one.spread * one.members.length ? other : one,
    );
    const halves = split(planes, widest);
    if (!halves) break;
    clusters = [...clusters.filter((cluster) => cluster !== widest), ...halves];
  }
  return clusters.map(({ members: { length }, mean, covariance }) => {
    const { inverse, determinant } = invert(covariance);
    return { mean, inverse, cost: 0.5 * Math.log(determinant) - Math.log(length / members.length) };
  });
}

/**
 * How badly a pixel's colour fits: the negative logarithm of its density in the likeliest Gaussian, without the constant of all
 * Gaussians.
 */
export function misfit(mixture: ColorMixture, x: number, y: number, z: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { cost, mean, inverse } of mixture) {
    const dx = x - mean[0];
    const dy = y - mean[1];
    const dz = z - mean[2];
    const [xx, xy, xz, yy, yz, zz] = inverse;
    const distance = xx * dx * dx + yy * dy * dy + zz * dz * dz + 2 * (xy * dx * dy + xz * dx * dz + yz * dy * dz);
    const value = cost + 0.5 * distance;
    if (value < least) least = value;
  }
  return least;
}

type Cluster = { members: number[]; mean: Color; covariance: Symmetric; spread: number; axis: Color };

function gather([xs, ys, zs]: Planes, members: number[]): Cluster {
  const mean: Color = [0, 0, 0];
  for (const index of members) {
    mean[0] += xs[index] ?? 0;
    mean[1] += ys[index] ?? 0;
    mean[2] += zs[index] ?? 0;
  }
  for (const channel of [0, 1, 2] as const) mean[channel] /= members.length;
  const sums: Symmetric = [0, 0, 0, 0, 0, 0];
  for (const index of members) {
    const x = (xs[index] ?? 0) - mean[0];
    const y = (ys[index] ?? 0) - mean[1];
    const z = (zs[index] ?? 0) - mean[2];
    sums[0] += x * x;
    sums[1] += x * y;
    sums[2] += x * z;
    sums[3] += y * y;
    sums[4] += y * z;
    sums[5] += z * z;
  }
  const covariance = sums.map((sum) => sum / members.length) as Symmetric;
  for (const diagonal of [0, 3, 5] as const) covariance[diagonal] += leastVariance;
  const axis = widestAxis(covariance);
  return { members, mean, covariance, axis, spread: alongAxis(covariance, axis) };
}

/** Splits at the mean, across the widest axis. */
function split(planes: Planes, { members, mean, axis }: Cluster): [Cluster, Cluster] | undefined {
  const [xs, ys, zs] = planes;
  const near: number[] = [];
  const far: number[] = [];
  for (const index of members) {
    const along =
      ((xs[index] ?? 0) - mean[0]) * axis[0] +
      ((ys[index] ?? 0) - mean[1]) * axis[1] +
      ((zs[index] ?? 0) - mean[2]) * axis[2];
    (along < 0 ? near : far).push(index);
  }
  return near.length === 0 || far.length === 0 ? undefined : [gather(planes, near), gather(planes, far)];
}

/** By power iteration. */
function widestAxis([xx, xy, xz, yy, yz, zz]: Symmetric): Color {
  let [x, y, z]: Color = [1, 0.7, 0.4];
  for (let round = 0; round < 12; round += 1) {
    const next: Color = [xx * x + xy * y + xz * z, xy * x + yy * y + yz * z, xz * x + yz * y + zz * z];
    const length = Math.hypot(...next) || 1;
    [x, y, z] = [next[0] / length, next[1] / length, next[2] / length];
  }
  return [x, y, z];
}

const alongAxis = ([xx, xy, xz, yy, yz, zz]: Symmetric, [x, y, z]: Color): number =>
  xx * x * x + yy * y * y + zz * z * z + 2 * (xy * x * y + xz * x * z + yz * y * z);

/** Of a symmetric, positive definite matrix. */
export function invert([xx, xy, xz, yy, yz, zz]: Symmetric): { inverse: Symmetric; determinant: number } {
  const [a, b, c] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy];
  const determinant = xx * a + xy * b + xz * c;
  const inverse = [a, b, c, xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy].map(
    (value) => value / determinant,
  );
  return { inverse: inverse as Symmetric, determinant };
}
