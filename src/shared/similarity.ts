/** Gray pixels, one byte each, row by row. */
export type GrayPixels = { data: Uint8Array; width: number; height: number };

/** Result of a comparison; 1 is identical. */
export type Similarity = {
  mean: number;
  /** The most changed tile: a word that vanishes hardly affects the mean of a page. */
  worstTile: number;
};

const windowSize = 8;
/** (0.01 * 255)^2 and (0.03 * 255)^2: the constants of the paper for 8 bits. */
const luminanceConstant = 6.5025;
const contrastConstant = 58.5225;
/** Windows per side of a tile. */
const tileWindows = 8;

/**
 * Structural similarity of two images of equal size (Wang, Bovik, Sheikh, Simoncelli 2004, with uniform 8 x 8 windows every
 * `stride` pixels). Images smaller than a window count as identical.
 */
export function compareGray(before: GrayPixels, after: GrayPixels, stride = 4): Similarity {
  const { width, height } = before;
  if (after.width !== width || after.height !== height) return { mean: 0, worstTile: 0 };
  const columns = Math.floor((width - windowSize) / stride) + 1;
  const rows = Math.floor((height - windowSize) / stride) + 1;
  if (columns < 1 || rows < 1 || isSame(before.data, after.data)) return { mean: 1, worstTile: 1 };
  const tilesAcross = Math.ceil(columns / tileWindows);
  const tileSums = new Float64Array(tilesAcross * Math.ceil(rows / tileWindows));
  const tileCounts = new Uint32Array(tileSums.length);
  let sum = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const value = compareWindow(before.data, after.data, row * stride * width + column * stride, width);
      const tile = Math.floor(row / tileWindows) * tilesAcross + Math.floor(column / tileWindows);
      tileSums[tile] = (tileSums[tile] ?? 0) + value;
      tileCounts[tile] = (tileCounts[tile] ?? 0) + 1;
      sum += value;
    }
  }
  const worstTile = tileSums.reduce((worst, tileSum, tile) => Math.min(worst, tileSum / (tileCounts[tile] ?? 1)), 1);
  return { mean: sum / (columns * rows), worstTile };
}

/** Most pages are identical, which this detects a hundred times faster. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

/** About 160 windows per side suffice to judge an encoder on an image of any size. */
export const samplingStride = ({ width, height }: { width: number; height: number }): number =>
  Math.max(4, Math.round(Math.min(width, height) / 160));

function compareWindow(before: Uint8Array, after: Uint8Array, start: number, width: number): number {
  let sumBefore = 0;
  let sumAfter = 0;
  let squaresBefore = 0;
  let squaresAfter = 0;
  let products = 0;
  for (let y = 0; y < windowSize; y++) {
    let index = start + y * width;
    for (let x = 0; x < windowSize; x++, index++) {
      const one = before[index] ?? 0;
      const other = after[index] ?? 0;
      sumBefore += one;
      sumAfter += other;
      squaresBefore += one * one;
      squaresAfter += other * other;
      products += one * other;
    }
  }
  const count = windowSize * windowSize;
  const meanBefore = sumBefore / count;
  const meanAfter = sumAfter / count;
  const varianceBefore = squaresBefore / count - meanBefore * meanBefore;
  const varianceAfter = squaresAfter / count - meanAfter * meanAfter;
  const covariance = products / count - meanBefore * meanAfter;
  return (
    ((2 * meanBefore * meanAfter + luminanceConstant) * (2 * covariance + contrastConstant)) /
    ((meanBefore * meanBefore + meanAfter * meanAfter + luminanceConstant) *
      (varianceBefore + varianceAfter + contrastConstant))
  );
}
