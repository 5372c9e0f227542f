import type { Hex } from './color-space.ts';
import { readableTextOn } from './contrast.ts';

/** Size of the downloaded image, in pixels (the product's specification). */
export const stripSize = { width: 500, height: 100 } as const;

export type StripRectangle = {
  x: number;
  y: number;
  width: number;
  height: number;
  hex: Hex;
  /** Black or white, for the code's text. */
  labelColor: Hex;
};

/** The rectangles of the image from left to right, in whole pixels, without gaps; widths differ by at most one. */
export function layOutStrip(
  colors: readonly Hex[],
  size: { width: number; height: number } = stripSize,
): StripRectangle[] {
  const edge = (index: number) => Math.round((index * size.width) / colors.length);
  return colors.map((hex, index) => ({
    x: edge(index),
    y: 0,
    width: edge(index + 1) - edge(index),
    height: size.height,
    hex,
    labelColor: readableTextOn(hex),
  }));
}
