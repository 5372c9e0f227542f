import { isSideways, type PdfPage, type Rotation } from '../../../pdf/pdf-document.ts';

/** Widths of a thumbnail's cell in CSS pixels, from small to large. */
export const zoomSteps = [88, 116, 152, 204, 280] as const;
export const gap = 14;
/** Cells are portrait; landscape pages are centred in them. */
const placeRatio = 1.32;
/** For the page number below the image. */
export const captionHeight = 30;

export type Grid = {
  columns: number;
  /** Of one cell, in CSS pixels, without the gap. */
  cellWidth: number;
  imageHeight: number;
  rowHeight: number;
};

/** How cells of at least `wanted` CSS pixels fill a width; at least two in a row, shrunk if necessary. */
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
 * The drop position between pages.
 * @param x from the edge where its rows begin, @param y from the top of the first row, both in CSS pixels
 * @returns the index of the page that would follow, from 0 to `count`
 */
export function insertionAt({ columns, cellWidth, rowHeight }: Grid, count: number, x: number, y: number): number {
  if (columns === 1) return Math.max(0, Math.min(count, Math.round(y / rowHeight)));
  const row = Math.max(0, Math.floor(y / rowHeight));
  const column = Math.round(x / (cellWidth + gap));
  const index = row * columns + Math.max(0, Math.min(columns, column));
  return Math.max(0, Math.min(count, index));
}

/** The size a page is drawn at inside its cell, in CSS pixels, after rotation. */
export function fitPage({ width, height }: PdfPage, rotation: Rotation, place: { width: number; height: number }) {
  const [wide, high] = isSideways(rotation) ? [height, width] : [width, height];
  const scale = Math.min(place.width / wide, place.height / high);
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)), scale };
}

/** Few widths, so that small layout changes do not redraw pages. */
const drawnWidths = [64, 96, 144, 216, 324, 486, 729, 1094, 1640, 2460];

/** The width in pixels to render for `width` device pixels on screen. */
export const drawnWidth = (width: number): number => drawnWidths.find((step) => step >= width * 0.95) ?? 2460;
