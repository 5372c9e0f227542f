import { type Box, boundsOf, type PageReading } from '../../../pdf/reading/page-reading.ts';

/** Page size and text area. */
export type PageFrame = {
  width: number;
  height: number;
  /** The area inside the margins. */
  text: Box;
  /** Where the text of full pages ends. */
  reach: number;
};

type Size = Pick<PageFrame, 'width' | 'height'>;

/** Whether pages have the same size, apart from rounding. */
export const haveSameSize = (a: Size, b: Size): boolean =>
  Math.abs(a.width - b.width) < 2 && Math.abs(a.height - b.height) < 2;

/** Maximum margins, in points, so that a page with one short line still gets normal margins. */
const maxMargin = { side: 90, bottom: 54, top: 90 };
/** Office programs reject or clip margins that printers cannot reach. */
const minMargin = 14;
/** Free space at the bottom, in points, so that a full page still fits when letters are a little higher. */
const footSlack = 20;

/**
 * The text area shared by pages of one size: what nearly all of them leave free. A few pages with something unusual at the
 * edge must not change the margins of the others.
 */
export function framesOf(readings: readonly PageReading[]): PageFrame[] {
  const groups = Map.groupBy(readings, ({ width, height }) => `${Math.round(width)} ${Math.round(height)}`);
  const frames = new Map([...groups].map(([size, group]) => [size, frameOf(group)]));
  return readings.map((reading) => {
    const { width, height } = reading;
    const frame = frames.get(`${Math.round(width)} ${Math.round(height)}`);
    return frame ?? { width, height, text: { left: 0, top: 0, right: width, bottom: height }, reach: height };
  });
}

function frameOf(group: readonly PageReading[]): PageFrame {
  const hasKnownWidths = isEuropean(group);
  const { width = 595, height = 842 } = group[0] ?? {};
  const bounds = group.flatMap((page) => boundsOf([...page.segments, ...page.figures]) ?? []);
  const margin = (free: readonly number[], most: number) =>
    Math.min(most, Math.max(minMargin, nearlyLeast(free.length > 0 ? free : [most])));
  const left = margin(
    bounds.map((box) => box.left),
    Math.max(maxMargin.side, width * 0.2),
  );
  const right = margin(
    bounds.map((box) => width - box.right),
    Math.max(left, maxMargin.side, width * 0.25),
  );
  const tops = bounds.map((box) => box.top);
  const top = margin(tops, hasKnownWidths ? Math.max(maxMargin.top, sharedMargin(tops, height)) : maxMargin.top);
  const feet = bounds.map((box) => height - box.bottom);
  const bottom = margin(
    feet.map((free) => free - footSlack),
    hasKnownWidths ? Math.max(maxMargin.bottom, sharedMargin(feet, height) - 2 * footSlack) : maxMargin.bottom,
  );
  const reach = height - nearlyLeast(feet);
  return { width, height, reach, text: { left, top, right: width - right, bottom: height - bottom } };
}

/** A margin that most of at least three pages keep, however large, up to a third of the page; 0 for none. */
function sharedMargin(free: readonly number[], height: number): number {
  const least = nearlyLeast(free);
  const alike = free.filter((each) => Math.abs(each - least) < sameMargin).length;
  return free.length >= 3 && alike > free.length / 2 ? Math.min(least, height / 3) : 0;
}

/** Whether the office font is as wide as the text's own; for other scripts, each program takes another. */
function isEuropean(pages: readonly PageReading[]): boolean {
  const letters = pages.flatMap(({ segments }) => segments.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []));
  const known = letters.filter((letter) => letter < '\u0530').length;
  return known > letters.length / 2;
}

/** Two lines, in points. */
const sameMargin = 24;

/** The 14th percentile. */
const nearlyLeast = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * 0.15)] ?? 0;
