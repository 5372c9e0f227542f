import type { PdfPage } from '../../../pdf/pdf-document.ts';

/** CSS pixels per point at 100%: the size on paper. */
const pixelsPerPoint = 96 / 72;
/** Between pages and around them, in CSS pixels. */
export const pageGap = 16;
/** Browsers place nothing further down than about 17 million pixels (Firefox). */
const maxStageHeight = 16_000_000;

export const minZoom = 0.5;
export const maxZoom = 3;
const zoomStep = 0.25;

export type Zoom = number | 'width' | 'page';
export type StageLayout = {
  /** CSS pixels per point. */
  scale: number;
  width: number;
  height: number;
  /** The top of each page, in CSS pixels from the top of the stage. */
  tops: readonly number[];
};

/** The pages below each other, each in the middle. `room` is what of the stage can be seen. */
export function layOutPages(
  pages: readonly PdfPage[],
  zoom: Zoom,
  room: { width: number; height: number },
): StageLayout {
  const scale = scaleOf(pages, zoom, room);
  const tops: number[] = [];
  let top = pageGap;
  let width = 0;
  for (const page of pages) {
    tops.push(top);
    top += page.height * scale + pageGap;
    width = Math.max(width, page.width * scale);
  }
  return { scale, tops, height: top, width: Math.max(room.width, width + 2 * pageGap) };
}

function scaleOf(pages: readonly PdfPage[], zoom: Zoom, room: { width: number; height: number }): number {
  const widest = Math.max(1, ...pages.slice(0, 500).map(({ width }) => width));
  const tallest = Math.max(1, ...pages.slice(0, 500).map(({ height }) => height));
  const toWidth = Math.max(40, room.width - 2 * pageGap) / widest;
  const toPage = Math.min(toWidth, Math.max(40, room.height - 2 * pageGap) / tallest);
  const wanted = zoom === 'width' ? toWidth : zoom === 'page' ? toPage : zoom * pixelsPerPoint;
  const whole = pages.reduce((sum, { height }) => sum + height, 0);
  return Math.min(wanted, Math.max(0.01, (maxStageHeight - pages.length * pageGap) / Math.max(1, whole)));
}

export const zoomOf = (scale: number): number => scale / pixelsPerPoint;

/** The next step of 25% from here. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const steps = zoom / zoomStep;
  const next = direction === 1 ? Math.floor(steps + 1.001) : Math.ceil(steps - 1.001);
  return clampZoom(next * zoomStep);
}

export const clampZoom = (zoom: number): number => Math.min(maxZoom, Math.max(minZoom, zoom));

/** The page at this height of the stage, from 0; the last whose top is not below it. */
export function pageAtHeight({ tops }: StageLayout, y: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The pages that lie between two heights of the stage. */
export function pagesBetween(layout: StageLayout, from: number, to: number): number[] {
  if (layout.tops.length === 0) return [];
  const first = pageAtHeight(layout, from);
  const last = pageAtHeight(layout, to);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A place of the document, which stays where it is on the screen when the zoom changes. */
export type Anchor = { page: number; x: number; y: number };

/** The place at a point of the stage; in points from the top left corner of the page. */
export function anchorAt(layout: StageLayout, pages: readonly PdfPage[], x: number, y: number): Anchor {
  const page = pageAtHeight(layout, y);
  const left = (layout.width - (pages[page]?.width ?? 0) * layout.scale) / 2;
  return { page, x: (x - left) / layout.scale, y: (y - (layout.tops[page] ?? 0)) / layout.scale };
}

/** Where a place of the document is on the stage, in CSS pixels. */
export function placeOf(layout: StageLayout, pages: readonly PdfPage[], { page, x, y }: Anchor) {
  const left = (layout.width - (pages[page]?.width ?? 0) * layout.scale) / 2;
  return { x: left + x * layout.scale, y: (layout.tops[page] ?? 0) + y * layout.scale };
}
