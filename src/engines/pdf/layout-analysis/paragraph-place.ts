import type { FlowParagraph } from '../../document-writers/flow-document.ts';
import type { Line } from './lines.ts';
import { readMarker } from './list-markers.ts';

/** The left and right edges of a column. */
export type ColumnEdges = { left: number; right: number };

/** What a column's lines share: whether some are justified, and their left edges. */
export type ColumnHabits = { isJustified: boolean; lefts: readonly number[] };

/** A line offset from the others by this much, in font sizes, begins a paragraph or hangs. */
export const indentStep = 0.8;

/** A paragraph's alignment, judged by the ends of its lines. */
export function alignmentOf(
  group: readonly Line[],
  edges: ColumnEdges,
  { isJustified, lefts }: ColumnHabits,
): FlowParagraph['align'] {
  const width = edges.right - edges.left;
  const size = group[0]?.size ?? 0;
  const middle = (edges.left + edges.right) / 2;
  const isInMiddle = group.every(
    (line) => Math.abs((line.left + line.right) / 2 - middle) < Math.max(size * 0.8, width * 0.012),
  );
  if (isCenteredGroup(group) || (isInMiddle && group.length === 1 && standsInMiddle(group, edges, lefts)))
    return 'center';
  const isRightToLeft = group[0]?.rightToLeft ?? false;
  const share = justifiedShare(group);
  const isFull = edges.right - Math.max(...group.map((line) => line.right)) < size * 0.5;
  if (group.length > 2 ? share >= 0.75 : group.length === 2 && isFull && isJustified) return 'justify';
  if (!isRightToLeft && isRagged(group)) return 'right';
  // A line that slightly overflows would wrap if placed at its own indent.
  const touchesRight = group.every((line) => line.right > edges.right - size * 0.4);
  const touchesLeft = group.every((line) => Math.abs(line.left - edges.left) < size * 0.4);
  const isFarRight = group.every((line) => line.left > edges.left + width * 0.3);
  if (touchesRight && !touchesLeft && (isRightToLeft || isFarRight)) return 'right';
  if (isRightToLeft) return touchesLeft && !touchesRight ? 'left' : 'right';
  return 'left';
}

/** Lines that end alike but begin far apart; hanging and first-line indents are smaller. */
function isRagged(group: readonly Line[]): boolean {
  const [first] = group;
  if (first === undefined || group.length < 2) return false;
  const lefts = group.map((line) => line.left);
  const step = Math.max(...lefts) - Math.min(...lefts);
  const endsAlike = group.every((line) => Math.abs(line.right - first.right) < line.size * 0.4);
  return endsAlike && step > first.size * 4 && readMarker(first) === undefined;
}

/** Whether a single line is centred: it must be far from both sides, or begin where no other line does. */
function standsInMiddle([line]: readonly Line[], edges: ColumnEdges, lefts: readonly number[]): boolean {
  if (line === undefined) return false;
  const room = Math.min(line.left - edges.left, edges.right - line.right);
  const share = room / Math.max(1, edges.right - edges.left);
  const others = lefts.filter((left) => Math.abs(left - line.left) < 1.5).length;
  return room > line.size * 1.5 && (share > 0.25 || others <= 1);
}

/** Lines with a common centre that do not all begin alike. */
export const isCenteredGroup = (group: readonly Line[]): boolean => {
  const [first] = group;
  if (first === undefined || group.length < 2) return false;
  const middle = (line: Line) => (line.left + line.right) / 2;
  return (
    group.every((line) => Math.abs(middle(line) - middle(first)) < line.size * 0.5) &&
    group.some((line) => Math.abs(line.left - first.left) > line.size * 0.5)
  );
};

/** The share of lines, without the last, that end where the longest does. */
export function justifiedShare(group: readonly Line[]): number {
  if (group.length < 2) return 0;
  const right = Math.max(...group.map((line) => line.right));
  const full = group.slice(0, -1).filter((line) => right - line.right < line.size * 0.35).length;
  return full / (group.length - 1);
}

/** A paragraph's indents from its column's edges, in points; see `FlowParagraph`. */
export function indentOf(
  group: readonly Line[],
  edges: ColumnEdges,
  align: FlowParagraph['align'],
): FlowParagraph['indent'] {
  if (align === 'center') return centeredIndent(group, edges);
  if (group[0]?.rightToLeft) return rightToLeftIndent(group, edges);
  if (align === 'right') {
    const ends = Math.max(...group.map((line) => line.right));
    return { left: 0, right: Math.max(0, snap(edges.right - ends)), firstLine: 0 };
  }
  const [first, ...others] = group;
  const start = others.length > 0 ? Math.min(...others.map((line) => line.left)) : (first?.left ?? edges.left);
  const end = Math.max(...group.map((line) => line.right));
  const size = first?.size ?? 0;
  // Leaves room for slightly wider substitute fonts, so that the indent does not make a line wrap.
  const widest = (end - start) * (others.length > 0 ? 1 : widerFonts) + (others.length > 0 ? 0 : indentStep);
  const left = Math.max(0, Math.min(snap(start - edges.left), snap(edges.right - edges.left - widest)));
  // A single line does not tell where it would have wrapped.
  const right = group.length > 2 && edges.right - end > size * 2 ? snap(edges.right - end) : 0;
  return { left, right, firstLine: Math.max(-left, snap((first?.left ?? start) - start)) };
}

/** RTL: later lines set the indent, the first its offset. */
function rightToLeftIndent(group: readonly Line[], edges: ColumnEdges): FlowParagraph['indent'] {
  const [first, ...others] = group;
  const start = others.length > 0 ? Math.max(...others.map((line) => line.right)) : (first?.right ?? edges.right);
  const right = Math.max(0, others.length > 0 ? snap(edges.right - start) : 0);
  return { left: 0, right, firstLine: Math.max(-right, snap(start - (first?.right ?? start))) };
}

/** Lines centred elsewhere than the column get the extra room on one side. */
function centeredIndent(group: readonly Line[], edges: ColumnEdges): FlowParagraph['indent'] {
  const widest = group.reduce((best, line) => (line.right - line.left > best.right - best.left ? line : best));
  const off = widest.left + widest.right - edges.left - edges.right;
  const room = edges.right - edges.left - (widest.right - widest.left) * widerFonts;
  const shift =
    Math.abs(off) < (edges.right - edges.left) * 0.03 ? 0 : snap(Math.min(Math.abs(off), Math.max(0, room)));
  return { left: off > 0 ? shift : 0, right: off < 0 ? shift : 0, firstLine: 0 };
}

const widerFonts = 1.04;

/** Offsets below a point and a half are glyph overhang. */
const snap = (points: number): number => (points < 1.5 && points > -1.5 ? 0 : Math.round(points * 10) / 10);
