import type { PdfSheet } from '../pdf-capabilities.ts';

/** The measures needed to place an image; in pixels as stored, before orientation is applied. */
export type ImageMeasures = {
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  /** Pixels per inch, if the file states it. */
  density?: number | undefined;
};

export type ImagePlacement = {
  /** The sheet, in points. */
  page: { width: number; height: number };
  /** Operands of `cm` that map the unit square of a PDF image (ISO 32000-1, 8.9.5.1) to its place. */
  matrix: readonly [number, number, number, number, number, number];
  /** Left, bottom, width and height of the clip, when the image overflows it. */
  clip: readonly [number, number, number, number] | undefined;
};

const pointsPerInch = 72;
const pointsPerMm = pointsPerInch / 25.4;
const sheets = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } };
/** Screen resolution, for images that state none. */
const typicalDensity = 96;
/** 'fit' pages are at most as long as A4: photos often claim 72 pixels per inch, which would be metres. */
const maxFitSide = sheets.a4.height;

/** Places an upright image on its sheet. */
export function placeImage(image: ImageMeasures, sheet: PdfSheet): ImagePlacement {
  const shown = isOnItsSide(image.orientation)
    ? { width: image.height, height: image.width }
    : { width: image.width, height: image.height };
  const margin = sheet.marginMm * pointsPerMm;
  if (sheet.size === 'fit') {
    const density = image.density ?? typicalDensity;
    const scale = Math.min(pointsPerInch / density, maxFitSide / Math.max(shown.width, shown.height));
    const size = { width: shown.width * scale, height: shown.height * scale };
    const page = { width: size.width + 2 * margin, height: size.height + 2 * margin };
    return { page, matrix: matrixFor(image.orientation, { left: margin, bottom: margin, ...size }), clip: undefined };
  }
  const page = turned(sheets[sheet.size], sheet.orientation, shown.width > shown.height);
  const inner = { width: page.width - 2 * margin, height: page.height - 2 * margin };
  const ratios = [inner.width / shown.width, inner.height / shown.height];
  const scale = sheet.fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  const size = { width: shown.width * scale, height: shown.height * scale };
  const box = { left: (page.width - size.width) / 2, bottom: (page.height - size.height) / 2, ...size };
  return {
    page,
    matrix: matrixFor(image.orientation, box),
    clip: sheet.fit === 'cover' ? [margin, margin, inner.width, inner.height] : undefined,
  };
}

const isOnItsSide = (orientation: number): boolean => orientation >= 5;

function turned(size: { width: number; height: number }, orientation: PdfSheet['orientation'], isWide: boolean) {
  const isLandscape = orientation === 'landscape' || (orientation === 'auto' && isWide);
  return isLandscape ? { width: size.height, height: size.width } : size;
}

type Box = { left: number; bottom: number; width: number; height: number };

/** The matrix that orients a stored image in its box (EXIF 2.32, tag 0x0112). */
export function matrixFor(orientation: number, { left, bottom, width, height }: Box): ImagePlacement['matrix'] {
  const [right, top] = [left + width, bottom + height];
  switch (orientation) {
    case 2:
      return [-width, 0, 0, height, right, bottom];
    case 3:
      return [-width, 0, 0, -height, right, top];
    case 4:
      return [width, 0, 0, -height, left, top];
    case 5:
      return [0, -height, -width, 0, right, top];
    case 6:
      return [0, -height, width, 0, left, top];
    case 7:
      return [0, height, width, 0, left, bottom];
    case 8:
      return [0, height, -width, 0, right, bottom];
    default:
      return [width, 0, 0, height, left, bottom];
  }
}
