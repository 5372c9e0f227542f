import { type LayoutPart, layoutParts } from '../text/reading-order.ts';
import type { FlowBlock } from './flow-document.ts';
import { type Line, lineOf } from './lines.ts';
import { type Box, boundsOf, type PageReading, type Segment } from './page-reading.ts';
import { type ColumnEdges, type PlacedParagraph, paragraphsOf } from './paragraphs.ts';

/** A block where it stood; `text` for paragraphs. */
export type PlacedBlock = { box: Box; block: FlowBlock; text?: PlacedParagraph };

/** Text beside text: one column, or several from left to right. */
export type FlowPart = { columns: (ColumnEdges & { blocks: PlacedBlock[] })[] };

/** What takes part in the layout: a piece of text, or a block that is ready. */
type LayoutItem = Segment & { block?: FlowBlock };

/** A page cut into parts from top to bottom, its text put together to paragraphs. `edges` are those of the page's text. */
export function flowOfPage(reading: PageReading, edges: ColumnEdges, blocks: readonly PlacedBlock[]): FlowPart[] {
  const items: LayoutItem[] = [...reading.segments, ...blocks.map(asItem)];
  if (items.length === 0) return [];
  return layoutParts(items).map((part) => {
    if (part.kind === 'lines') return { columns: [{ ...edges, blocks: blocksOf(part.lines, edges, reading) }] };
    return { columns: part.columns.map((column) => columnOf(column, reading)) };
  });
}

function asItem({ box, block }: PlacedBlock): LayoutItem {
  return { ...box, text: '', fontSize: box.bottom - box.top, pieces: [], block };
}

/** A column; columns inside of it are read one after the other. */
function columnOf(parts: readonly LayoutPart<LayoutItem>[], reading: PageReading): FlowPart['columns'][number] {
  const linesOf = (part: LayoutPart<LayoutItem>): LayoutItem[][] =>
    part.kind === 'lines' ? part.lines : part.columns.flatMap((column) => column.flatMap(linesOf));
  const lines = parts.flatMap(linesOf);
  const { left, right } = boundsOf(lines.flat()) ?? { left: 0, right: 0 };
  return { left, right, blocks: blocksOf(lines, { left, right }, reading) };
}

/** Runs of lines become paragraphs, between the blocks that are ready. */
function blocksOf(lines: readonly LayoutItem[][], edges: ColumnEdges, reading: PageReading): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  let open: Line[] = [];
  const close = () => {
    for (const text of paragraphsOf(open, edges, reading)) blocks.push({ box: text.box, block: text.paragraph, text });
    open = [];
  };
  for (const items of lines) {
    const [first] = items;
    if (first?.block !== undefined) {
      close();
      blocks.push({ box: first, block: first.block });
      continue;
    }
    const line = lineOf(items);
    if (line !== undefined) open.push(line);
  }
  close();
  return spaced(blocks);
}

/** Gives each paragraph the space that lay above it. */
function spaced(blocks: PlacedBlock[]): PlacedBlock[] {
  blocks.forEach(({ box, text }, index) => {
    const before = blocks[index - 1];
    if (text === undefined || before === undefined) return;
    const { paragraph } = text;
    const space =
      before.text === undefined
        ? box.top - before.box.bottom
        : text.firstBaseline - before.text.lastBaseline - paragraph.lineHeight;
    paragraph.spaceBefore = Math.round(Math.min(Math.max(0, space), maxSpace) * 10) / 10;
  });
  return blocks;
}

/** More empty space than this between paragraphs is a page's design, not a paragraph's. */
const maxSpace = 200;
