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
  const top = margin(
    bounds.map((box) => box.top),
    maxMargin.top,
  );
  const bottom = margin(
    bounds.map((box) => height - box.bottom - footSlack),
    maxMargin.bottom,
  );
  const reach = height - nearlyLeast(bounds.map((box) => height - box.bottom));
  return { width, height, reach, text: { left, top, right: width - right, bottom: height - bottom } };
}

/** The 14th percentile. */
const nearlyLeast = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * 0.15)] ?? 0;
