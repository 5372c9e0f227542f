import { lumaOf } from './filters/luma.ts';
import type { LumaPlane } from './filters/run-filters.ts';
import type { Tile } from './photo-tile.ts';
import type { WorkPhoto } from './work-photo.ts';

/** What decides which filters suit a photo. */
export type PhotoFlaws = {
  /** Standard deviation of the noise in the luma, 0 to 255, */
  noise: number;
  /** and in the colour differences. */
  colorNoise: number;
  /** Radius (sigma) in pixels by which its sharpest edges are blurred: .5 to .9 is as sharp as photos are. */
  blur: number;
  /** 1 to 100, by its own tables; undefined for other formats than JPEG. */
  jpegQuality?: number | undefined;
};

const sampleSide = 192;
const samplesAcross = 4;

/** Measures noise and blur on up to 16 parts spread over the photo. */
export function measureFlaws(photo: WorkPhoto): Omit<PhotoFlaws, 'jpegQuality'> {
  const samples = sampleAreas(photo).map((area) => photo.read(area));
  const lumas = samples.map(lumaOf);
  return {
    noise: correlatedNoise(lumas),
    colorNoise: correlatedNoise(samples.flatMap((sample) => [difference(sample, 2), difference(sample, 0)])),
    blur: blurOf(lumas),
  };
}

function sampleAreas({ width, height }: WorkPhoto) {
  const places = (length: number) => {
    const side = Math.min(sampleSide, length);
    const count = Math.min(samplesAcross, Math.ceil(length / sampleSide));
    return Array.from({ length: count }, (_, index) => ({
      start: count === 1 ? 0 : Math.round((index * (length - side)) / (count - 1)),
      side,
    }));
  };
  return places(height).flatMap((down) =>
    places(width).map((across) => ({ x: across.start, y: down.start, width: across.side, height: down.side })),
  );
}

/** Red (0) or blue (2) less luma, in the size of Cr or Cb. */
function difference(tile: Tile, channel: 0 | 2): LumaPlane {
  const plane = lumaOf(tile);
  const factor = channel === 0 ? 1.402 : 1.772;
  return {
    ...plane,
    data: plane.data.map((light, at) => ((tile.data[at * tile.channels + channel] ?? 0) - light) / factor),
  };
}

/**
 * Noise by its finest band. That of cameras and JPEGs is spread over neighbours, so the same at half the size counts, too:
 * white noise would halve.
 */
function correlatedNoise(planes: readonly LumaPlane[]): number {
  const fine = noiseOf(planes);
  const coarse = 2 * noiseOf(planes.map(halved));
  return coarse > fine * 1.25 ? Math.min((fine + coarse) / 2, fine * 2 + 4) : fine;
}

const blockSide = 16;
/** Shares of a normal distribution: its median is at .6745 standard deviations. */
const medianOfNormal = 0.6745;

/** Median of the diagonal Haar coefficients in the plainest three tenths of all blocks (after Donoho, Johnstone 1994). */
function noiseOf(planes: readonly LumaPlane[]): number {
  const blocks = planes.flatMap(measureBlocks).sort((one, other) => one.variance - other.variance);
  const plain = blocks.slice(0, Math.max(1, Math.floor(blocks.length * 0.3)));
  const details = Float32Array.from(plain.flatMap((block) => block.details)).sort();
  return (details[details.length >> 1] ?? 0) / medianOfNormal;
}

function measureBlocks({ data, width, height }: LumaPlane): { variance: number; details: number[] }[] {
  const blocks: { variance: number; details: number[] }[] = [];
  for (let top = 0; top + blockSide <= height; top += blockSide) {
    for (let left = 0; left + blockSide <= width; left += blockSide) {
      const details: number[] = [];
      let [sum, squares] = [0, 0];
      for (let y = top; y < top + blockSide; y += 2) {
        for (let x = left; x < left + blockSide; x += 2) {
          const at = y * width + x;
          const [a = 0, b = 0, c = 0, d = 0] = [data[at], data[at + 1], data[at + width], data[at + width + 1]];
          details.push(Math.abs(a - b - c + d) / 2);
          const mean = (a + b + c + d) / 4;
          sum += mean;
          squares += mean * mean;
        }
      }
      const mean = sum / details.length;
      // Clipped black and white hide the noise.
      if (mean < -120 || mean > 247) continue;
      blocks.push({ variance: squares / details.length - mean * mean, details });
    }
  }
  return blocks;
}

function halved({ data, width, height }: LumaPlane): LumaPlane {
  const size = { width: width >> 1, height: height >> 1 };
  const result = new Float32Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0);
      result[y * size.width + x] = sum / 4;
    }
  }
  return { data: result, ...size };
}

const secondBlur = 1;

/**
 * The blur of the sharper edges: where an edge of sigma s is blurred once more by t, its slope falls by the square root of
 * 1 + t² / s² (Zhuo, Sim 2011, 'Defocus map estimation from a single image').
 */
function blurOf(planes: readonly LumaPlane[]): number {
  const edges: { slope: number; sigma: number }[] = [];
  for (const plane of planes) collectEdges(plane, edges);
  // The strongest edges are the least noisy.
  edges.sort((one, other) => other.slope - one.slope);
  const strong = edges.slice(0, Math.max(20, Math.floor(edges.length * 0.1)));
  const sigmas = Float32Array.from(strong, ({ sigma }) => sigma).sort();
  return sigmas[Math.floor(sigmas.length * 0.3)] ?? 0;
}

function collectEdges(plane: LumaPlane, edges: { slope: number; sigma: number }[]): void {
  const { data, width, height } = plane;
  const soft = blurred(plane, secondBlur);
  const slopeAt = (values: Float32Array, at: number, step: number) =>
    Math.abs((values[at + step] ?? 0) - (values[at - step] ?? 0)) / 2;
  for (let y = 5; y < height - 5; y += 1) {
    for (let x = 5; x < width - 5; x += 1) {
      const at = y * width + x;
      const across = slopeAt(data, at, 1);
      const down = slopeAt(data, at, width);
      // Only edges along the grid: slanted ones look softer.
      const [slope, other, step] = across > down ? [across, down, 1] : [down, across, width];
      if (slope < 6 || other > slope / 3) continue;
      // The crest of the slope.
      if (slope < slopeAt(data, at - step, step) || slope < slopeAt(data, at + step, step)) continue;
      const ratio = slope / Math.max(1e-6, slopeAt(soft, at, step));
      if (ratio > 1.01) edges.push({ slope, sigma: secondBlur / Math.sqrt(ratio * ratio - 1) });
    }
  }
}

function blurred({ data, width, height }: LumaPlane, sigma: number): Float32Array {
  const radius = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, at) => Math.exp(-((at - radius) ** 2) / (2 * sigma ** 2)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const pass = (values: Float32Array, step: number, length: number, place: (at: number) => number) =>
    values.map((_, at) => {
      let total = 0;
      for (const [index, weight] of weights.entries()) {
        const shift = Math.min(length - 1, Math.max(0, place(at) + index - radius)) - place(at);
        total += weight * (values[at + shift * step] ?? 0);
      }
      return total / sum;
    });
  return pass(
    pass(data, 1, width, (at) => at % width),
    width,
    height,
    (at) => Math.floor(at / width),
  );
}
