import { grayOf, type PixelImage, shrink } from './pixel-image.ts';

/** Where a book's fold crosses the top and bottom of a flattened spread, in pixels from the left. */
export type Fold = { top: number; bottom: number };

const workingSide = 360;
const bandCount = 12;
/** Minimum width by height of a spread; a single page is higher than wide. */
const minWidthByHeight = 0.95;
/** Range of the fold's position, and its maximum lean, as shares of the width. */
const [leftmost, rightmost, maxLean] = [0.35, 0.65, 0.08];
const leanCost = 0.4;
/** How much darker the fold is than its surroundings, relative to paper brightness. */
const minDarkness = 0.04;

/**
 * Finds the fold of an open book: the dark valley at the spine, or else the blank gap nearest to the middle. Undefined for an
 * image narrower than two pages.
 */
export function findFold(spread: PixelImage): Fold | undefined {
  if (spread.width < spread.height * minWidthByHeight) return undefined;
  const small = shrink({ ...spread, data: grayOf(spread), channels: 1 }, workingSide);
  const scale = spread.width / small.width;
  const { width } = small;
  const valley = deepestValley(small);
  if (valley && valley.darkness >= minDarkness) return { top: valley.top * scale, bottom: valley.bottom * scale };
  const gap = blankestColumn(small) ?? width / 2;
  return { top: gap * scale, bottom: gap * scale };
}

/** For each band of rows, how much darker each column is than its surroundings, relative to paper brightness. */
function valleysOf({ data, width, height }: PixelImage): Float32Array[] {
  const beside = Math.max(3, Math.round(width * 0.05));
  return Array.from({ length: bandCount }, (_, band) => {
    const from = Math.floor((band * height) / bandCount);
    const to = Math.max(from + 1, Math.floor(((band + 1) * height) / bandCount));
    const paper = Float32Array.from({ length: width }, (_, x) => {
      const column = Array.from({ length: to - from }, (_, row) => data[(from + row) * width + x] ?? 0).sort(
        (a, b) => a - b,
      );
      return column[Math.floor(column.length * 0.8)] ?? 0;
    });
    return paper.map((level, x) => {
      const around = Math.min(paper[Math.max(0, x - beside)] ?? 0, paper[Math.min(width - 1, x + beside)] ?? 0);
      return around < 1 ? 0 : Math.max(-0.1, Math.min(0.3, (around - level) / around));
    });
  });
}

function deepestValley(image: PixelImage): (Fold & { darkness: number }) | undefined {
  const bands = valleysOf(image);
  const { width } = image;
  const [from, to] = [Math.round(width * leftmost), Math.round(width * rightmost)];
  const lean = Math.round(width * maxLean);
  let best: (Fold & { darkness: number; score: number }) | undefined;
  for (let top = from; top <= to; top += 1) {
    for (let bottom = Math.max(from, top - lean); bottom <= Math.min(to, top + lean); bottom += 1) {
      const along = bands.map((band, index) => {
        const x = Math.round(top + ((bottom - top) * (index + 0.5)) / bands.length);
        return band[x] ?? 0;
      });
      // Printed images are dark in some bands; the fold in nearly all.
      along.sort((a, b) => a - b);
      const darkness = along.slice(1, -2).reduce((sum, value) => sum + value, 0) / (along.length - 3);
      // The valley is wide: of all paths through it, prefer the upright one.
      const score = darkness - (leanCost * Math.abs(top - bottom)) / width;
      if (!best || score > best.score) best = { top, bottom, darkness, score };
    }
  }
  return best;
}

/** The centre of the widest gap without ink near the middle. */
function blankestColumn({ data, width, height }: PixelImage): number | undefined {
  const ink = Float32Array.from({ length: width }, (_, x) => {
    let [sum, most] = [0, 0];
    for (let y = 0; y < height; y += 1) {
      const level = data[y * width + x] ?? 0;
      sum += level;
      most = Math.max(most, level);
    }
    return most - sum / height;
  });
  const middle = width / 2;
  const [from, to] = [Math.round(width * leftmost), Math.round(width * rightmost)];
  const reach = Math.max(1, Math.round(width * 0.01));
  let best: { x: number; cost: number } | undefined;
  for (let x = from; x <= to; x += 1) {
    const near = ink.subarray(x - reach, x + reach + 1);
    const cost = near.reduce((sum, value) => sum + value, 0) / near.length + (20 * Math.abs(x - middle)) / width;
    if (!best || cost < best.cost) best = { x, cost };
  }
  return best?.x;
}
