import type { PixelImage } from '../scan/pixel-image.ts';
import { boxFilter } from './box-filter.ts';
import { scaleOf } from './scaled-plane.ts';

/** Alpha as a linear function of colour around each pixel: `red * r + green * g + blue * b + constant`, colours from 0 to 1. */
export type LinearAlpha = {
  width: number;
  height: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  constant: Float32Array;
};

/**
 * Fits alpha to the colours around each pixel: soft edges follow hair and fur. `radius` in pixels; a larger `epsilon` smooths more.
 * Colour guided filter: He, Sun and Tang, PAMI 2013.
 */
export function fitAlpha(
  guide: PixelImage,
  alpha: Float32Array,
  { radius, epsilon }: { radius: number; epsilon: number },
): LinearAlpha {
  const { width, height } = guide;
  const mean = (plane: Float32Array) => boxFilter(plane, width, height, radius);
  const statistics = statisticsOf(guide, radius);
  const { planes, means } = statistics;
  const [mr, mg, mb] = means;
  const [xxs, xys, xzs, yys, yzs, zzs] = inverseOf(statistics, epsilon);
  const ma = mean(alpha);
  const [ra, ga, ba] = planes.map((plane) => mean(times(plane, alpha))) as Planes;
  const [red, green, blue, constant] = Array.from({ length: 4 }, () => new Float32Array(alpha.length)) as Four;
  for (let index = 0; index < alpha.length; index += 1) {
    const x = mr[index] ?? 0;
    const y = mg[index] ?? 0;
    const z = mb[index] ?? 0;
    const a = ma[index] ?? 0;
    const cx = (ra[index] ?? 0) - x * a;
    const cy = (ga[index] ?? 0) - y * a;
    const cz = (ba[index] ?? 0) - z * a;
    const xy = xys[index] ?? 0;
    const xz = xzs[index] ?? 0;
    const yz = yzs[index] ?? 0;
    const ar = (xxs[index] ?? 0) * cx + xy * cy + xz * cz;
    const ag = xy * cx + (yys[index] ?? 0) * cy + yz * cz;
    const ab = xz * cx + yz * cy + (zzs[index] ?? 0) * cz;
    red[index] = ar;
    green[index] = ag;
    blue[index] = ab;
    constant[index] = a - ar * x - ag * y - ab * z;
  }
  return { width, height, red: mean(red), green: mean(green), blue: mean(blue), constant: mean(constant) };
}

type Planes = [Float32Array, Float32Array, Float32Array];
type Statistics = {
  planes: Planes;
  means: Planes;
  products: [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
  /** Of the colours' covariances, by epsilon. Upper half: xx, xy, xz, yy, yz, zz. */
  inverses: Map<number, Inverse>;
};
type Inverse = [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];

const known = new WeakMap<PixelImage, Map<number, Statistics>>();

/** Means of the guide's colours and of their products: the same for every mask of a photo. */
function statisticsOf(guide: PixelImage, radius: number): Statistics {
  const ofGuide = known.get(guide) ?? new Map<number, Statistics>();
  known.set(guide, ofGuide);
  const before = ofGuide.get(radius);
  if (before) return before;
  const mean = (plane: Float32Array) => boxFilter(plane, guide.width, guide.height, radius);
  const planes = colorPlanes(guide);
  const [r, g, b] = planes;
  const statistics: Statistics = {
    planes,
    means: [mean(r), mean(g), mean(b)],
    products: [
      mean(times(r, r)),
      mean(times(r, g)),
      mean(times(r, b)),
      mean(times(g, g)),
      mean(times(g, b)),
      mean(times(b, b)),
    ],
    inverses: new Map(),
  };
  ofGuide.set(radius, statistics);
  return statistics;
}

function inverseOf({ means, products, inverses }: Statistics, epsilon: number): Inverse {
  const before = inverses.get(epsilon);
  if (before) return before;
  const [mr, mg, mb] = means;
  const [rr, rg, rb, gg, gb, bb] = products;
  const count = mr.length;
  const inverse = Array.from({ length: 6 }, () => new Float64Array(count)) as Inverse;
  for (let index = 0; index < count; index += 1) {
    const x = mr[index] ?? 0;
    const y = mg[index] ?? 0;
    const z = mb[index] ?? 0;
    const xx = (rr[index] ?? 0) - x * x + epsilon;
    const xy = (rg[index] ?? 0) - x * y;
    const xz = (rb[index] ?? 0) - x * z;
    const yy = (gg[index] ?? 0) - y * y + epsilon;
    const yz = (gb[index] ?? 0) - y * z;
    const zz = (bb[index] ?? 0) - z * z + epsilon;
    const a = yy * zz - yz * yz;
    const b = xz * yz - xy * zz;
    const c = xy * yz - xz * yy;
    const determinant = xx * a + xy * b + xz * c;
    inverse[0][index] = a / determinant;
    inverse[1][index] = b / determinant;
    inverse[2][index] = c / determinant;
    inverse[3][index] = (xx * zz - xz * xz) / determinant;
    inverse[4][index] = (xy * xz - xx * yz) / determinant;
    inverse[5][index] = (xx * yy - xy * xy) / determinant;
  }
  inverses.set(epsilon, inverse);
  return inverse;
}

function times(one: Float32Array, other: Float32Array): Float32Array {
  const result = new Float32Array(one.length);
  for (let index = 0; index < result.length; index += 1) result[index] = (one[index] ?? 0) * (other[index] ?? 0);
  return result;
}

type Four = [Float32Array, Float32Array, Float32Array, Float32Array];

/**
 * Alpha, from 0 to 1 or a little beyond, of the pixels of an image that may be larger than the one it was fitted to
 * (He and Sun, 'Fast guided filter', 2015).
 */
export function alphaReader(
  fit: LinearAlpha,
  { data, width, height, channels }: PixelImage,
): (x: number, y: number) => number {
  const { at } = scaleOf(fit, { width, height });
  const second = channels === 1 ? 0 : 1;
  return (x, y) => {
    const index = (y * width + x) * channels;
    const [red, green, blue] = [data[index] ?? 0, data[index + second] ?? 0, data[index + 2 * second] ?? 0];
    const colored = at(fit.red, x, y) * red + at(fit.green, x, y) * green + at(fit.blue, x, y) * blue;
    return colored / 255 + at(fit.constant, x, y);
  };
}

/** Red, green and blue, 0 to 1. */
export function colorPlanes({ data, width, height, channels }: PixelImage): [Float32Array, Float32Array, Float32Array] {
  const planes: [Float32Array, Float32Array, Float32Array] = [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ];
  const second = channels === 1 ? 0 : 1;
  for (let index = 0, at = 0; index < width * height; index += 1, at += channels) {
    planes[0][index] = (data[at] ?? 0) / 255;
    planes[1][index] = (data[at + second] ?? 0) / 255;
    planes[2][index] = (data[at + 2 * second] ?? 0) / 255;
  }
  return planes;
}
