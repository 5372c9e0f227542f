import type { PageReading, Segment } from '../../../pdf/reading/page-reading.ts';
import { layoutParts } from '../../../pdf/text/reading-order.ts';
import type { FlowBlock, FlowRun, FlowSection } from '../../document-writers/flow-document.ts';
import { lineOf } from './lines.ts';
import type { ColumnEdges } from './paragraph-place.ts';
import { paragraphsOf } from './paragraphs.ts';
import { pageNumberOffset, type RunningHeads } from './running-heads.ts';

/** Header, footer and first page number of the document. */
export type DocumentHeads = Pick<FlowSection, 'header' | 'footer' | 'evenPages' | 'firstPageNumber'>;

/** Makes header and footer from the pages with the most common ones; left and right pages may differ. */
export function documentHeads(
  { readings, heads }: RunningHeads,
  edgesOf: (index: number) => ColumnEdges,
): DocumentHeads {
  const numbers = readings.map(({ number }) => number);
  const offsetOf = (side: Side) =>
    pageNumberOffset(
      heads.map((head) => head[side]),
      numbers,
    );
  const offsets = { header: offsetOf('header'), footer: offsetOf('footer') };
  const offset = offsets.header ?? offsets.footer;
  const first = (numbers[0] ?? 1) + (offset ?? 0);
  const isNumbered = offset !== undefined && first !== 1 && first > 0;
  const shown = numbers.map((number) => number + (isNumbered ? offset : 1 - (numbers[0] ?? 1)));
  const blocksOf = (side: Side, keep: (index: number) => boolean): FlowBlock[] => {
    const segments = heads.map((head, index) => (keep(index) ? head[side] : []));
    const index = mostCommon(segments);
    const reading = readings[index];
    return reading === undefined ? [] : headBlocks(segments[index] ?? [], reading, edgesOf(index), offsets[side]);
  };
  const isEven = (index: number) => (shown[index] ?? 1) % 2 === 0;
  const areTwo = (['header', 'footer'] as const).some((side) =>
    alternates(
      heads.map((head) => keyOf(head[side])),
      isEven,
    ),
  );
  const isRight = (index: number) => !areTwo || !isEven(index);
  return {
    header: blocksOf('header', isRight),
    footer: blocksOf('footer', isRight),
    ...(areTwo ? { evenPages: { header: blocksOf('header', isEven), footer: blocksOf('footer', isEven) } } : {}),
    ...(isNumbered ? { firstPageNumber: first } : {}),
  };
}

type Side = 'header' | 'footer';

/** Whether left and right pages differ: the most common heads of each differ, and each is on most of its own pages. */
function alternates(keys: readonly string[], isEven: (index: number) => boolean): boolean {
  const sides = [true, false].map((even) => keys.filter((key, index) => key !== '' && isEven(index) === even));
  const typical = sides.map((own) => {
    const [best, ...rest] = [...Map.groupBy(own, (key) => key)].toSorted((a, b) => b[1].length - a[1].length);
    const others = rest.reduce((sum, [, pages]) => sum + pages.length, 0);
    return best !== undefined && best[1].length >= minPagesOfSide && best[1].length > others ? best[0] : undefined;
  });
  return typical[0] !== undefined && typical[1] !== undefined && typical[0] !== typical[1];
}

const minPagesOfSide = 2;

const keyOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text.replace(/\d+/g, '#')).join('|');

/** The page with the most common head; -1 if there is none. */
function mostCommon(heads: readonly (readonly Segment[])[]): number {
  const keys = heads.map(keyOf);
  const counts = Map.groupBy(
    keys.filter((key) => key !== ''),
    (key) => key,
  );
  const [best] = [...counts].toSorted((a, b) => b[1].length - a[1].length);
  return best === undefined ? -1 : keys.indexOf(best[0]);
}

function headBlocks(
  segments: readonly Segment[],
  reading: PageReading,
  edges: ColumnEdges,
  offset: number | undefined,
): FlowBlock[] {
  const lines = layoutParts(segments).flatMap((part) =>
    part.kind === 'lines' ? part.lines.flatMap((line) => lineOf(line) ?? []) : (lineOf(segments) ?? []),
  );
  const number = offset === undefined ? undefined : String(reading.number + offset);
  const placed = paragraphsOf(lines, edges, reading);
  return placed.map(({ paragraph, firstBaseline, size }, index) => ({
    ...paragraph,
    lineHeight: closeLineHeight(paragraph.lineHeight, size, firstBaseline - (placed[index - 1]?.lastBaseline ?? 0)),
    runs: number === undefined ? paragraph.runs : paragraph.runs.flatMap((run) => numbered(run, number)),
  }));
}

/** Lines beside each other at different heights are stacked: no higher than they stood, so that they fit into the margin. */
const closeLineHeight = (height: number, size: number, distance: number): number =>
  Math.min(height, Math.max(size * minLeading, distance));

const minLeading = 0.7;

/** Replaces the page's number with a page number field. */
function numbered(run: FlowRun, number: string): FlowRun[] {
  if (run.kind !== 'text') return [run];
  const found = new RegExp(`(?<![\\d.,])${number}(?!\\d|[.,]\\d)`).exec(run.text);
  if (!found) return [run];
  const [before, after] = [run.text.slice(0, found.index), run.text.slice(found.index + number.length)];
  return [
    ...(before === '' ? [] : [{ ...run, text: before }]),
    { kind: 'pageNumber', style: run.style },
    ...(after === '' ? [] : [{ ...run, text: after }]),
  ];
}
