import { median } from '../../shared/median.ts';
import { linesBeside } from './lines-beside.ts';
import { intersect, type Span } from './spans.ts';
import type { TextSegment } from './text-segments.ts';

/** A line in reading order; `gapBefore` marks the start of a paragraph or another part of the page. */
export type TextLine<Segment extends TextSegment = TextSegment> = {
  text: string;
  /** In the order of the text. */
  segments: Segment[];
  gapBefore: boolean;
};

/** Segments side by side: no horizontal line separates them. */
type Band<Segment> = Span & { segments: Segment[] };

/** Minimum width of text columns, in font sizes: narrower ones belong to a table, which is read by rows. */
const columnWidthInFontSizes = 10;
/** Minimum gutter between columns, in font sizes. */
const gutterInFontSizes = 0.5;
/** White space this high across the page, in font sizes, separates parts: columns above it are read before those below. */
const partGap = 3.5;
const maxDepth = 12;
/** A gap of this many line heights starts a paragraph. */
const paragraphGap = 0.75;

/** Part of a page: lines from top to bottom, or columns from left to right. */
export type LayoutPart<Segment extends TextSegment = TextSegment> =
  | { kind: 'lines'; lines: Segment[][] }
  | { kind: 'columns'; columns: LayoutPart<Segment>[][] };

/** Sorts segments into reading order: column by column, top to bottom, tables row by row. */
export function readingOrder<Segment extends TextSegment>(segments: readonly Segment[]): TextLine<Segment>[] {
  const lines: { segments: Segment[]; isNewPart: boolean }[] = [];
  const read = (parts: readonly LayoutPart<Segment>[]) => {
    for (const part of parts) {
      if (part.kind === 'columns') for (const column of part.columns) read(column);
      else lines.push(...part.lines.map((line, index) => ({ segments: line, isNewPart: index === 0 })));
    }
  };
  read(layoutParts(segments));
  return lines.map(({ segments: line, isNewPart }, index) => {
    const ordered = isRightToLeft(line) ? line.toReversed() : line;
    return {
      text: joinLine(ordered),
      segments: ordered,
      gapBefore: index > 0 && startsParagraph(lines[index - 1]?.segments ?? [], line, isNewPart),
    };
  });
}

/**
 * Cuts a page into parts, from top to bottom, by gutters that span several lines (a top-down cut as in Nagy and Seth,
 * 'Hierarchical representation of optically scanned documents', 1984), so that a headline above two columns stays above both.
 * Images and tables take part with an empty text and become lines of their own.
 */
export function layoutParts<Segment extends TextSegment>(
  segments: readonly Segment[],
  depth = 0,
): LayoutPart<Segment>[] {
  return sectionsOf(segments, depth).map(({ bands, gutter }) => {
    if (gutter === undefined) return { kind: 'lines', lines: linesOf(bands) };
    const inside = bands.flatMap((band) => band.segments);
    const middle = (gutter.from + gutter.to) / 2;
    const sides = [
      inside.filter((segment) => centerOf(segment) < middle),
      inside.filter((segment) => centerOf(segment) >= middle),
    ];
    return { kind: 'columns', columns: sides.flatMap((side) => columnsOf(layoutParts(side, depth + 1))) };
  });
}

/** A side that itself consists of columns: three columns come from two cuts. */
const columnsOf = <Segment extends TextSegment>(parts: LayoutPart<Segment>[]): LayoutPart<Segment>[][] => {
  const [only] = parts;
  return parts.length === 1 && only?.kind === 'columns' ? only.columns : [parts];
};

type Section<Segment> = { bands: Band<Segment>[]; gutter: Span | undefined };

/** Cuts a part into sections: runs of bands with a common gutter, and the bands between. */
function sectionsOf<Segment extends TextSegment>(segments: readonly Segment[], depth: number): Section<Segment>[] {
  const bands = bandsOf(segments);
  if (depth >= maxDepth) return [{ bands, gutter: undefined }];
  const fontSize = median(segments.map((segment) => segment.fontSize));
  const page = { from: minOf(segments.map((s) => s.left)), to: maxOf(segments.map((s) => s.right)) };
  const sections: Section<Segment>[] = [];
  let run: Band<Segment>[] = [];
  let gutters: Span[] = [page];
  const close = () => {
    if (run.length === 0) return;
    const found = gutters
      .filter((gutter) => separatesColumns(run, gutter, fontSize))
      .sort((a, b) => b.to - b.from - (a.to - a.from))[0];
    for (const { bands: part, gutter } of cutAtGaps(run, found, fontSize)) {
      const last = sections.at(-1);
      if (gutter === undefined && last !== undefined && last.gutter === undefined) last.bands.push(...part);
      else sections.push({ bands: part, gutter });
    }
  };
  for (const band of bands) {
    const next = intersect(gutters, gapsIn(band, page)).filter(
      ({ from, to }) => to - from >= fontSize * gutterInFontSizes,
    );
    if (next.length > 0) {
      gutters = next;
      run.push(band);
      continue;
    }
    close();
    run = [band];
    gutters = intersect([page], gapsIn(band, page)).filter(({ from, to }) => to - from >= fontSize * gutterInFontSizes);
    if (gutters.length === 0) {
      close();
      run = [];
      gutters = [page];
    }
  }
  close();
  return sections;
}

/**
 * Cuts columns at full-width white space: those above are read before those below. Parts that are not columns by themselves,
 * as on invoices, are not together either; a few leftover lines do not matter.
 */
function cutAtGaps<Segment extends TextSegment>(
  run: readonly Band<Segment>[],
  gutter: Span | undefined,
  fontSize: number,
): Section<Segment>[] {
  const whole = { bands: [...run], gutter };
  if (gutter === undefined) return [whole];
  const parts: Band<Segment>[][] = [];
  for (const [index, band] of run.entries()) {
    const above = run[index - 1];
    const part = parts.at(-1);
    if (part === undefined || above === undefined || band.from - above.to > fontSize * partGap) parts.push([band]);
    else part.push(band);
  }
  if (parts.length === 1) return [whole];
  const columns = parts.filter((part) => separatesColumns(part, gutter, fontSize)).length;
  if (columns === 0) return [{ bands: [...run], gutter: undefined }];
  return columns === parts.length ? parts.map((bands) => ({ bands, gutter })) : [whole];
}

/** Groups segments by vertical overlap. */
function bandsOf<Segment extends TextSegment>(segments: readonly Segment[]): Band<Segment>[] {
  const bands: Band<Segment>[] = [];
  for (const segment of [...segments].sort((a, b) => a.top - b.top)) {
    // Tightly set lines overlap a little, by ascenders and descenders.
    const inset = (segment.bottom - segment.top) * 0.3;
    const [from, to] = [segment.top + inset, segment.bottom - inset];
    const band = bands.at(-1);
    if (band !== undefined && from < band.to) {
      band.segments.push(segment);
      band.to = Math.max(band.to, to);
    } else bands.push({ from, to, segments: [segment] });
  }
  return bands;
}

/** The gaps in a band, from the left to the right edge of the part. */
function gapsIn({ segments }: Band<TextSegment>, page: Span): Span[] {
  const gaps: Span[] = [];
  let end = page.from;
  for (const { left, right } of [...segments].sort((a, b) => a.left - b.left)) {
    if (left > end) gaps.push({ from: end, to: left });
    end = Math.max(end, right);
  }
  if (end < page.to) gaps.push({ from: end, to: page.to });
  return gaps;
}

/** Whether both sides have running text: at least two lines of some width. */
function separatesColumns(bands: readonly Band<TextSegment>[], gutter: Span, fontSize: number): boolean {
  const middle = (gutter.from + gutter.to) / 2;
  const inside = bands.flatMap((band) => band.segments);
  const sides = [
    inside.filter((segment) => centerOf(segment) < middle),
    inside.filter((segment) => centerOf(segment) >= middle),
  ];
  if (areValues(bands, middle, fontSize)) return false;
  return sides.every((side) => {
    const lines = linesOf(bandsOf(side)).filter((line) => line.some(({ text }) => text.length > maxSignLetters));
    // A tall image or table is a column, whatever its caption.
    if (isTall(side, fontSize)) return true;
    const widths = lines.map((line) => maxOf(line.map((s) => s.right)) - minOf(line.map((s) => s.left)));
    const letters = lines.map((line) => line.reduce((sum, { text }) => sum + text.length, 0));
    return (
      lines.length >= 2 && median(widths) >= fontSize * columnWidthInFontSizes && median(letters) >= minColumnLetters
    );
  });
}

/** Whether each line on the right stands beside one on the left, and most begin at other places: labels and their values. */
function areValues(bands: readonly Band<TextSegment>[], middle: number, fontSize: number): boolean {
  const sides = bands.map(({ segments }) => ({
    hasLabel: segments.some((segment) => centerOf(segment) < middle),
    values: segments.filter((segment) => centerOf(segment) >= middle),
  }));
  const rows = sides.filter(({ values }) => values.length > 0);
  if (rows.length < minValues || countRightToLeft(rows.flatMap(({ values }) => values)) > 0) return false;
  if (rows.filter(({ hasLabel }) => hasLabel).length < rows.length * 0.9) return false;
  const begins = rows.map(({ values }) => minOf(values.map(({ left }) => left)));
  const alike = begins.map((begin) => begins.filter((other) => Math.abs(other - begin) < fontSize).length);
  return maxOf(alike) < rows.length * 0.6;
}

const minValues = 2;

/** Whether images and tables fill a column by themselves. */
const isTall = (side: readonly TextSegment[], fontSize: number): boolean =>
  side.reduce((sum, { text, top, bottom }) => (text === '' ? sum + bottom - top : sum), 0) >=
  fontSize * minColumnHeight;

const minColumnHeight = 20;
/** Bullets and check boxes beside their lines say nothing about column width. */
const maxSignLetters = 2;
/** Table cells are shorter, by median. */
const minColumnLetters = 18;

/** The lines of bands, from left to right. */
const linesOf = <Segment extends TextSegment>(bands: readonly Band<Segment>[]): Segment[][] =>
  bands.flatMap(({ segments }) => linesBeside(segments).map((line) => line.sort((a, b) => a.left - b.left)));

/** The text of a line; distant segments, as in tables, are separated by three spaces. */
function joinLine(ordered: readonly TextSegment[]): string {
  return ordered.reduce((text, segment, index) => {
    const before = ordered[index - 1];
    if (before === undefined) return segment.text;
    const gap = Math.max(segment.left - before.right, before.left - segment.right);
    if (gap < Math.min(segment.fontSize, before.fontSize) * touching) return text + segment.text;
    return `${text}${gap > Math.min(segment.fontSize, before.fontSize) ? '   ' : ' '}${segment.text}`;
  }, '');
}

/** A smaller gap, in font sizes, is no space. */
const touching = 0.12;

const isRightToLeft = (line: readonly TextSegment[]): boolean =>
  countRightToLeft(line) > line.reduce((sum, { text }) => sum + text.length, 0) / 2;

const countRightToLeft = (line: readonly TextSegment[]): number =>
  line.reduce((sum, { text }) => sum + (text.match(/[\u0590-\u08ff]/g)?.length ?? 0), 0);

function startsParagraph(before: readonly TextSegment[], line: readonly TextSegment[], isNewPart: boolean): boolean {
  const bottom = maxOf(before.map((segment) => segment.bottom));
  const top = minOf(line.map((segment) => segment.top));
  const height = minOf(line.map((segment) => segment.bottom - segment.top));
  // Higher than the line before: the next column, where the sentence may continue.
  if (top < bottom - height) return isNewPart;
  return top - bottom > height * paragraphGap;
}

const centerOf = ({ left, right }: TextSegment): number => (left + right) / 2;

/** `Math.min` and `Math.max` for more values than a call can have arguments. */
const minOf = (values: readonly number[]): number => values.reduce((least, value) => Math.min(least, value), Infinity);
const maxOf = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), -Infinity);
