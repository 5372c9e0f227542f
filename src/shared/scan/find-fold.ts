import { grayOf, type PixelImage, shrink } from './pixel-image.ts';

/** Where the fold of a book crosses the upper and the lower edge of a flattened spread, in pixels from the left. */
export type Fold = { top: number; bottom: number };

const lookedAtSide = 360;
const bandCount = 12;
/** A spread is about this wide by its height; one page by itself is higher than wide. */
const leastWidthByHeight = 0.95;
/** The fold lies between these shares of the width, and leans by at most that share. */
const [leftmost, rightmost, mostLean] = [0.35, 0.65, 0.08];
const leanCost = 0.4;
/** How much darker than beside it the fold is, as a share of the paper's brightness. */
const leastDarkness = 0.04;

/**
 * Finds the fold of an open book: the dark valley where paper bends into the spine, or else the blank gap nearest to the middle.
 * Undefined for an image that is not as wide as two pages.
 */
export function findFold(spread: PixelImage): Fold | undefined {
  if (spread.width < spread.height * leastWidthByHeight) return undefined;
  const small = shrink({ ...spread, data: grayOf(spread), channels: 1 }, lookedAtSide);
  const scale = spread.width / small.width;
  const { width } = small;
  const valley = deepestValley(small);
  if (valley && valley.darkness >= leastDarkness) return { top: valley.top * scale, bottom: valley.bottom * scale };
  const gap = blankestColumn(small) ?? width / 2;
  return { top: gap * scale, bottom: gap * scale };
}

/** For each band of rows, how much darker the paper is at each column than beside it, as a share of its brightness. */
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
  const lean = Math.round(width * mostLean);
  let best: (Fold & { darkness: number; score: number }) | undefined;
  for (let top = from; top <= to; top += 1) {
    for (let bottom = Math.max(from, top - lean); bottom <= Math.min(to, top + lean); bottom += 1) {
      const along = bands.map((band, index) => {
        const x = Math.round(top + ((bottom - top) * (index + 0.5)) / bands.length);
        return band[x] ?? 0;
      });
      // Images are dark in some bands; the fold is in nearly all of them.
      along.sort((a, b) => a - b);
      const darkness = along.slice(1, -2).reduce((sum, value) => sum + value, 0) / (along.length - 3);
      // The valley is wide: of all ways through it, the upright one.
      const score = darkness - (leanCost * Math.abs(top - bottom)) / width;
      if (!best || score > best.score) best = { top, bottom, darkness, score };
    }
  }
  return best;
}

/** The middle of the widest gap without ink near the middle. */
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
