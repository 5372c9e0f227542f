import type { PixelImage } from './pixel-image.ts';

/** Brightness from 0 (black) to 255. */
type GrayImage = Pick<PixelImage, 'data' | 'width' | 'height'>;

export type Skew = {
  /** How far lines slope downwards, in degrees clockwise. */
  degrees: number;
  /** How much sharper lines are at this angle than at most others; about 1 without text. */
  sharpness: number;
  /** Columns are sharper than rows: the text is probably rotated by 90 degrees. */
  isSideways: boolean;
};

const maxDegrees = 15;
/** Fewer dark pixels are not text. */
const minDots = 400;
const maxDots = 40_000;

/**
 * The skew of an image's lines: the angle at which the projection profile of dark pixels has the steepest edges (W. Postl,
 * Detection of Linear Oblique Structures and Skew Scan in Digitized Documents, ICPR 1986). Use images of about 1000 pixels on
 * the longer side, enough for 0.02 degrees.
 */
export function skewOf(image: GrayImage): Skew {
  const dots = darkDots(image);
  if (dots.length / 2 < minDots) return { degrees: 0, sharpness: 0, isSideways: false };
  const score = (degrees: number) => profileEdges(dots, image, degrees);
  let best = { degrees: 0, score: -1 };
  const consider = (degrees: number) => {
    const found = score(degrees);
    if (found > best.score) best = { degrees, score: found };
    return found;
  };
  const coarse: number[] = [];
  for (let degrees = -maxDegrees; degrees <= maxDegrees; degrees += 0.5) coarse.push(consider(degrees));
  for (const step of [0.1, 0.02]) {
    const middle = best.degrees;
    for (let count = -5; count <= 5; count++) consider(middle + count * step);
  }
  const typical = coarse.toSorted((one, other) => one - other)[coarse.length >> 1] ?? 1;
  return {
    degrees: Math.round(best.degrees * 100) / 100,
    sharpness: best.score / Math.max(1, typical),
    isSideways: sideEdges(dots, image) > best.score * 1.5,
  };
}

/** The steepest edges of the vertical profile. */
function sideEdges(dots: Int32Array, { data, width, height }: GrayImage): number {
  const onSide = dots.map((_, index) => dots[index % 2 === 0 ? index + 1 : index - 1] ?? 0);
  const image = { data, width: height, height: width };
  let best = 0;
  for (let degrees = -maxDegrees; degrees <= maxDegrees; degrees += 0.5) {
    best = Math.max(best, profileEdges(onSide, image, degrees));
  }
  return best;
}

/** Alternating x and y of pixels darker than their surroundings. */
function darkDots(image: GrayImage): Int32Array {
  const { data, width, height } = image;
  const sums = sumTable(image);
  const radius = Math.max(6, Math.round(height / 60));
  const found: number[] = [];
  for (let y = 2; y < height - 2; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 2; x < width - 2; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const row = width + 1;
      const sum =
        (sums[bottom * row + right] ?? 0) -
        (sums[top * row + right] ?? 0) -
        (sums[bottom * row + left] ?? 0) +
        (sums[top * row + left] ?? 0);
      const mean = sum / ((right - left) * (bottom - top));
      if ((data[y * width + x] ?? 0) < mean * 0.82) found.push(x, y);
    }
  }
  const step = Math.max(1, Math.ceil(found.length / 2 / maxDots));
  if (step === 1) return Int32Array.from(found);
  const kept: number[] = [];
  for (let dot = 0; dot < found.length; dot += 2 * step) kept.push(found[dot] ?? 0, found[dot + 1] ?? 0);
  return Int32Array.from(kept);
}

/** Summed-area table: any rectangle's sum takes four look-ups. */
function sumTable({ data, width, height }: GrayImage): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function profileEdges(dots: Int32Array, { width, height }: GrayImage, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil((Math.abs(slope) * width) / 2) + 2;
  const profile = new Uint32Array(height + 2 * margin + 2);
  const middle = width / 2;
  for (let index = 0; index < dots.length; index += 2) {
    const place = ((dots[index + 1] ?? 0) - ((dots[index] ?? 0) - middle) * slope + margin) | 0;
    profile[place] = (profile[place] ?? 0) + 1;
  }
  let sum = 0;
  for (let index = 1; index < profile.length; index++) {
    const difference = (profile[index] ?? 0) - (profile[index - 1] ?? 0);
    sum += difference * difference;
  }
  return sum;
}

/** Whether the angle is certain, and large enough to be worth resampling. */
export const isWorthStraightening = ({ degrees, sharpness }: Skew): boolean =>
  Math.abs(degrees) >= 0.15 && sharpness > 1.25;
