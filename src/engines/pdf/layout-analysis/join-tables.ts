import type { FlowBlock, FlowTable, FlowTableRow } from '../../document-writers/flow-document.ts';
import type { FlowPart, PlacedBlock } from './page-flow.ts';
import { haveSameSize, type PageFrame } from './page-frame.ts';

type PageOfParts = { frame: PageFrame; parts: readonly FlowPart[] };

/** Tolerance for column widths of one table across pages, in points; higher without rules. */
const widthSlack = { ruled: 3, unruled: 18 };
/** Tables on left and right pages may be shifted by this much, in points. */
const mirrored = 60;
/** A table continues when it ends this close to where pages end and begins this close to where they begin. */
const endShare = 0.25;
const startShare = 0.15;
/** Maximum rows repeated at the top of each page: titles and labels. */
const maxHeadRows = 6;
const maxTitleRows = 3;
/** When more rows repeat than this share, the pages are copies of a form. */
const formShare = 0.5;
const maxNoteLetters = 120;
/** Words above or below a table's parts that mark it as continued. */
const continued =
  /\b(continued|cont['’]?d|cont\.|continues|fortsetzung|fortgesetzt|suite|continuación|continuação|continua|segue|vervolg)/i;

/** Whether each page begins with the rest of the previous page's table. */
export const findContinuedTables = (pages: readonly PageOfParts[]): boolean[] =>
  pages.map((page, index) => {
    const before = pages[index - 1];
    if (before === undefined) return false;
    const [upper, lower] = [tableAtEnd(before), tableAtStart(page)];
    return upper !== undefined && lower !== undefined && areOne(upper, before.frame, lower, page.frame);
  });

/**
 * Joins tables that continue over pages on the page where they begin; repeated head rows are kept once and marked as header.
 */
export function joinTables(pages: readonly PageOfParts[], goesOn: readonly boolean[]): void {
  const parts = pages.map((page) => ({ start: tableAtStart(page), end: tableAtEnd(page) }));
  const wholes = new Map<FlowTable, FlowTable>();
  parts.forEach(({ start }, index) => {
    const end = parts[index - 1]?.end;
    if (!goesOn[index] || start === undefined || end === undefined) return;
    const whole = wholes.get(end.table) ?? end.table;
    wholes.set(start.table, whole);
    append(whole, start.table);
    end.blocks.splice(end.index + 1);
    start.blocks.splice(0, start.index + 1);
  });
}

type TableOfPage = { table: FlowTable; placed: PlacedBlock; blocks: PlacedBlock[]; index: number };

function tableAtEnd({ parts }: PageOfParts): TableOfPage | undefined {
  const [column, ...others] = parts.at(-1)?.columns ?? [];
  if (column === undefined || others.length > 0) return undefined;
  const { blocks } = column;
  return tableAt(blocks, isMarkedContinued(blocks.at(-1)) ? blocks.length - 2 : blocks.length - 1);
}

function tableAtStart({ parts }: PageOfParts): TableOfPage | undefined {
  const [column, ...others] = parts[0]?.columns ?? [];
  if (column === undefined || others.length > 0) return undefined;
  const { blocks } = column;
  return tableAt(blocks, isMarkedContinued(blocks[0]) ? 1 : 0);
}

function tableAt(blocks: PlacedBlock[], index: number): TableOfPage | undefined {
  const placed = blocks[index];
  return placed?.block.kind === 'table' ? { table: placed.block, placed, blocks, index } : undefined;
}

function isMarkedContinued(placed: PlacedBlock | undefined): boolean {
  if (placed?.block.kind !== 'paragraph') return false;
  const words = wordsOf(placed.block);
  return words.length < maxNoteLetters && continued.test(words);
}

function areOne(upper: TableOfPage, above: PageFrame, lower: TableOfPage, below: PageFrame): boolean {
  const [a, b] = [upper.table, lower.table];
  const slack = widthSlack[a.ruled ? 'ruled' : 'unruled'];
  const haveSameShape =
    a.ruled === b.ruled &&
    a.columnWidths.length > 1 &&
    a.columnWidths.length === b.columnWidths.length &&
    a.columnWidths.every((width, index) => Math.abs(width - (b.columnWidths[index] ?? 0)) < slack);
  // An image with something beside it is a row of its own.
  if (!haveSameShape || (!a.ruled && (a.rows.length < 2 || b.rows.length < 2))) return false;
  const [upperBox, lowerBox] = [upper.placed.box, lower.placed.box];
  return (
    haveSameSize(above, below) &&
    Math.abs(upperBox.left - lowerBox.left) < mirrored &&
    above.reach - upperBox.bottom < (above.reach - above.text.top) * endShare &&
    lowerBox.top - below.text.top < (below.reach - below.text.top) * startShare &&
    !hasOwnHead(a, b) &&
    !isForm(a, b)
  );
}

/** Whether the lower table begins with a title or labels that the upper one lacks. */
function hasOwnHead(upper: FlowTable, lower: FlowTable): boolean {
  const [first] = lower.rows;
  const isTitle = first?.cells.length === 1 && first.cells[0]?.columnSpan === lower.columnWidths.length;
  return (isTitle || first?.isHeader === true) && sharedHead(upper, lower).count === 0;
}

/** Whether most rows begin alike, as in a form filled in again. */
function isForm(upper: FlowTable, lower: FlowTable): boolean {
  const { from, count } = sharedHead(upper, lower);
  if (count > 1 && count > lower.rows.length * formShare) return true;
  const rest = lower.rows.slice(count);
  const alike = rest.filter((row, index) => {
    const other = upper.rows[from + count + index];
    return other !== undefined && labelOf(row) !== '' && labelOf(row) === labelOf(other);
  });
  return alike.length > Math.max(1, rest.length * formShare);
}

const labelOf = ({ cells: [first] }: FlowTableRow): string => (first?.blocks ?? []).map(wordsOf).join(' ').trim();

function append(whole: FlowTable, part: FlowTable): void {
  const { from, count } = sharedHead(whole, part);
  for (const row of whole.rows.slice(0, count > 0 ? from + count : 0)) row.isHeader = true;
  whole.rows.push(...part.rows.slice(count).map((row) => ({ ...row, isHeader: false })));
}

/** The header rows that a part shares with the whole table, below its titles. */
function sharedHead({ rows }: FlowTable, part: FlowTable): { from: number; count: number } {
  for (let from = 0; from <= maxTitleRows; from++) {
    let count = 0;
    while (count < Math.min(maxHeadRows, part.rows.length) && areAlike(rows[from + count], part.rows[count])) count++;
    if (count > 0) return { from, count };
  }
  return { from: 0, count: 0 };
}

const areAlike = (a: FlowTableRow | undefined, b: FlowTableRow | undefined): boolean =>
  a !== undefined && b !== undefined && wordsOfRow(a) !== '' && wordsOfRow(a) === wordsOfRow(b);

const wordsOfRow = ({ cells }: FlowTableRow): string =>
  cells.map(({ column, columnSpan, blocks }) => `${column} ${columnSpan} ${blocks.map(wordsOf).join(' ')}`).join('|');

const wordsOf = (block: FlowBlock): string =>
  block.kind === 'paragraph' ? block.runs.map((run) => (run.kind === 'text' ? run.text : ' ')).join('') : block.kind;
