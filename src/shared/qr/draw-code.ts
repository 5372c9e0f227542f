import type { Box, Contour } from './contour.ts';
import { dotContours } from './dot-shapes.ts';
import { eyeFrameContours, eyePupilContour, eyesOf, isInEye } from './eye-shapes.ts';
import type { QrMatrix } from './qr-matrix.ts';
import type { Paint, QrStyle } from './qr-style.ts';

/** Pixels in rows from the top, four bytes each: red, green, blue, alpha (not premultiplied). */
export type RgbaImage = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

export type QrLogo = {
  /** `data:image/png;base64,...` */
  dataUrl: string;
  /** Its size in pixels. */
  width: number;
  height: number;
};

/** Everything that decides a code's look. */
export type QrDesign = {
  matrix: QrMatrix;
  style: QrStyle;
  logo?: QrLogo;
  /** A standard fixes the error level, so raising it is not an option. */
  hasFixedLevel?: boolean;
};

/** A code as outlines, in modules from the top left corner of the quiet zone. */
export type QrDrawing = {
  /** Modules on each side, quiet zone included. */
  side: number;
  layers: readonly { contours: readonly Contour[]; paint: Paint }[];
  /** The bounds of gradients: the code without its quiet zone. */
  symbol: Box;
  logo?: { box: Box; shape: QrStyle['logoShape']; source: QrLogo };
};

/** Modules that must stay visible at the edges: eyes with separators, format information and timing patterns. */
const FIXED_MODULES = 9;
/** Empty modules between the logo and the nearest dark ones. */
const LOGO_MARGIN = 0.5;

/** Turns a design into outlines. */
export function drawCode({ matrix, style, logo }: QrDesign): QrDrawing {
  const { size, dark } = matrix;
  const place = logo === undefined ? undefined : logoBox(matrix, style, logo);
  const isVisible = (x: number, y: number): boolean =>
    dark[y]?.[x] === true && !isInEye(size, x, y) && !(place !== undefined && isCovered(place, style.logoShape, x, y));
  const eyes = eyesOf(size);
  const solid = (color: string | undefined): Paint => (color === undefined ? style.ink : { kind: 'solid', color });
  const layers = [
    { contours: dotContours(style.dots, size, isVisible), paint: style.ink },
    { contours: eyes.flatMap((eye) => eyeFrameContours(style.eyeFrame, eye)), paint: solid(style.eyeFrameColor) },
    { contours: eyes.map((eye) => eyePupilContour(style.eyePupil, eye)), paint: solid(style.eyePupilColor) },
  ];
  const margin = style.quietZone;
  return {
    side: size + 2 * margin,
    layers: mergeLayers(layers).map(({ contours, paint }) => ({
      contours: contours.map((contour) => moved(contour, margin)),
      paint,
    })),
    symbol: { x: margin, y: margin, width: size, height: size },
    ...(logo === undefined || place === undefined
      ? {}
      : {
          logo: { box: { ...place, x: place.x + margin, y: place.y + margin }, shape: style.logoShape, source: logo },
        }),
  };
}

/** Merges layers of the same paint, for smaller files. */
function mergeLayers(
  layers: readonly { contours: Contour[]; paint: Paint }[],
): { contours: Contour[]; paint: Paint }[] {
  const merged = new Map<string, { contours: Contour[]; paint: Paint }>();
  for (const { contours, paint } of layers) {
    const key = JSON.stringify(paint);
    merged.set(key, { paint, contours: [...(merged.get(key)?.contours ?? []), ...contours] });
  }
  return [...merged.values()];
}

const moved = ({ start, steps }: Contour, by: number): Contour => ({
  start: { x: start.x + by, y: start.y + by },
  steps: steps.map(({ to, ...step }) => ({ ...step, to: { x: to.x + by, y: to.y + by } })),
});

/** The logo, centred in its own proportions, limited so that it never touches a fixed pattern. */
function logoBox({ size }: QrMatrix, style: QrStyle, logo: QrLogo): Box {
  const longer = Math.min(style.logoWidth * size, size - 2 * FIXED_MODULES - 2 * LOGO_MARGIN);
  const proportion = logo.width / logo.height;
  const isCircle = style.logoShape === 'circle';
  const width = isCircle || proportion >= 1 ? longer : longer * proportion;
  const height = isCircle || proportion <= 1 ? longer : longer / proportion;
  return { x: (size - width) / 2, y: (size - height) / 2, width, height };
}

/** Whether the logo or its margin overlaps this module. Overlapped modules are dropped whole: partial ones confuse readers. */
function isCovered(box: Box, shape: QrStyle['logoShape'], x: number, y: number): boolean {
  if (shape === 'square') {
    return (
      x + 1 > box.x - LOGO_MARGIN &&
      x < box.x + box.width + LOGO_MARGIN &&
      y + 1 > box.y - LOGO_MARGIN &&
      y < box.y + box.height + LOGO_MARGIN
    );
  }
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const nearestX = Math.min(Math.max(centre.x, x), x + 1);
  const nearestY = Math.min(Math.max(centre.y, y), y + 1);
  return Math.hypot(nearestX - centre.x, nearestY - centre.y) < box.width / 2 + LOGO_MARGIN;
}
