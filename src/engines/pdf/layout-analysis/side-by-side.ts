import { type Box, boundsOf } from '../../../pdf/reading/page-reading.ts';
import type { FlowBlock, FlowTable } from '../../document-writers/flow-document.ts';
import type { ColumnEdges } from './paragraph-place.ts';

/** Edges may overlap by this much, in points. */
const slack = 2;
const maxColumns = 6;

/**
 * The number of lines from `from` on that stand beside the image starting there, the image's own included. 1 when nothing
 * does.
 */
export function linesBeside(lines: readonly (readonly Box[])[], from: number): number {
  const [image] = lines[from] ?? [];
  if (image === undefined) return 1;
  let count = 1;
  for (let line = lines[from + count]; line !== undefined; line = lines[from + ++count]) {
    const bounds = boundsOf(line);
    if (bounds === undefined) break;
    const middle = (bounds.top + bounds.bottom) / 2;
    const isHigh = middle > image.top - slack && middle < image.bottom + slack;
    const isBeside = line.every((box) => box.right <= image.left + slack || box.left >= image.right - slack);
    if (!isHigh || !isBeside) break;
  }
  return count;
}

/** Groups boxes that overlap horizontally, from left to right; undefined for a single group or too many. */
export function groupsBeside<Item extends Box>(items: readonly Item[]): Item[][] | undefined {
  const groups: { right: number; items: Item[] }[] = [];
  for (const item of items.toSorted((a, b) => a.left - b.left)) {
    const group = groups.at(-1);
    if (group !== undefined && item.left < group.right - slack) {
      group.items.push(item);
      group.right = Math.max(group.right, item.right);
    } else groups.push({ right: item.right, items: [item] });
  }
  return groups.length > 1 && groups.length <= maxColumns ? groups.map((group) => group.items) : undefined;
}

/** One table row with what stands side by side; `write` makes the blocks of one group. */
export function besideTable<Item extends Box>(
  groups: readonly (readonly Item[])[],
  edges: ColumnEdges,
  write: (group: readonly Item[], place: ColumnEdges) => FlowBlock[],
): FlowTable {
  const bounds = groups.map((group) => boundsOf(group) ?? { left: 0, right: 0, top: 0, bottom: 0 });
  const starts = bounds.map(({ left }, index) => (index === 0 ? Math.min(left, edges.right) : left));
  const ends = bounds.map((_, index) => starts[index + 1] ?? Math.max(edges.right, bounds.at(-1)?.right ?? 0));
  const cells = groups.map((group, column) => ({
    column,
    columnSpan: 1,
    rowSpan: 1,
    blocks: write(group, { left: starts[column] ?? 0, right: ends[column] ?? 0 }),
  }));
  return {
    kind: 'table',
    ruled: false,
    indentLeft: Math.max(0, (starts[0] ?? 0) - edges.left),
    columnWidths: starts.map((start, index) => (ends[index] ?? start) - start),
    rows: [{ minHeight: 0, isHeader: false, cells }],
  };
}
