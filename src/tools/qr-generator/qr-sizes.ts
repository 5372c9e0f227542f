/** Image widths in pixels, quiet zone included: those of the specification, which the call accepts. */
export const callSizes = [100, 200, 300, 400, 500] as const;
export const defaultSize = 200;

/** The page also offers larger ones, for long contents and print. */
export const pageSizes = [...callSizes, 750, 1000, 1500, 2000] as const;

/** Print widths in millimetres. Below 10 no phone reads a code; 500 is a poster. */
export const printWidth = { min: 10, max: 500, default: 50 } as const;
export const printDensities = [150, 300, 600] as const;

/** A larger image exceeds a phone's memory; posters are printed from SVG or PDF. */
const maxPixels = 4000;
const MILLIMETRES_PER_INCH = 25.4;

/** The image for a print width, at a lower resolution where it would exceed what a page can draw. */
export function printedImage(millimetres: number, wantedDpi: number): { pixels: number; dpi: number } {
  const inches = millimetres / MILLIMETRES_PER_INCH;
  const pixels = Math.min(maxPixels, Math.round(inches * wantedDpi));
  return { pixels, dpi: pixels / inches };
}
