import type { Corners, Point } from './corners.ts';
import { type EnhanceOptions, enhance } from './enhance.ts';
import { findFold } from './find-fold.ts';
import { densityOf, type KnownSheet, outputSize } from './output-size.ts';
import type { PixelImage } from './pixel-image.ts';
import { homographyTo, warp } from './warp.ts';

/** What is photographed: it decides about proportions, contrast and whether there are two pages. */
export type ScanMode = 'document' | 'id-card' | 'receipt' | 'business-card' | 'book';

/** How a scanned page shall look. */
export type SheetLook = {
  mode: ScanMode;
  color: EnhanceOptions['color'];
  strength: EnhanceOptions['strength'];
  /** Pixels on the longer side of a page, at most; a receipt may be 2.5 times as long. */
  maxLongSide: number;
};

/** `pixelsPerInch` prints it in true size, where that is known: A4, Letter and cards. */
export type FlatSheet = { pixels: PixelImage; pixelsPerInch?: number | undefined };

const sheets: Record<ScanMode, readonly KnownSheet[]> = {
  document: [],
  receipt: [],
  book: [],
  'id-card': ['idCard'],
  'business-card': ['businessCard', 'usBusinessCard'],
};

/** Receipts are long: their width decides whether they can be read. */
const receiptFactor = 2.5;

/** Cuts a sheet out of a photo, flattens and cleans it: two pages of an open book, otherwise one. */
export function flattenSheet(photo: PixelImage, corners: Corners, look: SheetLook): FlatSheet[] {
  const parts = look.mode === 'book' ? splitAtFold(photo, corners) : [corners];
  return parts.map((part) => flattenPart(photo, part, look));
}

function flattenPart(
  photo: PixelImage,
  corners: Corners,
  { mode, color, strength, maxLongSide }: SheetLook,
): FlatSheet {
  const longSide = mode === 'receipt' ? maxLongSide * receiptFactor : maxLongSide;
  const size = outputSize(corners, longSide, photo, sheets[mode]);
  const flat = warp(photo, corners, size.width, size.height);
  const pixels = enhance(flat, {
    color,
    surface: mode === 'id-card' || mode === 'business-card' ? 'card' : 'paper',
    // Thermal print is faint.
    strength: mode === 'receipt' && strength === 'auto' ? 'strong' : strength,
  });
  return { pixels, pixelsPerInch: densityOf(size, sheets[mode]) };
}

/** Wide enough to look for the fold in. */
const foldedSize = 480;

/** Both pages of a book that lies open, in the photo; the whole when it shows one page only. */
function splitAtFold(photo: PixelImage, corners: Corners): Corners[] {
  const { width, height } = outputSize(corners, foldedSize, photo);
  const fold = findFold(warp(photo, corners, width, height));
  if (!fold) return [corners];
  const { a, b, c, d, e, f, g, h } = homographyTo(corners, width, height);
  const inPhoto = ({ x, y }: Point): Point => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
  };
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const [top, bottom] = [inPhoto({ x: fold.top, y: 0 }), inPhoto({ x: fold.bottom, y: height })];
  return [
    [topLeft, top, bottom, bottomLeft],
    [top, topRight, bottomRight, bottom],
  ];
}
