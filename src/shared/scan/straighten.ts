import type { Corners, Point } from './corners.ts';
import { grayOf, type PixelImage, shrink } from './pixel-image.ts';
import { skewOf } from './skew.ts';
import { warp } from './warp.ts';

/** Enough for 0.02 degrees, and quick. */
const skewSide = 1000;
/** Tesseract reads text tilted by less as well, and resampling costs sharpness. */
const minDegrees = 0.5;
/** Photos without text stay below (measured: 2.7), text above (4.3). */
const minSharpness = 3;
/** Darker than any grain of cleaned paper. */
const inkBelow = 160;

/** How far the text of a sheet slopes downwards, in degrees clockwise; 0 where it is straight enough or not clear. */
export function tiltOf(sheet: PixelImage): number {
  const small = shrink(sheet, skewSide);
  const skew = skewOf({ ...small, data: grayOf(small) });
  const isTilted = Math.abs(skew.degrees) >= minDegrees && skew.sharpness > minSharpness && !skew.isSideways;
  return isTilted ? skew.degrees : 0;
}

/** A straightened sheet: `edges` are the corners of the sheet as it was. */
export type Straightened = { pixels: PixelImage; edges: Corners };

/** Turns a sheet by its tilt, on a larger canvas, so that nothing is cut off. */
export function straighten(sheet: PixelImage, degrees: number): Straightened {
  const { width, height } = sheet;
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const canvas = {
    width: Math.round(width * cos + height * Math.abs(sin)),
    height: Math.round(height * cos + width * Math.abs(sin)),
  };
  /** A rectangle's corners, turned about its middle and placed in the middle of another. */
  const turned = (size: typeof canvas, within: typeof canvas, side: 1 | -1): Corners => {
    const place = (x: number, y: number): Point => {
      const [dx, dy] = [(x - 0.5) * size.width, (y - 0.5) * size.height];
      return { x: within.width / 2 + dx * cos - side * dy * sin, y: within.height / 2 + side * dx * sin + dy * cos };
    };
    return [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
  };
  return {
    pixels: warp(sheet, turned(canvas, sheet, 1), canvas.width, canvas.height),
    edges: turned(sheet, canvas, -1),
  };
}

/** Makes everything outside the edges white, in place. */
export function whitenOutside({ data, width, height, channels }: PixelImage, edges: Corners): void {
  for (let y = 0; y < height; y += 1) {
    const [from, to] = spanAt(edges, y + 0.5);
    const left = Math.max(0, Math.min(width, Math.ceil(from)));
    const right = Math.max(left, Math.min(width, Math.floor(to)));
    data.fill(255, y * width * channels, (y * width + left) * channels);
    data.fill(255, (y * width + right) * channels, (y + 1) * width * channels);
  }
}

/** Where a row crosses a convex shape. */
function spanAt(corners: Corners, y: number): [number, number] {
  const crossings = corners.flatMap((a, index) => {
    const b = corners[(index + 1) % 4] ?? a;
    if (a.y === b.y || y < Math.min(a.y, b.y) || y > Math.max(a.y, b.y)) return [];
    return [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)];
  });
  return crossings.length === 0 ? [0, 0] : [Math.min(...crossings), Math.max(...crossings)];
}

/** The middle of an image, unless there is ink around it. */
export function withoutBlankMargin(image: PixelImage, size: { width: number; height: number }): PixelImage {
  const { data, channels } = image;
  const [width, height] = [Math.min(image.width, size.width), Math.min(image.height, size.height)];
  const [left, top] = [(image.width - width) >> 1, (image.height - height) >> 1];
  const isBlank = (from: number, to: number) => data.subarray(from, to).every((level) => level >= inkBelow);
  const kept = new Uint8ClampedArray(width * height * channels);
  for (let y = 0; y < image.height; y += 1) {
    const row = y * image.width * channels;
    const [start, end] = [row + left * channels, row + (left + width) * channels];
    const isKept = y >= top && y < top + height;
    if (!isBlank(row, isKept ? start : end) || !isBlank(isKept ? end : start, row + image.width * channels))
      return image;
    if (isKept) kept.set(data.subarray(start, end), (y - top) * width * channels);
  }
  return { data: kept, width, height, channels };
}
