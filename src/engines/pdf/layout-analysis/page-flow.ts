import { type Box, boundsOf, type Figure, type PageReading, type Segment } from '../../../pdf/reading/page-reading.ts';
import { type LayoutPart, layoutParts } from '../../../pdf/text/reading-order.ts';
import { t } from '../../../shared/language/translate.ts';
import type { FlowBlock } from '../../document-writers/flow-document.ts';
import { takeAsides } from './asides.ts';
import { borderlessTable, findTableLines, linesByColumn } from './borderless-tables.ts';
import { withFilledHeads } from './filled-heads.ts';
import { type Line, lineOf } from './lines.ts';
import type { ColumnEdges } from './paragraph-place.ts';
import { type PlacedParagraph, paragraphsOf } from './paragraphs.ts';
import { type CellPlace, ruledTables, type WriteCell } from './ruled-tables.ts';
import type { Decoration } from './runs.ts';
import { besideTable, groupsBeside, linesBeside } from './side-by-side.ts';
import type { CellContent } from './written-cells.ts';

/** A block with its position; `text` for paragraphs. */
export type PlacedBlock = {
  box: Box;
  block: FlowBlock;
  text?: PlacedParagraph;
  /** A margin note. */
  isAside?: boolean;
};

/** A horizontal band of the page: one column, or several from left to right. */
export type FlowPart = { columns: (ColumnEdges & { blocks: PlacedBlock[] })[] };

export type PageFlow = {
  parts: FlowPart[];
  /** The paragraphs of each cell, in order. */
  cells: { text: PlacedParagraph; left: number }[][];
  /** Where the result may differ from the page. */
  doubts: string[];
};

/** The page, the look of its letters, and where cell paragraphs are collected. */
type Surroundings = PageReading & Decoration & Pick<PageFlow, 'cells'>;

/** An item of the layout: a text segment, or a finished block. */
type LayoutItem = Segment & { block?: FlowBlock };

/** Cuts a page into bands from top to bottom and assembles its text into paragraphs. `edges` are those of the page's text. */
export function flowOfPage(page: PageReading, edges: ColumnEdges): PageFlow {
  const cells: PageFlow['cells'] = [];
  const reading: Surroundings = { ...page, cells };
  const write: WriteCell = (inside, cell) => flatBlocks(inside, cell, reading);
  const tables = ruledTables(reading, write);
  const inTables = new Set(tables.flatMap((table) => [...table.segments, ...table.figures, ...table.turned]));
  const items: LayoutItem[] = [
    ...reading.segments.filter((segment) => !inTables.has(segment)),
    ...reading.figures.filter((figure) => !inTables.has(figure)).map((figure) => asItem(placedImage(figure))),
    ...tables.map(asItem),
  ];
  const parts: FlowPart[] = items.length === 0 ? [] : layoutParts(items).map((part) => flowPart(part, edges, reading));
  const turned = reading.turned.flatMap(({ segments }) => {
    const rest = segments.filter((segment) => !inTables.has(segment));
    return turnedBlocks(rest, edges, reading);
  });
  for (const segment of reading.slanted ?? []) turned.push(...turnedBlocks([segment], edges, reading));
  const lastColumn = parts.at(-1)?.columns.at(-1);
  if (lastColumn !== undefined) lastColumn.blocks.push(...turned);
  else if (turned.length > 0) parts.push({ columns: [{ ...edges, blocks: turned }] });
  return { parts, cells, doubts: turned.length > 0 ? [rotatedTextDoubt()] : [] };
}

const rotatedTextDoubt = () => t('Rotated text was placed after the rest.');

function flowPart(part: LayoutPart<LayoutItem>, edges: ColumnEdges, reading: Surroundings): FlowPart {
  if (part.kind === 'columns') return { columns: part.columns.map((column) => columnOf(column, reading)) };
  return { columns: [{ ...edges, blocks: blocksOf(part.lines, edges, reading, 'tables') }] };
}

function flatBlocks(
  { segments, figures, turned = [] }: CellContent,
  { edges, isOnDark }: CellPlace,
  reading: Surroundings,
): FlowBlock[] {
  const labels = turnedBlocks(turned, edges, { ...reading, isOnDark }).map(({ block }) => block);
  const items = [...segments, ...figures.map((figure) => asItem(placedImage(figure)))];
  if (items.length === 0) return labels;
  const lines = layoutParts<LayoutItem>(items).flatMap(linesOf);
  const blocks = blocksOf(lines, edges, { ...reading, isOnDark }, 'paragraphs');
  reading.cells.push(blocks.flatMap(({ text }) => (text === undefined ? [] : [{ text, left: edges.left }])));
  return [...blocks.map(({ block }) => block), ...labels];
}

/** Rotated text does not fit into the flow: it becomes paragraphs of its own. */
function turnedBlocks(segments: readonly Segment[], edges: ColumnEdges, reading: Surroundings): PlacedBlock[] {
  if (segments.length === 0) return [];
  const lines = layoutParts<LayoutItem>(segments).flatMap(linesOf);
  const bounds = boundsOf(segments) ?? { ...edges, top: 0, bottom: 0 };
  const blocks = blocksOf(lines, bounds, { ...reading, rules: [], links: [] }, 'paragraphs');
  // Zero height, so that it causes no column or page breaks.
  const place = { ...edges, top: 0, bottom: 0 };
  return blocks.map(({ block }) => ({ box: place, block }));
}

const placedImage = (figure: Figure): PlacedBlock => ({
  box: figure,
  block: {
    kind: 'image',
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

/** A column; nested columns are read one after the other. */
function columnOf(parts: readonly LayoutPart<LayoutItem>[], reading: Surroundings): FlowPart['columns'][number] {
  const lines = parts.flatMap(linesOf);
  const { left, right } = boundsOf(lines.flat()) ?? { left: 0, right: 0 };
  return { left, right, blocks: blocksOf(lines, { left, right }, reading, 'tables') };
}

const linesOf = (part: LayoutPart<LayoutItem>): LayoutItem[][] =>
  part.kind === 'lines' ? part.lines : part.columns.flatMap((column) => column.flatMap(linesOf));

/** Turns runs of lines into tables and paragraphs, between the finished blocks. */
function blocksOf(
  lines: readonly LayoutItem[][],
  edges: ColumnEdges,
  reading: Surroundings,
  look: 'tables' | 'paragraphs',
): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  let open: Line[] = [];
  const close = () => {
    blocks.push(...(look === 'tables' ? textBlocks(open, edges, reading) : paragraphBlocks(open, edges, reading)));
    open = [];
  };
  for (let index = 0; index < lines.length; index++) {
    const items = lines[index] ?? [];
    const [first] = items;
    if (first?.block === undefined) {
      const line = lineOf(items);
      if (line !== undefined) open.push(line);
      continue;
    }
    close();
    const count = look === 'tables' && first.block.kind === 'image' ? linesBeside(lines, index) : 1;
    const row = lines.slice(index, index + count).flat();
    const groups = groupsBeside(row);
    if (groups === undefined) {
      blocks.push({ box: first, block: aligned(first.block, first, edges) });
      continue;
    }
    const write = (group: readonly LayoutItem[], place: ColumnEdges) =>
      blocksOf(layoutParts(group).flatMap(linesOf), place, reading, 'paragraphs').map(({ block }) => block);
    blocks.push({ box: boundsOf(row) ?? first, block: besideTable(groups, edges, write) });
    index += count - 1;
  }
  close();
  return spaced(withFilledHeads(blocks));
}

const paragraphBlocks = (lines: readonly Line[], edges: ColumnEdges, decoration: Decoration): PlacedBlock[] =>
  paragraphsOf(lines, edges, decoration).map((text) => ({ box: text.box, block: text.paragraph, text }));

/** Paragraphs, with margin notes between them. */
function textBlocks(lines: readonly Line[], edges: ColumnEdges, reading: Surroundings): PlacedBlock[] {
  const found = takeAsides(lines);
  if (found === undefined) return tabularBlocks(lines, edges, reading);
  const bounds = boundsOf(found.body) ?? { ...edges, top: 0, bottom: 0 };
  const body = tabularBlocks(found.body, { left: edges.left, right: bounds.right }, reading);
  spaced(body);
  for (const aside of paragraphBlocks(found.asides, edges, reading)) {
    const next = body.findIndex(({ box }) => box.top >= aside.box.top - 1);
    body.splice(next < 0 ? body.length : next, 0, { ...aside, isAside: true });
  }
  return body;
}

/** Lines with shared columns become a table, the others paragraphs. */
function tabularBlocks(lines: readonly Line[], edges: ColumnEdges, reading: Surroundings): PlacedBlock[] {
  const write: WriteCell = (inside, cell) => flatBlocks(inside, cell, reading);
  const blocks: PlacedBlock[] = [];
  let done = 0;
  for (const found of findTableLines(lines, reading.rules)) {
    const { from, to, gutters, isRunningText } = found;
    blocks.push(...paragraphBlocks(lines.slice(done, from), edges, reading));
    const inside = lines.slice(from, to);
    const box = boundsOf(inside);
    done = to;
    if (box === undefined) continue;
    if (isRunningText) {
      for (const column of linesByColumn(inside, gutters)) blocks.push(...paragraphBlocks(column, edges, reading));
    } else
      blocks.push({ box, block: borderlessTable(inside, found, { left: edges.left, rules: reading.rules }, write) });
  }
  blocks.push(...paragraphBlocks(lines.slice(done), edges, reading));
  return blocks;
}

/** Aligns an image or table as it stands in its column. */
function aligned(block: FlowBlock, box: Box, edges: ColumnEdges): FlowBlock {
  const indentLeft = Math.max(0, box.left - edges.left);
  if (block.kind === 'table') return { ...block, indentLeft };
  if (block.kind === 'paragraph') return block;
  const room = edges.right - box.right;
  if (Math.abs(indentLeft - room) < (edges.right - edges.left) * 0.06) return { ...block, align: 'center' };
  return room < indentLeft * 0.2 ? { ...block, align: 'right' } : { ...block, indentLeft };
}

/** Adds the space above each block. Tables get an empty line, since they have no such spacing. */
function spaced(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const result: PlacedBlock[] = [];
  let before: PlacedBlock | undefined;
  for (const placed of blocks) {
    const { box, block, text, isAside } = placed;
    if (isAside || before === undefined) {
      if (!isAside) before = placed;
      result.push(placed);
      continue;
    }
    const between = Math.max(0, box.top - before.box.bottom);
    if (text !== undefined) {
      const { paragraph } = text;
      const space =
        before.text === undefined ? between : text.firstBaseline - before.text.lastBaseline - paragraph.lineHeight;
      paragraph.spaceBefore = Math.round(Math.min(Math.max(0, space), maxSpace) * 10) / 10;
    } else if (block.kind === 'image') block.spaceBefore = Math.min(between, maxSpace);
    else if (between > emptyLine) result.push({ box: { ...box, bottom: box.top }, block: emptyParagraph(between) });
    result.push(placed);
    before = placed;
  }
  return result;
}

/** Approximate height of an empty line, in points. */
const emptyLine = 13;

const emptyParagraph = (height: number): FlowBlock => ({
  kind: 'paragraph',
  align: 'left',
  rightToLeft: false,
  indent: { left: 0, right: 0, firstLine: 0 },
  spaceBefore: Math.min(height, maxSpace) - emptyLine,
  lineHeight: emptyLine,
  runs: [],
});

/** More space than this between paragraphs is page design. */
const maxSpace = 200;
