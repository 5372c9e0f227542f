import { type Corners, distance, type Point } from './corners.ts';

export type Size = { width: number; height: number };

/** Sheets of known size, in millimetres. Bank and identity cards: ISO/IEC 7810 ID-1; business cards of Europe and of the US. */
const knownSheets = {
  a4: { long: 297, short: 210 },
  letter: { long: 279.4, short: 215.9 },
  idCard: { long: 85.6, short: 53.98 },
  businessCard: { long: 85, short: 55 },
  usBusinessCard: { long: 88.9, short: 50.8 },
} as const;
export type KnownSheet = keyof typeof knownSheets;

/** What a photo most often shows; business cards are too near to others to be told without knowing. */
const defaultSheets: readonly KnownSheet[] = ['a4', 'letter', 'idCard'];
/** A strip narrower than this is no sheet. */
const leastRatio = 0.02;
/** Corners placed by hand are right to about this much. */
const nearShare = 0.03;
/** How far from a known sheet's proportions one may be that somebody says it is. */
const namedShare = 0.1;
/** Of phones' main cameras, as a multiple of the image's longer side (26 mm on 36 × 27 mm); and what is believable. */
const defaultFocalLength = 0.75;
const [leastFocalLength, mostFocalLength] = [0.5, 3];

/**
 * The size of the flattened sheet in pixels: its true proportions, as far as perspective tells them (Zhang and He 2007,
 * 'Whiteboard scanning and image enhancement'), those of A4, Letter or an identity card when within 3% of them, and as many
 * pixels as the photo has of it, at most `maxLongSide` on the longer side.
 *
 * @param image the size of the photo; without it perspective cannot be used, and the mean of the sides counts.
 * @param named what the sheet is said to be: then the first of these that is within 10%.
 */
export function outputSize(
  corners: Corners,
  maxLongSide: number,
  image?: Size,
  named: readonly KnownSheet[] = [],
): Size {
  const [a, b, c, d] = corners;
  const across = Math.max(distance(a, b), distance(d, c));
  const down = Math.max(distance(b, c), distance(a, d));
  const ratio = knownOr((image && trueRatio(corners, image)) ?? meanRatio(corners), named);
  // As wide as its widest side or as high as its highest one, whichever keeps more.
  const width = Math.max(across, down / ratio);
  const scale = Math.min(1, maxLongSide / Math.max(width, width * ratio));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(width * ratio * scale)),
  };
}

/** Height by width. */
function meanRatio([a, b, c, d]: Corners): number {
  const ratio = (distance(b, c) + distance(a, d)) / Math.max(1, distance(a, b) + distance(d, c));
  return Math.max(leastRatio, Math.min(1 / leastRatio, ratio));
}

function knownOr(ratio: number, named: readonly KnownSheet[]): number {
  const long = Math.max(ratio, 1 / ratio);
  const isNear = (sheet: KnownSheet, share: number) => Math.abs(long / ratioOf(sheet) - 1) < share;
  const known =
    named.find((sheet) => isNear(sheet, namedShare)) ?? defaultSheets.find((sheet) => isNear(sheet, nearShare));
  if (known === undefined) return ratio;
  return ratio >= 1 ? ratioOf(known) : 1 / ratioOf(known);
}

const ratioOf = (sheet: KnownSheet): number => knownSheets[sheet].long / knownSheets[sheet].short;

/**
 * Pixels per inch at which an image of exactly a known sheet's proportions prints in true size; undefined for all others.
 *
 * @param named what the sheet is said to be.
 */
export function densityOf({ width, height }: Size, named: readonly KnownSheet[] = []): number | undefined {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  // To the rounding of both sides.
  const isExact = (sheet: KnownSheet) => Math.abs(long / ratioOf(sheet) - short) <= 1;
  const known = [...named, ...defaultSheets].find(isExact);
  return known && long / (knownSheets[known].long / 25.4);
}

type Vector = [number, number, number];

const crossed = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Height by width of the sheet in the world, from one photo of it whose optical axis goes through its middle. Undefined when
 * that makes no sense, as for corners that no flat rectangle has.
 */
function trueRatio([a, b, c, d]: Corners, image: Size): number | undefined {
  const longSide = Math.max(image.width, image.height);
  // From the middle, in units of the longer side, so that the numbers are of one size.
  const ray = ({ x, y }: Point): Vector => [(x - image.width / 2) / longSide, (y - image.height / 2) / longSide, 1];
  const [topLeft, topRight, bottomRight, bottomLeft] = [ray(a), ray(b), ray(c), ray(d)];
  const diagonal = crossed(topLeft, bottomRight);
  const right = dot(diagonal, bottomLeft) / dot(crossed(topRight, bottomRight), bottomLeft);
  const below = dot(diagonal, topRight) / dot(crossed(bottomLeft, bottomRight), topRight);
  const minus = (factor: number, [x, y, z]: Vector): Vector => [
    factor * x - topLeft[0],
    factor * y - topLeft[1],
    factor * z - topLeft[2],
  ];
  const [across, down] = [minus(right, topRight), minus(below, bottomLeft)];
  const focal = focalLength(across, down);
  const long = ([x, y, z]: Vector) => Math.hypot(x / focal, y / focal, z);
  const ratio = long(down) / long(across);
  return ratio > leastRatio && ratio < 1 / leastRatio ? ratio : undefined;
}

/** From the two directions of the sheet being at right angles; the usual one when there is too little perspective to tell. */
function focalLength(across: Vector, down: Vector): number {
  const depth = across[2] * down[2];
  if (Math.abs(depth) < 1e-3) return defaultFocalLength;
  const square = -(across[0] * down[0] + across[1] * down[1]) / depth;
  const focal = Math.sqrt(Math.max(0, square));
  return focal >= leastFocalLength && focal <= mostFocalLength ? focal : defaultFocalLength;
}
