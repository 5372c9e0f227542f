import type { PageReading, Segment } from '../../../pdf/reading/page-reading.ts';
import { layoutParts } from '../../../pdf/text/reading-order.ts';
import type { FlowBlock, FlowRun, FlowSection, FlowTableCell } from '../../document-writers/flow-document.ts';
import { lineOf } from './lines.ts';
import { flowOfPage } from './page-flow.ts';
import { aroundNumber, type PageNumber, pageNumbers } from './page-numbers.ts';
import type { ColumnEdges } from './paragraph-place.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { RunningHeads } from './running-heads.ts';

/** Headers, footers and page numbers. Pages that share this object may share a section. */
export type PageHeads = Pick<
  FlowSection,
  'header' | 'footer' | 'evenPages' | 'firstPage' | 'firstPageNumber' | 'numberFormat'
>;

/** The numbers of all pages. */
export function numbersOf({ readings, heads }: RunningHeads): PageNumber[] {
  return pageNumbers(
    heads.map(({ header, footer }) => [...header, ...footer]),
    readings.map(({ number }) => number),
  );
}

/** Whether numbering starts anew on each page, or changes its format. */
export const numberingStarts = (numbers: readonly PageNumber[]): boolean[] =>
  numbers.map(({ format, value }, page) => {
    const before = numbers[page - 1];
    if (before === undefined) return format === 'decimal' ? value !== 1 : false;
    return format !== before.format || value !== before.value + 1;
  });

type Side = 'header' | 'footer';
const sides = ['header', 'footer'] as const;

/**
 * The heads of each page. Pages that flow into each other share them, apart from the first, which often has none; left and
 * right pages may differ.
 * @param starts which pages start a new one
 */
export function headsOfPages(
  running: RunningHeads,
  numbers: readonly PageNumber[],
  starts: readonly boolean[],
  edgesOf: (index: number) => ColumnEdges,
): PageHeads[] {
  const typical = new TypicalHeads(running, numbers);
  const renumbered = numberingStarts(numbers);
  const result: PageHeads[] = [];
  let last = { key: '', heads: undefined as PageHeads | undefined };
  for (const pages of chaptersOf(starts)) {
    const [first = 0] = pages;
    const { right, left, own } = typical.of(pages);
    const key = JSON.stringify([right, left].map((pair) => pair && typical.keyOf(pair)));
    const isRenumbered = renumbered[first] ?? false;
    if (last.heads === undefined || last.key !== key || own !== undefined || isRenumbered) {
      const blocksOf = (pair: Pair) => headsFrom(pair, running, numbers, edgesOf);
      const { format, value } = numbers[first] ?? { format: 'decimal', value: 1 };
      const heads: PageHeads = {
        ...blocksOf(right),
        ...(left === undefined ? {} : { evenPages: blocksOf(left) }),
        ...(own === undefined ? {} : { firstPage: blocksOf(own) }),
        ...(isRenumbered ? { firstPageNumber: value } : {}),
        ...(format === 'decimal' ? {} : { numberFormat: format }),
      };
      last = { key, heads };
    }
    for (const _ of pages) if (last.heads !== undefined) result.push(last.heads);
  }
  return result;
}

/** Runs of pages, each up to the next that starts a new one. */
function chaptersOf(starts: readonly boolean[]): number[][] {
  const chapters: number[][] = [];
  starts.forEach((isStart, page) => {
    const last = chapters.at(-1);
    if (isStart || last === undefined) chapters.push([page]);
    else last.push(page);
  });
  return chapters;
}

/** The pages whose header and footer are taken; -1 for none. */
type Pair = { header: number; footer: number };

class TypicalHeads {
  readonly #keys: Record<Side, string[]>;
  readonly #all: Pair[];
  readonly #isEven: (page: number) => boolean;
  readonly #areTwo: boolean;

  constructor({ heads }: RunningHeads, numbers: readonly PageNumber[]) {
    const keys = (side: Side) =>
      heads.map((head, page) => textKey(head[side], numbers[page]) + head.logos[side].map(() => '|image').join(''));
    this.#keys = { header: keys('header'), footer: keys('footer') };
    this.#isEven = (page) => (numbers[page]?.value ?? 1) % 2 === 0;
    this.#areTwo = sides.some((side) =>
      alternates(
        heads.map((head) => textKey(head[side], undefined)),
        this.#isEven,
      ),
    );
    const pages = heads.map((_, page) => page);
    this.#all = [false, true].map((even) => this.#mostCommon(pages.filter((page) => this.#isSide(page, even))));
  }

  /** Heads of right and left pages, if they differ, and of the first page if that has others. */
  of(pages: readonly number[]): { right: Pair; left?: Pair; own?: Pair } {
    const [first = 0, ...rest] = pages;
    const typical = (even: boolean): Pair => {
      const here = rest.filter((page) => this.#isSide(page, even));
      if (here.length > 0) return this.#mostCommon(here, true);
      const isOwn = rest.length === 0 && this.#isSide(first, even);
      return isOwn ? { header: first, footer: first } : (this.#all[even ? 1 : 0] ?? { header: -1, footer: -1 });
    };
    const right = typical(false);
    const left = this.#areTwo ? typical(true) : undefined;
    const expected = left !== undefined && this.#isEven(first) ? left : right;
    const own = { header: first, footer: first };
    const isOther = rest.length > 0 && this.keyOf(own) !== this.keyOf(expected);
    return { right, ...(left === undefined ? {} : { left }), ...(isOther ? { own } : {}) };
  }

  readonly keyOf = (pair: Pair): string => sides.map((side) => this.#keys[side][pair[side]] ?? '').join('\n');

  #isSide = (page: number, even: boolean): boolean => !this.#areTwo || this.#isEven(page) === even;

  #mostCommon(pages: readonly number[], orNone = false): Pair {
    const of = (side: Side): number => {
      const keys = this.#keys[side];
      const counts = Map.groupBy(
        pages.filter((page) => orNone || keys[page] !== ''),
        (page) => keys[page],
      );
      const [best] = [...counts.values()].toSorted((a, b) => b.length - a.length);
      return best?.[0] ?? -1;
    };
    return { header: of('header'), footer: of('footer') };
  }
}

/** The text of a head, but for the page's number; for all numbers where that is unknown. */
const textKey = (segments: readonly Segment[], number: PageNumber | undefined): string =>
  segments
    .map(({ text }) => {
      if (number === undefined) return text.replace(/\d+/g, '#');
      const around = aroundNumber(text, number);
      return around === undefined ? text : `${around.before}#${around.after}`;
    })
    .join('|');

/** Whether left and right pages differ: the most common heads of each differ, and each is on most of its own pages. */
function alternates(keys: readonly string[], isEven: (index: number) => boolean): boolean {
  const typical = [true, false].map((even) => {
    const own = keys.filter((key, index) => key !== '' && isEven(index) === even);
    const [best, ...rest] = [...Map.groupBy(own, (key) => key)].toSorted((a, b) => b[1].length - a[1].length);
    const others = rest.reduce((sum, [, pages]) => sum + pages.length, 0);
    return best !== undefined && best[1].length >= minPagesOfSide && best[1].length > others ? best[0] : undefined;
  });
  return typical[0] !== undefined && typical[1] !== undefined && typical[0] !== typical[1];
}

const minPagesOfSide = 2;

/** Header and footer as they are on these pages. */
function headsFrom(
  pair: Pair,
  { readings, heads }: RunningHeads,
  numbers: readonly PageNumber[],
  edgesOf: (index: number) => ColumnEdges,
): { header: FlowBlock[]; footer: FlowBlock[] } {
  const blocksOf = (side: Side): FlowBlock[] => {
    const page = pair[side];
    const reading = readings[page];
    const head = heads[page];
    if (reading === undefined || head === undefined) return [];
    const logos = head.logos[side];
    return logos.length > 0
      ? blocksWithLogos({ ...reading, segments: head[side], figures: logos }, edgesOf(page), numbers[page])
      : headBlocks(head[side], reading, edgesOf(page), numbers[page]);
  };
  return { header: blocksOf('header'), footer: blocksOf('footer') };
}

function headBlocks(
  segments: readonly Segment[],
  reading: PageReading,
  edges: ColumnEdges,
  number: PageNumber | undefined,
): FlowBlock[] {
  const lines = layoutParts(segments).flatMap((part) =>
    part.kind === 'lines' ? part.lines.flatMap((line) => lineOf(line) ?? []) : (lineOf(segments) ?? []),
  );
  const placed = paragraphsOf(lines, edges, reading);
  return placed.map(({ paragraph, firstBaseline, size }, index) => ({
    ...paragraph,
    lineHeight: closeLineHeight(paragraph.lineHeight, size, firstBaseline - (placed[index - 1]?.lastBaseline ?? 0)),
    runs: number?.isPrinted ? paragraph.runs.flatMap((run) => numbered(run, number)) : paragraph.runs,
  }));
}

/** A head with images, laid out as a page of its own. */
function blocksWithLogos(head: PageReading, edges: ColumnEdges, number: PageNumber | undefined): FlowBlock[] {
  const { parts } = flowOfPage({ ...head, turned: [], slanted: [], rules: [], fills: [] }, edges);
  const blocks = parts.flatMap(({ columns }) => columns.flatMap((column) => column.blocks.map(({ block }) => block)));
  return number?.isPrinted ? blocks.map((block) => numberedBlock(block, number)) : blocks;
}

function numberedBlock(block: FlowBlock, number: PageNumber): FlowBlock {
  if (block.kind === 'image') return block;
  if (block.kind === 'paragraph') return { ...block, runs: block.runs.flatMap((run) => numbered(run, number)) };
  const cellWith = (cell: FlowTableCell) => ({ ...cell, blocks: cell.blocks.map((one) => numberedBlock(one, number)) });
  return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(cellWith) })) };
}

/** Lines beside each other at different heights are stacked: no higher than they stood, so that they fit into the margin. */
const closeLineHeight = (height: number, size: number, distance: number): number =>
  Math.min(height, Math.max(size * minLeading, distance));

const minLeading = 0.7;

/** Replaces the page's number with a page number field. */
function numbered(run: FlowRun, number: PageNumber): FlowRun[] {
  if (run.kind !== 'text') return [run];
  const around = aroundNumber(run.text, number);
  if (around === undefined) return [run];
  const { before, after } = around;
  return [
    ...(before === '' ? [] : [{ ...run, text: before }]),
    { kind: 'pageNumber', style: run.style },
    ...(after === '' ? [] : [{ ...run, text: after }]),
  ];
}
