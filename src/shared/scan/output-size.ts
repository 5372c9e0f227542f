import { type Corners, distance, type Point } from './corners.ts';

export type Size = { width: number; height: number };

/** Known sheet sizes, in millimetres. Bank and identity cards: ISO/IEC 7810 ID-1; European and US business cards. */
const knownSheets = {
  a4: { long: 297, short: 210 },
  letter: { long: 279.4, short: 215.9 },
  idCard: { long: 85.6, short: 53.98 },
  businessCard: { long: 85, short: 55 },
  usBusinessCard: { long: 88.9, short: 50.8 },
} as const;
export type KnownSheet = keyof typeof knownSheets;

/** Common in photos; business cards are too similar to others to be assumed. */
const defaultSheets: readonly KnownSheet[] = ['a4', 'letter', 'idCard'];
/** A narrower strip is not a sheet. */
const minRatio = 0.02;
/** Accuracy of manually placed corners. */
const nearShare = 0.03;
/** How far proportions may differ from those of a named sheet. */
const namedShare = 0.1;
/**
 * Typical focal length of phone main cameras, as a multiple of the image's longer side (26 mm on 36 × 27 mm), and its
 * plausible range.
 */
const defaultFocalLength = 0.75;
const [minFocalLength, maxFocalLength] = [0.5, 3];

/**
 * Size of the flattened sheet in pixels: its true proportions as far as perspective shows them (Zhang and He 2007,
 * 'Whiteboard scanning and image enhancement'), snapped to A4, Letter or an identity card within 3%, at the photo's
 * resolution, with at most `maxLongSide` on the longer side.
 * @param image the photo's size; without it, the mean of opposite sides is used instead of perspective
 * @param named expected sheets: snaps to the first of these within 10%
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
  // As wide as its widest or as high as its highest side, whichever keeps more.
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
  return Math.max(minRatio, Math.min(1 / minRatio, ratio));
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
 * Pixels per inch that print an image with exactly a known sheet's proportions at true size; undefined for others.
 * @param named expected sheets
 */
export function densityOf({ width, height }: Size, named: readonly KnownSheet[] = []): number | undefined {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  // Allows for rounding of both sides.
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
 * Height by width of the real sheet, assuming that the optical axis passes through the photo's centre. Undefined if
 * implausible, as for corners that no flat rectangle has.
 */
function trueRatio([a, b, c, d]: Corners, image: Size): number | undefined {
  const longSide = Math.max(image.width, image.height);
  // From the centre, in units of the longer side, for numerical stability.
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
  return ratio > minRatio && ratio < 1 / minRatio ? ratio : undefined;
}

/** From the right angle between the sheet's directions; the default if there is too little perspective. */
function focalLength(across: Vector, down: Vector): number {
  const depth = across[2] * down[2];
  if (Math.abs(depth) < 1e-3) return defaultFocalLength;
  const square = -(across[0] * down[0] + across[1] * down[1]) / depth;
  const focal = Math.sqrt(Math.max(0, square));
  return focal >= minFocalLength && focal <= maxFocalLength ? focal : defaultFocalLength;
}
