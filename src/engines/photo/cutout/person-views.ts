import { resample } from '../../../shared/cutout/scaled-plane.ts';

/** The square that the model of people looks at, in pixels. */
export const personSide = 256;

type Size = { width: number; height: number };

/** Longer photos are only looked at as a whole: more squares would take too long. */
const mostLonger = 4;
/** Squares of photos that are nearly square would only repeat the whole. */
const leastLonger = 1.1;

/** The size at which people are looked for: squares of it keep the proportions that squeezing the whole photo changes. */
export function viewFrame({ width, height }: Size): Size {
  const longer = Math.max(width, height) / Math.min(width, height);
  if (longer < leastLonger || longer > mostLonger) return { width: personSide, height: personSide };
  const side = Math.round(personSide * longer);
  return width > height ? { width: side, height: personSide } : { width: personSide, height: side };
}

/** The top left corners of squares that cover a frame, each overlapping the next by half or more; none for a square one. */
export function squaresIn({ width, height }: Size): { left: number; top: number }[] {
  const rest = Math.max(width, height) - personSide;
  if (rest === 0) return [];
  const count = Math.ceil(rest / (personSide / 2)) + 1;
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round((rest * index) / (count - 1));
    return width > height ? { left: at, top: 0 } : { left: 0, top: at };
  });
}

/** People squeezed narrower are found worse than those squeezed flatter (measured on marked photos). */
const wholeWeight = { wide: 0.3, high: 1.5 };
/** Near its rim, a square shows parts of people, which the model knows badly. Share of the side. */
const rim = 0.18;

/** Views of a person overlap by .7 and more, those of cars and other things by less than .15 (21 marked photos). */
const leastAgreement = 0.4;

/**
 * How likely each pixel of the frame is a person: what the model said of the whole and of each square, averaged. Undefined when they
 * show different places: then the model guesses.
 */
export function joinViews(frame: Size, [whole, ...squares]: readonly Float32Array[]): Float32Array | undefined {
  if (!whole || squares.length === 0) return whole;
  const seen = resample(whole, { width: personSide, height: personSide }, frame).map(logit);
  const { sum, weights } = addSquares(frame, squares);
  if (overlap(seen, sum) < leastAgreement) return undefined;
  const weight = frame.width > frame.height ? wholeWeight.wide : wholeWeight.high;
  return seen.map((value, index) => {
    const mean = (weight * value + (sum[index] ?? 0)) / (weight + (weights[index] ?? 0));
    return 1 / (1 + Math.exp(-mean));
  });
}

function addSquares(frame: Size, squares: readonly Float32Array[]): { sum: Float32Array; weights: Float32Array } {
  const { width, height } = frame;
  const isWide = width > height;
  const last = Math.max(width, height) - personSide;
  const sum = new Float32Array(width * height);
  const weights = new Float32Array(width * height);
  for (const [number, { left, top }] of squaresIn(frame).entries()) {
    const place = left + top;
    const values = squares[number] ?? [];
    for (let y = 0, from = 0; y < personSide; y += 1) {
      for (let x = 0; x < personSide; x += 1, from += 1) {
        const along = (isWide ? x : y) + 0.5;
        const before = place === 0 ? 1 : along / (rim * personSide);
        const after = place === last ? 1 : (personSide - along) / (rim * personSide);
        const weight = Math.min(1, before, after);
        const to = (y + top) * width + x + left;
        sum[to] = (sum[to] ?? 0) + weight * logit(values[from] ?? 0);
        weights[to] = (weights[to] ?? 0) + weight;
      }
    }
  }
  return { sum, weights };
}

/** Of the places above zero: what both have, as a share of what either has. */
function overlap(one: Float32Array, other: Float32Array): number {
  let [both, either] = [0, 0];
  for (const [index, value] of one.entries()) {
    const [first, second] = [value > 0, (other[index] ?? 0) > 0];
    if (first && second) both += 1;
    if (first || second) either += 1;
  }
  return either === 0 ? 0 : both / either;
}

const logit = (value: number): number => {
  const kept = Math.min(0.995, Math.max(0.005, value));
  return Math.log(kept / (1 - kept));
};
