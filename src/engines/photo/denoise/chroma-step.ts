import { luma } from '../../../shared/scan/pixel-image.ts';
import type { PhotoStep, Tile } from '../photo-tile.ts';

/**
 * Smooths coloured noise along the edges of the luma: a guided filter (He, Sun, Tang 2013) on the two colour differences at
 * half the size, which is all that most cameras record of them.
 */
export type ChromaPlan = {
  step: 'chroma';
  /** Standard deviation of the noise in the colour differences. */
  sigma: number;
  /** Whether single pixels have noise of their own. Otherwise fine details of colour are kept. */
  isFine: boolean;
  /** 0 nothing, 1 all. */
  amount: number;
};

/** At half the size. */
const radius = 4;

export const createChromaStep = (plan: ChromaPlan): PhotoStep => ({
  name: 'chroma',
  scale: 1,
  // Twice the window, at half the size, and a pixel for enlarging.
  margin: 4 * radius + 2,
  apply: (tile) => smoothChroma(tile, plan),
});

/** Rec. 601. */
const redPerCr = 1.402;
const bluePerCb = 1.772;
const greenPer = { cb: -0.344136, cr: -0.714136 };

function smoothChroma(tile: Tile, { sigma, isFine, amount }: ChromaPlan): Tile {
  const { width, height, channels, data } = tile;
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const planes = halve(tile, half);
  const [cb, cr] = [planes.cb, planes.cr].map((plane) =>
    guidedFilter(plane, planes.luma, { ...half, epsilon: sigma * sigma }),
  );
  if (!cb || !cr) return tile;
  const result = new Uint8ClampedArray(data);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      const light = luma(red, green, blue);
      const place = placeIn(half, x, y);
      const oldBlue = isFine ? (blue - light) / bluePerCb : valueAt(planes.cb, place);
      const oldRed = isFine ? (red - light) / redPerCr : valueAt(planes.cr, place);
      const moreBlue = amount * (valueAt(cb, place) - oldBlue);
      const moreRed = amount * (valueAt(cr, place) - oldRed);
      result[at] = red + redPerCr * moreRed;
      result[at + 1] = green + greenPer.cb * moreBlue + greenPer.cr * moreRed;
      result[at + 2] = blue + bluePerCb * moreBlue;
    }
  }
  return { ...tile, data: new Uint8Array(result.buffer) };
}

type Size = { width: number; height: number };

/** Means of 2 x 2 pixels. Tiles begin at even places, so that the same pixels are taken together in each. */
function halve({ data, width, height, channels }: Tile, half: Size) {
  const planes = {
    luma: new Float32Array(half.width * half.height),
    cb: new Float32Array(half.width * half.height),
    cr: new Float32Array(half.width * half.height),
  };
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let row = 2 * y; row < Math.min(height, 2 * y + 2); row += 1) {
        for (let column = 2 * x; column < Math.min(width, 2 * x + 2); column += 1) {
          const at = (row * width + column) * channels;
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
          count += 1;
        }
      }
      const light = luma(red, green, blue) / count;
      planes.luma[y * half.width + x] = light;
      planes.cb[y * half.width + x] = (blue / count - light) / bluePerCb;
      planes.cr[y * half.width + x] = (red / count - light) / redPerCr;
    }
  }
  return planes;
}

/** `plane` as a linear function of `guide` in each window; `epsilon` is the variance that counts as noise. */
function guidedFilter(plane: Float32Array, guide: Float32Array, size: Size & { epsilon: number }): Float32Array {
  const mean = (values: Float32Array) => windowMeans(values, size);
  const product = (one: Float32Array, other: Float32Array) => one.map((value, at) => value * (other[at] ?? 0));
  const [planeMean, guideMean] = [mean(plane), mean(guide)];
  const [both, squared] = [mean(product(plane, guide)), mean(product(guide, guide))];
  // Much larger than the noise of the luma, which is smoothed before.
  const epsilon = 4 * size.epsilon;
  const slope = both.map((value, at) => {
    const [p, g] = [planeMean[at] ?? 0, guideMean[at] ?? 0];
    return (value - p * g) / (Math.max(0, (squared[at] ?? 0) - g * g) + epsilon);
  });
  const offset = planeMean.map((value, at) => value - (slope[at] ?? 0) * (guideMean[at] ?? 0));
  const [slopes, offsets] = [mean(slope), mean(offset)];
  return guide.map((value, at) => (slopes[at] ?? 0) * value + (offsets[at] ?? 0));
}

/** No running sums: their rounding would differ from tile to tile. */
function windowMeans(values: Float32Array, { width, height }: Size): Float32Array {
  const rows = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      const [first, last] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)];
      for (let at = first; at <= last; at += 1) sum += values[y * width + at] ?? 0;
      rows[y * width + x] = sum / (last - first + 1);
    }
  }
  for (let y = 0; y < height; y += 1) {
    const [first, last] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)];
    for (let row = first; row <= last; row += 1) {
      for (let x = 0; x < width; x += 1) {
        result[y * width + x] = (result[y * width + x] ?? 0) + (rows[row * width + x] ?? 0);
      }
    }
    for (let x = 0; x < width; x += 1) result[y * width + x] = (result[y * width + x] ?? 0) / (last - first + 1);
  }
  return result;
}

type Place = {
  topLeft: number;
  topRight: number;
  bottomLeft: number;
  bottomRight: number;
  right: number;
  bottom: number;
};

/** Where a pixel of the full size is among those of half the size, for bilinear interpolation. */
function placeIn({ width, height }: Size, x: number, y: number): Place {
  const across = Math.max(0, (x - 0.5) / 2);
  const down = Math.max(0, (y - 0.5) / 2);
  const [left, top] = [Math.min(width - 1, Math.floor(across)), Math.min(height - 1, Math.floor(down))];
  const toRight = left + 1 < width ? 1 : 0;
  const toBottom = top + 1 < height ? width : 0;
  const topLeft = top * width + left;
  return {
    ...{ topLeft, topRight: topLeft + toRight },
    ...{ bottomLeft: topLeft + toBottom, bottomRight: topLeft + toBottom + toRight },
    ...{ right: across - left, bottom: down - top },
  };
}

function valueAt(plane: Float32Array, { topLeft, topRight, bottomLeft, bottomRight, right, bottom }: Place): number {
  const upper = (plane[topLeft] ?? 0) * (1 - right) + (plane[topRight] ?? 0) * right;
  const lower = (plane[bottomLeft] ?? 0) * (1 - right) + (plane[bottomRight] ?? 0) * right;
  return upper * (1 - bottom) + lower * bottom;
}
