import { type Figure, heightOf, holds, type PageReading, type Segment } from '../../../pdf/reading/page-reading.ts';
import { edgeLines } from './page-edges.ts';
import { romanValue, westernDigits } from './page-numbers.ts';
import { recurringFigures } from './recurring-figures.ts';
import { findGrids } from './ruled-grids.ts';
import { linesIn, middleOf } from './written-cells.ts';

/** Repeated headers and footers, and the pages without them. */
export type RunningHeads = {
  readings: PageReading[];
  /** What was removed from each page. */
  heads: { header: Segment[]; footer: Segment[]; logos: { header: Figure[]; footer: Figure[] } }[];
};

/** Headers and footers lie within this share of the page's height from its edges. */
const zone = 0.13;
/** Maximum difference in height of the same line on different pages, in points. */
const sameHeight = 3.5;
/**
 * Text repeated on this share of the pages, or of the left or right ones, is a running head. What repeats on fewer is a title,
 * and would be wrong on the others.
 */
const commonShare = 0.5;
const runningShare = 0.34;
const minPages = 2;
/** Numbers that count this many pages are page numbers, however long the document: front matter is a small part of a book. */
const countingPages = 3;

/** Text closer to the rest than this, in its own heights, is a table row rather than a head. */
const distanceToRest = 0.4;

/** Removes text repeated at the same height on many pages, and figures in one place; numbers may differ, so page numbers match. */
export function takeRunningHeads(readings: readonly PageReading[]): RunningHeads {
  const recurring = recurringTexts(readings);
  const [only] = readings;
  if (only !== undefined && readings.length === 1) {
    const edge = edgeLines(only);
    const taken = new Set([...edge.header, ...edge.footer]);
    const heads = [{ ...edge, logos: { header: [], footer: [] } }];
    return { readings: [{ ...only, segments: only.segments.filter((segment) => !taken.has(segment)) }], heads };
  }
  const texts = readings.map((reading) => ({
    header: apartFromRest(reading, 'top', recurring),
    footer: apartFromRest(reading, 'bottom', recurring),
  }));
  const rest = readings.map((reading, page) => {
    const taken = new Set([...(texts[page]?.header ?? []), ...(texts[page]?.footer ?? [])]);
    return { ...reading, segments: reading.segments.filter((segment) => !taken.has(segment)) };
  });
  const logos = recurringFigures(rest);
  return {
    readings: rest.map((reading, page) => {
      const taken = new Set([...(logos[page]?.header ?? []), ...(logos[page]?.footer ?? [])]);
      return { ...reading, figures: reading.figures.filter((figure) => !taken.has(figure)) };
    }),
    heads: texts.map((text, page) => ({ ...text, logos: logos[page] ?? { header: [], footer: [] } })),
  };
}

/** The repeated segments on one side; none when they touch the rest of the page's text. */
function apartFromRest(reading: PageReading, side: Side, recurring: Recurring): Segment[] {
  const found = reading.segments.filter(
    (segment) => sideOf(segment, reading) === side && isRunning(segment, side, reading, recurring),
  );
  if (found.length === 0) return [];
  const grids = findGrids(reading.rules).filter(({ cells }) => cells.length > 3);
  const free = found.filter((segment) => !grids.some((grid) => holds(grid, segment)));
  const running = withoutTableRows(free, reading, side);
  const taken = new Set(running);
  const isTouched = running.some((segment) => {
    const slack = (segment.bottom - segment.top) * distanceToRest;
    return reading.segments.some(
      (other) =>
        !taken.has(other) &&
        (side === 'top'
          ? other.top < segment.bottom + slack && other.bottom > segment.bottom
          : other.bottom > segment.top - slack && other.top < segment.top),
    );
  });
  return isTouched ? [] : running;
}

/**
 * Drops table rows, which repeat when only their numbers differ: lines of several pieces aligned with those of a nearby line.
 */
function withoutTableRows(running: readonly Segment[], { segments }: PageReading, side: Side): Segment[] {
  const outwards = side === 'top' ? -1 : 1;
  const taken = new Set(running);
  const innermostFirst = linesIn(running).toSorted((a, b) => outwards * ((a[0]?.top ?? 0) - (b[0]?.top ?? 0)));
  for (const line of innermostFirst) {
    const [first] = line;
    if (first === undefined) continue;
    const height = heightOf(first);
    const distanceTo = (other: Segment) => (outwards * (middleOf(first) - middleOf(other))) / height;
    const others = segments.filter((other) => !taken.has(other) && distanceTo(other) < rowDistance.most);
    const row = [...line, ...others.filter((other) => Math.abs(distanceTo(other)) < 0.5)];
    const lines = linesIn(others.filter((other) => distanceTo(other) >= 0.5));
    if (lines.some((other) => isNextRow(row, other, distanceTo(other[0] ?? first)))) {
      for (const segment of line) taken.delete(segment);
    }
  }
  return running.filter((segment) => taken.has(segment));
}

/** Distance between rows, in letter heights; close ones need fewer aligned columns to count as a table. */
const rowDistance = { close: 1.8, most: 4 };

/** A head may align with the left edge of one text column and the right edge of another; that does not make it a row. */
function isNextRow(row: readonly Segment[], other: readonly Segment[], distance: number): boolean {
  const shared = other.filter((piece) => row.some((own) => shareAnEdge(own, piece))).length;
  const begun = other.filter((piece) => row.some((own) => Math.abs(own.left - piece.left) < sameEdge)).length;
  return shared >= 3 || begun >= 2 || (shared >= 2 && distance < rowDistance.close);
}

const shareAnEdge = (a: Segment, b: Segment): boolean =>
  Math.abs(a.left - b.left) < sameEdge || Math.abs(a.right - b.right) < sameEdge;

/** In points. */
const sameEdge = 2;

type Side = 'top' | 'bottom';

function sideOf({ top, bottom }: Segment, { height }: PageReading): Side | undefined {
  if (bottom < height * zone) return 'top';
  return top > height * (1 - zone) ? 'bottom' : undefined;
}

/** Distance from the page's edge, so that pages of different sizes match. */
const distanceOf = ({ top, bottom }: Segment, side: Side, { height }: PageReading): number =>
  side === 'top' ? top : height - bottom;

/** A page-independent key: numbers may differ, but a number alone, also a Roman one, must count the pages. */
function keyOf(given: string, page: number): string {
  const text = westernDigits(given);
  const alone = /^[^\p{L}\d]*(\d{1,5})[^\p{L}\d]*$/u.exec(text);
  if (alone) return `page ${Number(alone[1]) - page}`;
  const plain = text.replace(/\s+/g, ' ').trim();
  const roman = romanValue(plain.toLowerCase());
  return roman > 0 ? `page roman ${roman - page}` : plain.replace(/\d+/g, '#');
}

/** Values such as 'A = 0.5' repeat in charts. Two Chinese letters are a word. */
const isDistinctive = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= 3 ||
  (text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) >= 2 ||
  /^\P{L}*$/u.test(text) ||
  /^[ivxl]+$/i.test(text.trim());

type Recurring = Map<string, number[]>;

function recurringTexts(readings: readonly PageReading[]): Recurring {
  const found = new Map<string, { distance: number; pages: Set<number> }[]>();
  readings.forEach((reading, page) => {
    for (const segment of reading.segments) {
      const side = sideOf(segment, reading);
      if (side === undefined || !isDistinctive(segment.text)) continue;
      const key = `${side} ${keyOf(segment.text, reading.number)}`;
      const distance = distanceOf(segment, side, reading);
      const places = found.get(key) ?? [];
      found.set(key, places);
      const place = places.find((candidate) => Math.abs(candidate.distance - distance) < sameHeight);
      if (place) place.pages.add(page);
      else places.push({ distance, pages: new Set([page]) });
    }
  });
  const needed = Math.max(minPages, readings.length * runningShare);
  const recurring: Recurring = new Map();
  for (const [key, places] of found) {
    const isCommon = (pages: ReadonlySet<number>) =>
      (isPageNumber(key) && pages.size >= countingPages) ||
      pages.size >= (isOneSided(pages) ? needed : Math.max(needed, readings.length * commonShare));
    const distances = places.filter(({ pages }) => isCommon(pages)).map(({ distance }) => distance);
    if (distances.length > 0) recurring.set(key, distances);
  }
  return recurring;
}

const isPageNumber = (key: string): boolean => /^(top|bottom) page /.test(key);

/** Whether all pages are left ones, or all right ones. */
const isOneSided = (pages: ReadonlySet<number>): boolean => new Set([...pages].map((page) => page % 2)).size === 1;

function isRunning(segment: Segment, side: Side, reading: PageReading, recurring: Recurring): boolean {
  const distances = recurring.get(`${side} ${keyOf(segment.text, reading.number)}`);
  const distance = distanceOf(segment, side, reading);
  return distances?.some((other) => Math.abs(other - distance) < sameHeight * 1.5) ?? false;
}
