/** Widths of the image in pixels, quiet zone included: those of the specification, which the call takes. */
export const callSizes = [100, 200, 300, 400, 500] as const;
export const defaultSize = 200;

/** The page makes larger ones, too: long contents need them, and so does print. */
export const pageSizes = [...callSizes, 750, 1000, 1500, 2000] as const;

/** Widths on paper in millimetres. Below 10 no phone reads a code; 500 is a poster. */
export const printWidth = { min: 10, max: 500, default: 50 } as const;
export const printDensities = [150, 300, 600] as const;

/** A larger image takes a phone's whole memory; posters are printed from SVG or PDF. */
const mostPixels = 4000;
const MILLIMETRES_PER_INCH = 25.4;

/** The image for a width on paper, with fewer dots per inch where it would have more pixels than a page can draw. */
export function printedImage(millimetres: number, wantedDpi: number): { pixels: number; dpi: number } {
  const inches = millimetres / MILLIMETRES_PER_INCH;
  const pixels = Math.min(mostPixels, Math.round(inches * wantedDpi));
  return { pixels, dpi: pixels / inches };
}
