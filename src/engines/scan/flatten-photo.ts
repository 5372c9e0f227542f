import {
  type Corners,
  checkCorners,
  clockwise,
  insetCorners,
  mapCorners,
  type Point,
  scaleCorners,
} from '../../shared/scan/corners.ts';
import { type EnhanceOptions, enhance } from '../../shared/scan/enhance.ts';
import { findCorners } from '../../shared/scan/find-corners.ts';
import { findFold } from '../../shared/scan/find-fold.ts';
import { densityOf, type KnownSheet, outputSize } from '../../shared/scan/output-size.ts';
import type { PixelImage } from '../../shared/scan/pixel-image.ts';
import { refineCorners } from '../../shared/scan/refine-corners.ts';
import { homographyTo, warp } from '../../shared/scan/warp.ts';
import type { ScanLook, ScanMode } from '../engines.ts';
import type { Photo } from './read-photo.ts';
import { scanErrors } from './scan.errors.ts';

export type FlattenedPhoto = {
  pages: { pixels: PixelImage; pixelsPerInch?: number | undefined }[];
  /** In pixels of the file. */
  corners: Corners;
  sure: boolean;
};

const sheets: Record<ScanMode, readonly KnownSheet[]> = {
  document: [],
  receipt: [],
  book: [],
  'id-card': ['idCard'],
  'business-card': ['businessCard', 'usBusinessCard'],
};

/** Receipts are long: their width decides whether they can be read. */
const receiptFactor = 2.5;

/**
 * Cuts the page out of a photo, flattens and cleans it. Without corners they are found; when that is not sure, the whole photo is
 * taken, so that nothing is cut off. A book gives two pages when its fold is found. Throws SCAN_CORNERS_INVALID.
 */
export function flattenPhoto(
  photo: Photo,
  { corners: given, ...look }: ScanLook & { corners?: Corners | undefined },
): FlattenedPhoto {
  const { corners, sure } = given ? { corners: checked(given, photo), sure: true } : find(photo.pixels);
  const inFile = given ?? scaleCorners(corners, 1 / photo.scale);
  const isBook = look.mode === 'book';
  const parts = isBook ? splitAtFold(photo.pixels, corners) : [corners];
  const pages = parts.map((part) => flattenPart(photo.pixels, part, look));
  return { pages, corners: inFile, sure };
}

function checked(corners: Corners, { width, height, scale }: Photo): Corners {
  const fault = checkCorners(corners, width, height);
  if (fault !== 'ok') throw scanErrors.cornersInvalid({ fault });
  return scaleCorners(clockwise(corners), scale);
}

function find(pixels: PixelImage): { corners: Corners; sure: boolean } {
  const { corners, sure } = findCorners(pixels);
  if (sure) return { corners: refineCorners(pixels, corners), sure };
  return { corners: insetCorners(pixels.width, pixels.height, 0), sure };
}

function flattenPart(pixels: PixelImage, corners: Corners, look: ScanLook): FlattenedPhoto['pages'][number] {
  const { mode, maxLongSide } = look;
  const size = outputSize(
    corners,
    mode === 'receipt' ? maxLongSide * receiptFactor : maxLongSide,
    pixels,
    sheets[mode],
  );
  const flat = warp(pixels, corners, size.width, size.height);
  return { pixels: enhance(flat, optionsOf(look)), pixelsPerInch: densityOf(size, sheets[mode]) };
}

function optionsOf({ mode, color, strength }: ScanLook): EnhanceOptions {
  const surface = mode === 'id-card' || mode === 'business-card' ? 'card' : 'paper';
  // Thermal print is faint.
  return { color, surface, strength: mode === 'receipt' && strength === 'auto' ? 'strong' : strength };
}

/** Wide enough to look for the fold in. */
const foldedSize = 480;

/** Both pages of a book that lies open, in the photo; the whole when it shows one page only. */
function splitAtFold(pixels: PixelImage, corners: Corners): Corners[] {
  const { width, height } = outputSize(corners, foldedSize, pixels);
  const fold = findFold(warp(pixels, corners, width, height));
  if (!fold) return [corners];
  const { a, b, c, d, e, f, g, h } = homographyTo(corners, width, height);
  const inPhoto = ({ x, y }: Point): Point => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
  };
  const [topLeft, topRight, bottomRight, bottomLeft] = mapCorners(corners, (point) => point);
  const [top, bottom] = [inPhoto({ x: fold.top, y: 0 }), inPhoto({ x: fold.bottom, y: height })];
  return [
    [topLeft, top, bottom, bottomLeft],
    [top, topRight, bottomRight, bottom],
  ];
}
