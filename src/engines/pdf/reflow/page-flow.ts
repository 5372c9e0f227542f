import { type LayoutPart, layoutParts } from '../text/reading-order.ts';
import { borderlessTable, findTableLines, linesByColumn } from './borderless-tables.ts';
import type { FlowBlock } from './flow-document.ts';
import { type Line, lineOf } from './lines.ts';
import { type Box, boundsOf, type Figure, type PageReading, type Segment } from './page-reading.ts';
import { type ColumnEdges, type PlacedParagraph, paragraphsOf } from './paragraphs.ts';
import { type CellContent, type CellPlace, ruledTables, type WriteCell } from './ruled-tables.ts';
import type { Decoration } from './runs.ts';

/** A block where it stood; `text` for paragraphs. */
export type PlacedBlock = { box: Box; block: FlowBlock; text?: PlacedParagraph };

/** Text beside text: one column, or several from left to right. */
export type FlowPart = { columns: (ColumnEdges & { blocks: PlacedBlock[] })[] };

/** What takes part in the layout: a piece of text, or a block that is ready. */
type LayoutItem = Segment & { block?: FlowBlock };

/** A page cut into parts from top to bottom, its text put together to paragraphs. `edges` are those of the page's text. */
export function flowOfPage(reading: PageReading, edges: ColumnEdges): FlowPart[] {
  const write: WriteCell = (inside, cell) => flatBlocks(inside, cell, reading);
  const tables = ruledTables(reading, write);
  const inTables = new Set(tables.flatMap(({ segments, figures }) => [...segments, ...figures]));
  const items: LayoutItem[] = [
    ...reading.segments.filter((segment) => !inTables.has(segment)),
    ...reading.figures.filter((figure) => !inTables.has(figure)).map((figure) => asItem(placedPicture(figure))),
    ...tables.map(asItem),
  ];
  const parts: FlowPart[] = items.length === 0 ? [] : layoutParts(items).map((part) => flowPart(part, edges, reading));
  const turned = reading.turned.map(({ segments }) => turnedBlocks(segments, edges, reading));
  return [...parts, ...turned.map((blocks) => ({ columns: [{ ...edges, blocks }] }))];
}

function flowPart(part: LayoutPart<LayoutItem>, edges: ColumnEdges, reading: PageReading): FlowPart {
  if (part.kind === 'columns') return { columns: part.columns.map((column) => columnOf(column, reading)) };
  return { columns: [{ ...edges, blocks: blocksOf(part.lines, edges, reading, 'tables') }] };
}

/** What is written in a cell. */
function flatBlocks(
  { segments, figures }: CellContent,
  { edges, isOnDark }: CellPlace,
  reading: PageReading,
): FlowBlock[] {
  const items = [...segments, ...figures.map((figure) => asItem(placedPicture(figure)))];
  if (items.length === 0) return [];
  const lines = layoutParts<LayoutItem>(items).flatMap(linesOf);
  return blocksOf(lines, edges, { ...reading, isOnDark }, 'paragraphs').map(({ block }) => block);
}

/** Text that runs in another direction has no place among the rest: it becomes paragraphs in its own order. */
function turnedBlocks(segments: readonly Segment[], edges: ColumnEdges, reading: PageReading): PlacedBlock[] {
  const lines = layoutParts<LayoutItem>(segments).flatMap(linesOf);
  const bounds = boundsOf(segments) ?? { ...edges, top: 0, bottom: 0 };
  const blocks = blocksOf(lines, bounds, { ...reading, rules: [], links: [] }, 'paragraphs');
  const place = { ...edges, top: reading.height, bottom: reading.height };
  return blocks.map((placed) => ({ ...placed, box: place }));
}

const placedPicture = (figure: Figure): PlacedBlock => ({
  box: figure,
  block: {
    kind: 'picture',
    path: figure.path,
    type: figure.type,
    width: figure.right - figure.left,
    height: figure.bottom - figure.top,
    align: 'left',
    indentLeft: 0,
    spaceBefore: 0,
    ...(figure.words === '' ? {} : { description: figure.words }),
  },
});

function asItem({ box, block }: PlacedBlock): LayoutItem {
  return { ...box, text: '', fontSize: box.bottom - box.top, pieces: [], block };
}

/** A column; columns inside of it are read one after the other. */
function columnOf(parts: readonly LayoutPart<LayoutItem>[], reading: PageReading): FlowPart['columns'][number] {
  const lines = parts.flatMap(linesOf);
  const { left, right } = boundsOf(lines.flat()) ?? { left: 0, right: 0 };
  return { left, right, blocks: blocksOf(lines, { left, right }, reading, 'tables') };
}

const linesOf = (part: LayoutPart<LayoutItem>): LayoutItem[][] =>
  part.kind === 'lines' ? part.lines : part.columns.flatMap((column) => column.flatMap(linesOf));

/** Runs of lines become tables and paragraphs, between the blocks that are ready. */
function blocksOf(
  lines: readonly LayoutItem[][],
  edges: ColumnEdges,
  reading: PageReading & Decoration,
  look: 'tables' | 'paragraphs',
): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  let open: Line[] = [];
  const close = () => {
    blocks.push(...(look === 'tables' ? textBlocks(open, edges, reading) : paragraphBlocks(open, edges, reading)));
    open = [];
  };
  for (const items of lines) {
    const [first] = items;
    if (first?.block !== undefined) {
      close();
      blocks.push({ box: first, block: aligned(first.block, first, edges) });
      continue;
    }
    const line = lineOf(items);
    if (line !== undefined) open.push(line);
  }
  close();
  return spaced(blocks);
}

const paragraphBlocks = (lines: readonly Line[], edges: ColumnEdges, decoration: Decoration): PlacedBlock[] =>
  paragraphsOf(lines, edges, decoration).map((text) => ({ box: text.box, block: text.paragraph, text }));

/** Lines that white space divides into the same columns become a table, the others paragraphs. */
function textBlocks(lines: readonly Line[], edges: ColumnEdges, reading: PageReading): PlacedBlock[] {
  const write: WriteCell = (inside, cell) => flatBlocks(inside, cell, reading);
  const blocks: PlacedBlock[] = [];
  let done = 0;
  for (const { from, to, gutters, isRunningText } of findTableLines(lines)) {
    blocks.push(...paragraphBlocks(lines.slice(done, from), edges, reading));
    const inside = lines.slice(from, to);
    const box = boundsOf(inside);
    done = to;
    if (box === undefined) continue;
    if (isRunningText) {
      for (const column of linesByColumn(inside, gutters)) blocks.push(...paragraphBlocks(column, edges, reading));
    } else blocks.push({ box, block: borderlessTable(inside, gutters, edges.left, write) });
  }
  blocks.push(...paragraphBlocks(lines.slice(done), edges, reading));
  return blocks;
}

/** A picture or table where it stands in its column. */
function aligned(block: FlowBlock, box: Box, edges: ColumnEdges): FlowBlock {
  const indentLeft = Math.max(0, box.left - edges.left);
  if (block.kind === 'table') return { ...block, indentLeft };
  if (block.kind === 'paragraph') return block;
  const room = edges.right - box.right;
  if (Math.abs(indentLeft - room) < (edges.right - edges.left) * 0.06) return { ...block, align: 'center' };
  return room < indentLeft * 0.2 ? { ...block, align: 'right' } : { ...block, indentLeft };
}

/** Gives each paragraph the space that lay above it. */
function spaced(blocks: PlacedBlock[]): PlacedBlock[] {
  blocks.forEach(({ box, block, text }, index) => {
    const before = blocks[index - 1];
    if (before === undefined) return;
    if (block.kind === 'picture') block.spaceBefore = Math.min(Math.max(0, box.top - before.box.bottom), maxSpace);
    if (text === undefined) return;
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
