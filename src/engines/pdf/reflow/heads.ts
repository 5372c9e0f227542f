import { layoutParts } from '../text/reading-order.ts';
import type { FlowBlock, FlowRun } from './flow-document.ts';
import { lineOf } from './lines.ts';
import type { PageReading, Segment } from './page-reading.ts';
import type { ColumnEdges } from './paragraph-place.ts';
import { paragraphsOf } from './paragraphs.ts';
import { pageNumberOffset, type RunningHeads } from './running-heads.ts';

/** Header and footer for the whole document, and what its first page is numbered. */
export type DocumentHeads = { header: FlowBlock[]; footer: FlowBlock[]; firstPageNumber?: number };

/** Makes the blocks of header and footer from those pages whose own are the most usual. */
export function documentHeads(
  { readings, heads }: RunningHeads,
  edgesOf: (index: number) => ColumnEdges,
): DocumentHeads {
  const numbers = readings.map(({ number }) => number);
  const blocks = (side: 'header' | 'footer'): { blocks: FlowBlock[]; offset: number | undefined } => {
    const segments = heads.map((head) => head[side]);
    const offset = pageNumberOffset(segments, numbers);
    const index = mostUsual(segments);
    const reading = readings[index];
    if (reading === undefined) return { blocks: [], offset: undefined };
    return { blocks: headBlocks(segments[index] ?? [], reading, edgesOf(index), offset), offset };
  };
  const [header, footer] = [blocks('header'), blocks('footer')];
  const offset = header.offset ?? footer.offset;
  const first = (numbers[0] ?? 1) + (offset ?? 0);
  const isNumbered = offset !== undefined && first !== 1 && first > 0;
  return {
    header: header.blocks,
    footer: footer.blocks,
    ...(isNumbered ? { firstPageNumber: first } : {}),
  };
}

/** The page whose head says what most say; -1 without any. */
function mostUsual(heads: readonly (readonly Segment[])[]): number {
  const keys = heads.map((segments) => segments.map(({ text }) => text.replace(/\d+/g, '#')).join('|'));
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
  return paragraphsOf(lines, edges, reading).map(({ paragraph }) => ({
    ...paragraph,
    runs: number === undefined ? paragraph.runs : paragraph.runs.flatMap((run) => numbered(run, number)),
  }));
}

/** The page's own number becomes one that runs. */
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
