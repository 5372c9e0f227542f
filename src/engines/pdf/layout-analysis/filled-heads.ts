import { type Box, heightOf } from '../../../pdf/reading/page-reading.ts';
import type { FlowTable } from '../../document-writers/flow-document.ts';
import type { PlacedBlock } from './page-flow.ts';

/** Rows follow a head within this share of its height. */
const maxGap = 1.2;
/** A column belongs to a label when they share this much of the narrower one. */
const sharedWidth = 0.5;

/** Puts ruled or filled head rows on top of the borderless rows below them. */
export function withFilledHeads(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const result: PlacedBlock[] = [];
  for (const placed of blocks) {
    const before = result.at(-1);
    const joined = before === undefined ? undefined : headed(before, placed);
    if (joined === undefined) result.push(placed);
    else result.splice(-1, 1, joined);
  }
  return result;
}

function headed(head: PlacedBlock, body: PlacedBlock): PlacedBlock | undefined {
  const [labels, rows] = [head.block, body.block];
  if (labels.kind !== 'table' || rows.kind !== 'table' || !labels.ruled || rows.ruled || rows.rows.length < 2) return;
  if (labels.rows.length !== 1 || labels.columnWidths.length < 2) return;
  const isNear = body.box.top - head.box.bottom < heightOf(head.box) * maxGap;
  const [above, below] = [columnsOf(labels, head.box), columnsOf(rows, body.box)];
  const areSame = above.length === below.length && above.every((column, index) => areBelow(column, below[index]));
  if (!isNear || !areSame) return;
  const { left, right, top } = head.box;
  const box = { left, right, top, bottom: body.box.bottom };
  const first = labels.rows.map((row) => ({ ...row, isHeader: true }));
  const others = rows.rows.map((row) => ({ ...row, isHeader: false }));
  return { box, block: { ...labels, ruled: false, rows: [...first, ...others] } };
}

type Column = { from: number; to: number };

function columnsOf({ columnWidths }: FlowTable, { left }: Box): Column[] {
  let to = left;
  return columnWidths.map((width) => {
    const from = to;
    to += width;
    return { from, to };
  });
}

function areBelow(label: Column, column: Column | undefined): boolean {
  if (column === undefined) return false;
  const shared = Math.min(label.to, column.to) - Math.max(label.from, column.from);
  return shared > Math.min(label.to - label.from, column.to - column.from) * sharedWidth;
}
