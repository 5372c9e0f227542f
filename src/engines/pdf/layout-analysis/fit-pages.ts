import type { FlowBlock, FlowTable, FlowTableRow } from '../../document-writers/flow-document.ts';
import type { PlacedBlock } from './page-flow.ts';
import type { PlacedParagraph } from './paragraphs.ts';
import type { FlowingPage } from './sections.ts';
import { widthOfRuns } from './text-widths.ts';

/** Substitute fonts need a few more lines: this share of the page's height stays free, more where nothing absorbs the rest. */
const reserve = { flowing: 0.02, last: 0.05 };
const minSpaceScale = 0.15;
const minImageScale = 0.7;
const minLineScale = 0.92;
/** Office programs add a little height to rows for their borders. */
const rowExtra = 1;

/**
 * Shrinks pages that would no longer fit on one page, as images and columns that stood beside text are now stacked: first
 * space between paragraphs, then images, then line spacing.
 */
export function fitPages(pages: readonly FlowingPage[]): void {
  for (const [index, { frame, parts, heads = { header: [], footer: [] } }] of pages.entries()) {
    const isLast = pages[index + 1]?.startsPage ?? true;
    const heightOfPart = (part: FlowingPage['parts'][number]) =>
      Math.max(0, ...part.columns.map((column) => heightOfColumn(column, isLast)));
    const pushed = pushedBy(heads.header, frame.text.top) + pushedBy(heads.footer, frame.height - frame.text.bottom);
    const room = frame.text.bottom - frame.text.top - pushed;
    const available = room * (1 - (isLast ? reserve.last : reserve.flowing));
    const excess = () => parts.reduce((sum, part) => sum + heightOfPart(part), 0) - available;
    const placed = parts.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
    const blocks = placed.flatMap(({ block }) => [block, ...blocksInside(block)]);
    if (excess() > 0) shrinkSpaces(blocks, excess());
    if (excess() > 0) shrinkImages(blocks, excess());
    if (excess() > 0) shrinkLines(blocks, available / (available + excess()));
  }
}

/** How far a header or footer that is higher than its margin moves the text. */
function pushedBy(blocks: readonly FlowBlock[], margin: number): number {
  if (blocks.length === 0) return 0;
  const height = blocks.reduce((sum, block) => sum + heightOf({ block, box: noBox }), 0);
  return Math.max(0, height + headDistance - margin);
}

/** Of a header from the page's edge, in points. */
const headDistance = 8;
const noBox = { left: 0, right: 0, top: 0, bottom: 0 };

function heightOfColumn(
  { left, right, blocks }: FlowingPage['parts'][number]['columns'][number],
  isLast: boolean,
): number {
  return blocks.reduce((sum, placed) => {
    const { box, text } = placed;
    const mayBreak = isLast && text !== undefined && (box.right - box.left) * widerFonts > right - left;
    const wider = mayBreak ? Math.max(1, text.lines * (widerFonts - 1)) : 0;
    const more = Math.max(wider, text === undefined ? 0 : hiddenLines(text, right - left));
    return sum + heightOf(placed) + more * (text?.paragraph.lineHeight ?? 0);
  }, 0);
}

/** Lines that a paragraph needs beyond those counted: slanted lines overlap and look like one. */
function hiddenLines({ lines, paragraph }: PlacedParagraph, width: number): number {
  const needed = Math.ceil(widthOfRuns(paragraph.runs) / Math.max(1, width));
  return needed > lines * 2 ? needed - lines : 0;
}

/** Substitute fonts may be this much wider; full lines then wrap. */
const widerFonts = 1.07;

/** Blocks in a table's cells, nested tables included. */
const blocksInside = (block: FlowBlock): FlowBlock[] =>
  block.kind === 'table'
    ? block.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) => cell.blocks.flatMap((one) => [one, ...blocksInside(one)])),
      )
    : [];

function heightOf({ block, text }: PlacedBlock): number {
  if (block.kind === 'image') return block.spaceBefore + block.height;
  if (block.kind === 'paragraph') return block.spaceBefore + block.lineHeight * (text?.lines ?? 1);
  return block.rows.reduce((sum, row) => sum + Math.max(row.minHeight, writtenHeight(block, row)) + rowExtra, 0);
}

/** Estimated height of a row's content. */
function writtenHeight({ columnWidths }: FlowTable, { cells }: FlowTableRow): number {
  const heights = cells.map(({ column, columnSpan, rowSpan, direction, blocks }) => {
    if (direction !== undefined) return rowSpan > 1 ? 0 : longestLine(blocks);
    const width = columnWidths.slice(column, column + columnSpan).reduce((sum, part) => sum + part, 0);
    return rowSpan > 1 ? 0 : contentHeight(blocks, width);
  });
  return Math.max(0, ...heights);
}

/** Estimated height of blocks in a cell of this width. */
const contentHeight = (blocks: readonly FlowBlock[], width: number): number =>
  blocks.reduce((sum, block) => {
    if (block.kind !== 'paragraph') return sum + heightOf({ block, box: noBox });
    const length = widthOfRuns(block.runs);
    return sum + block.spaceBefore + block.lineHeight * Math.max(1, Math.ceil(length / Math.max(width, 1)));
  }, 0);

/** Row height needed for vertical text. */
const longestLine = (blocks: readonly FlowBlock[]): number =>
  Math.max(0, ...blocks.map((block) => (block.kind === 'paragraph' ? widthOfRuns(block.runs) * widerFonts : 0)));

/** Between paragraphs, and in rows higher than their content. */
function shrinkSpaces(blocks: readonly FlowBlock[], excess: number): void {
  const rows = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => ({ row, written: writtenHeight(block, row) })) : [],
  );
  const inRows = rows.reduce((sum, { row, written }) => sum + Math.max(0, row.minHeight - written), 0);
  const between = blocks.reduce((sum, block) => sum + (block.kind === 'table' ? 0 : block.spaceBefore), 0);
  const all = inRows + between;
  const scale = all <= excess ? minSpaceScale : Math.max(minSpaceScale, 1 - excess / all);
  for (const { row, written } of rows) {
    if (row.minHeight > written) row.minHeight = written + (row.minHeight - written) * scale;
  }
  for (const block of blocks) {
    if (block.kind !== 'table') block.spaceBefore = Math.round(block.spaceBefore * scale * 10) / 10;
  }
}

function shrinkImages(blocks: readonly FlowBlock[], excess: number): void {
  const images = blocks.filter((block) => block.kind === 'image');
  const all = images.reduce((sum, { height }) => sum + height, 0);
  if (all === 0) return;
  const scale = Math.max(minImageScale, 1 - excess / all);
  for (const image of images) {
    image.width *= scale;
    image.height *= scale;
  }
}

function shrinkLines(blocks: readonly FlowBlock[], wanted: number): void {
  const scale = Math.max(minLineScale, wanted);
  for (const block of blocks) {
    if (block.kind === 'paragraph') block.lineHeight = Math.round(block.lineHeight * scale * 100) / 100;
    else if (block.kind === 'table') for (const row of block.rows) row.minHeight *= scale;
  }
}
