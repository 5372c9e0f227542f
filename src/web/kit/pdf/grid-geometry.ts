import { isSideways, type PdfPage, type Rotation } from '../../../pdf/pdf-document.ts';

/** Widths of a thumbnail's place, in CSS pixels, from small to large. */
export const zoomSteps = [88, 116, 152, 204, 280] as const;
export const gap = 14;
/** Places are upright; wide pages lie in their middle. */
const placeRatio = 1.32;
/** Below the image: the number of the page. */
export const captionHeight = 30;

export type Grid = {
  columns: number;
  /** Of one place, in CSS pixels, without the gap. */
  cellWidth: number;
  imageHeight: number;
  rowHeight: number;
};

/** How places of at least `wanted` CSS pixels fill a width; two in a row in any case, if they have to get smaller for it. */
export function layOut(width: number, wanted: number): Grid {
  const columns = Math.max(2, Math.floor((width + gap) / (wanted + gap)));
  const cellWidth = Math.max(40, Math.floor((width - gap * (columns - 1)) / columns));
  const imageHeight = Math.round(cellWidth * placeRatio);
  return {
    columns,
    cellWidth,
    imageHeight,
    rowHeight: imageHeight + captionHeight + gap,
  };
}

/**
 * Between which pages something is let go.
 *
 * @param x from the grid's left edge, @param y from the top of the first row, both in CSS pixels
 * @returns the index of the page that would come after it, from 0 to `count`
 */
export function insertionAt({ columns, cellWidth, rowHeight }: Grid, count: number, x: number, y: number): number {
  const row = Math.max(0, Math.floor(y / rowHeight));
  const column = Math.round(x / (cellWidth + gap));
  const index = row * columns + Math.max(0, Math.min(columns, column));
  return Math.max(0, Math.min(count, index));
}

/** How large a page is drawn inside its place, in CSS pixels, after the visitor's rotation. */
export function fitPage({ width, height }: PdfPage, rotation: Rotation, place: { width: number; height: number }) {
  const [wide, high] = isSideways(rotation) ? [height, width] : [width, height];
  const scale = Math.min(place.width / wide, place.height / high);
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)), scale };
}

/** Pages are drawn in few widths, so that a small change of the size on the screen draws none of them anew. */
const drawnWidths = [64, 96, 144, 216, 324, 486, 729, 1094, 1640, 2460];

/** The width in pixels to draw a page in that is `width` device pixels wide on the screen. */
export const drawnWidth = (width: number): number => drawnWidths.find((step) => step >= width * 0.95) ?? 2460;
