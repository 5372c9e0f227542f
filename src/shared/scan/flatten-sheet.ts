import type { Corners } from './corners.ts';
import { type EnhanceOptions, enhance } from './enhance.ts';
import { findFold } from './find-fold.ts';
import { flattenBentPage, type SpreadPart, traceBentSides } from './flatten-curl.ts';
import { densityOf, type KnownSheet, outputSize } from './output-size.ts';
import type { PixelImage } from './pixel-image.ts';
import { straighten, tiltOf, whitenOutside, withoutBlankMargin } from './straighten.ts';
import { applyHomography, homographyTo, warp } from './warp.ts';

/** The subject, which determines proportions, contrast and whether there are two pages. */
export type ScanMode = 'document' | 'id-card' | 'receipt' | 'business-card' | 'book';

/** The look of a scanned page. */
export type SheetLook = {
  mode: ScanMode;
  color: EnhanceOptions['color'];
  strength: EnhanceOptions['strength'];
  /** Maximum pixels on the longer side; receipts may be 2.5 times as long. */
  maxLongSide: number;
};

/** `pixelsPerInch` prints at true size, where known: A4, Letter and cards. */
export type FlatSheet = { pixels: PixelImage; pixelsPerInch?: number | undefined };

const sheets: Record<ScanMode, readonly KnownSheet[]> = {
  document: [],
  receipt: [],
  book: [],
  'id-card': ['idCard'],
  'business-card': ['businessCard', 'usBusinessCard'],
};

/** Receipts are long: their width determines legibility. */
const receiptFactor = 2.5;

/** Crops, flattens, straightens and cleans a sheet: two pages for an open book, otherwise one. */
export function flattenSheet(photo: PixelImage, corners: Corners, look: SheetLook): FlatSheet[] {
  const { mode, maxLongSide } = look;
  if (mode === 'book') return flattenBook(photo, corners, maxLongSide).map((pixels) => cleaned(pixels, look));
  const longSide = mode === 'receipt' ? maxLongSide * receiptFactor : maxLongSide;
  const { width, height } = outputSize(corners, longSide, photo, sheets[mode]);
  return [cleaned(warp(photo, corners, width, height), look)];
}

/** Sheets may be printed askew, or be the whole of a scan that was laid in askew: their lines of text tell. */
function cleaned(flat: PixelImage, look: SheetLook): FlatSheet {
  const tilt = tiltOf(flat);
  if (tilt === 0) return sheetOf(enhanced(flat, look), look);
  const { pixels, edges } = straighten(flat, tilt);
  const sheet = enhanced(pixels, look);
  whitenOutside(sheet, edges);
  return sheetOf(withoutBlankMargin(sheet, flat), look);
}

function enhanced(flat: PixelImage, { mode, color, strength }: SheetLook): PixelImage {
  return enhance(flat, {
    color,
    surface: mode === 'id-card' || mode === 'business-card' ? 'card' : 'paper',
    // Thermal print is faint.
    strength: mode === 'receipt' && strength === 'auto' ? 'strong' : strength,
  });
}

const sheetOf = (pixels: PixelImage, { mode }: SheetLook): FlatSheet => ({
  pixels,
  pixelsPerInch: densityOf(pixels, sheets[mode]),
});

/** Width for finding the fold. */
const foldedSize = 480;

/** Both pages of an open book, flattened as far as their edges can be traced; one without a fold. */
function flattenBook(photo: PixelImage, corners: Corners, maxLongSide: number): PixelImage[] {
  const { width, height } = outputSize(corners, foldedSize, photo);
  const fold = findFold(warp(photo, corners, width, height));
  const [top, bottom] = fold ? [fold.top / width, fold.bottom / width] : [1, 1];
  const parts: SpreadPart[] = [
    { top: [0, top], bottom: [0, bottom] },
    { top: [top, 1], bottom: [bottom, 1] },
  ];
  const sides = traceBentSides(photo, corners);
  return parts.slice(0, fold ? 2 : 1).map((part) => {
    if (sides) return flattenBentPage(photo, corners, { sides, part, maxLongSide });
    const page = cornersOfPart(corners, part);
    const size = outputSize(page, maxLongSide, photo);
    return warp(photo, page, size.width, size.height);
  });
}

function cornersOfPart(corners: Corners, { top, bottom }: SpreadPart): Corners {
  const map = homographyTo(corners, 1, 1);
  return [
    applyHomography(map, top[0], 0),
    applyHomography(map, top[1], 0),
    applyHomography(map, bottom[1], 1),
    applyHomography(map, bottom[0], 1),
  ];
}
