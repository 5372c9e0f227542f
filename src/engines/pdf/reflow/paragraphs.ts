import { median } from '../../../shared/median.ts';
import type { FlowParagraph, FlowRun } from './flow-document.ts';
import type { Line } from './lines.ts';
import { type ListMarker, readMarker } from './list-markers.ts';
import { type Box, boundsOf } from './page-reading.ts';
import { appendLine, type Decoration, runsOfLine } from './runs.ts';
import { hasLeaders, tabbed } from './tab-stops.ts';

/** The left and right edges of a column. */
export type ColumnEdges = { left: number; right: number };

/** A paragraph where it stood. */
export type PlacedParagraph = {
  box: Box;
  paragraph: FlowParagraph;
  /** Its last line goes to the column's edge, so that it may go on in the next column or page. */
  endsFull: boolean;
  /** What it begins with when it may be an item of a list, and its runs without that. */
  item?: { marker: ListMarker; runs: FlowRun[] };
  /** How many lines it had. */
  lines: number;
  /** Of most of its first line's letters. */
  size: number;
  firstBaseline: number;
  lastBaseline: number;
};

/** Lines further apart than this share of their usual distance belong to different paragraphs. */
const looseLeading = 1.3;
/** A line that begins this far from the others, in sizes, begins a paragraph or hangs. */
const indentStep = 0.8;
/** Sizes further apart than this ratio are not of one paragraph. */
const sizeStep = 1.12;
/** Lines without a second one are as high as fonts ask for on the average. */
const usualLeading = 1.2;

/** Puts the lines of one column, from top to bottom, together to paragraphs. */
export function paragraphsOf(lines: readonly Line[], edges: ColumnEdges, decoration: Decoration): PlacedParagraph[] {
  const groups = groupLines(lines, edges);
  const isJustified = groups.some((group) => justifiedShare(group) > 0.8 && group.length > 3);
  const lefts = lines.map((line) => line.left);
  return groups.map((group) => placed(group, edges, decoration, { isJustified, lefts }));
}

/** What the lines of a column have in common: whether some are justified, and where they begin. */
type ColumnHabits = { isJustified: boolean; lefts: readonly number[] };

function groupLines(lines: readonly Line[], edges: ColumnEdges): Line[][] {
  const leading = usualDistance(lines);
  const rights = wrapEdges(lines, edges, leading);
  const groups: Line[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const group = groups.at(-1);
    const wrapsAt = { left: edges.left, right: rights[index] ?? edges.right };
    if (before === undefined || group === undefined || startsParagraph(line, before, group, { wrapsAt, leading }))
      groups.push([line]);
    else group.push(line);
  });
  return groups;
}

/** The usual distance between lines of about the same size. */
function usualDistance(lines: readonly Line[]): number {
  const distances = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || !areOfOneSize(line, before)) return [];
    const distance = line.baseline - before.baseline;
    return distance > line.size * 0.7 && distance < line.size * 2.5 ? [distance] : [];
  });
  return distances.length > 0 ? median(distances) : 0;
}

const areOfOneSize = (a: Line, b: Line): boolean => Math.max(a.size, b.size) <= Math.min(a.size, b.size) * sizeStep;

/**
 * Where each line could have gone on to: the right end of its neighbours when most of them were broken there (as beside a
 * picture), else the column's.
 */
function wrapEdges(lines: readonly Line[], edges: ColumnEdges, leading: number): number[] {
  const blocks: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const block = blocks.at(-1);
    const limit = Math.max(leading, line.size) * looseLeading;
    const isNear = before !== undefined && line.baseline - before.baseline <= limit && areOfOneSize(line, before);
    if (block !== undefined && isNear) block.push(line);
    else blocks.push([line]);
  }
  return blocks.flatMap((block) => {
    const right = Math.max(...block.map((line) => line.right));
    const pairs = block.slice(1).map((line, index) => [block[index] ?? line, line] as const);
    const wrapped = pairs.filter(([before, line]) => firstWordWidth(line) > right - before.right).length;
    const isWrapped = pairs.length >= 3 && wrapped >= pairs.length * 0.6;
    return block.map(() => (isWrapped ? right : Math.max(right, edges.right)));
  });
}

type Surroundings = { wrapsAt: ColumnEdges; leading: number };

function startsParagraph(
  line: Line,
  before: Line,
  group: readonly Line[],
  { wrapsAt, leading }: Surroundings,
): boolean {
  const distance = line.baseline - before.baseline;
  const usual = leading > 0 && leading < line.size * 2.5 ? leading : line.size * usualLeading;
  if (distance > Math.max(usual, line.size) * looseLeading || distance < -line.size) return true;
  if (!areOfOneSize(line, before) || line.rightToLeft !== before.rightToLeft) return true;
  if (isTabular(line) || isTabular(before) || hasLeaders(before)) return true;
  if (readMarker(line) !== undefined) return true;
  if (weightOf(line) !== weightOf(before) && weightOf(line) !== 'mixed' && weightOf(before) !== 'mixed') return true;
  if (hasRoomFor(line, before, wrapsAt)) return true;
  return changesIndent(line, group);
}

/** Segments far apart are fields of a form, an entry of a contents list or cells, not running text. */
const isTabular = (line: Line): boolean =>
  line.segments.some((segment, index) => {
    const before = line.segments[index - 1];
    if (before === undefined) return false;
    return Math.max(segment.left - before.right, before.left - segment.right) > line.size * 2.5;
  });

/** Whether the next line's first word would have fitted behind this line: then it was ended on purpose. */
function hasRoomFor(line: Line, before: Line, { left, right }: ColumnEdges): boolean {
  const isCentered =
    Math.abs(line.left + line.right - before.left - before.right) < line.size &&
    Math.abs(line.left - before.left) > line.size * 0.5;
  const isAtRight =
    Math.abs(line.right - before.right) < line.size * 0.4 && Math.abs(line.left - before.left) > line.size * 0.5;
  const isFromRight = before.rightToLeft || (isAtRight && before.left - left > (right - left) * 0.35);
  const room = isCentered
    ? right - left - (before.right - before.left)
    : isFromRight
      ? before.left - left
      : right - before.right;
  return room > firstWordWidth(line) + line.size * 0.6;
}

function firstWordWidth(line: Line): number {
  const words = line.text.trim().split(/\s+/);
  const share = (words[0]?.length ?? 0) / Math.max(1, line.text.length);
  return share * (line.right - line.left);
}

function changesIndent(line: Line, group: readonly Line[]): boolean {
  const start = (candidate: Line) => (candidate.rightToLeft ? -candidate.right : candidate.left);
  const [first, second] = group;
  if (first === undefined || second === undefined) return false;
  if (isCenteredGroup([...group, line])) return false;
  return Math.abs(start(line) - start(second)) > line.size * indentStep;
}

const isCenteredGroup = (group: readonly Line[]): boolean => {
  const [first] = group;
  if (first === undefined || group.length < 2) return false;
  const middle = (line: Line) => (line.left + line.right) / 2;
  return (
    group.every((line) => Math.abs(middle(line) - middle(first)) < line.size * 0.5) &&
    group.some((line) => Math.abs(line.left - first.left) > line.size * 0.5)
  );
};

function weightOf(line: Line): 'bold' | 'regular' | 'mixed' {
  let bold = 0;
  let regular = 0;
  for (const { pieces } of line.segments) {
    for (const { text, style } of pieces) {
      if (style.bold) bold += text.length;
      else regular += text.trim().length;
    }
  }
  if (bold === 0) return 'regular';
  return regular === 0 ? 'bold' : 'mixed';
}

/** Which share of the lines but the last ends where the longest does. */
function justifiedShare(group: readonly Line[]): number {
  if (group.length < 2) return 0;
  const right = Math.max(...group.map((line) => line.right));
  const full = group.slice(0, -1).filter((line) => right - line.right < line.size * 0.35).length;
  return full / (group.length - 1);
}

function placed(
  group: readonly Line[],
  edges: ColumnEdges,
  decoration: Decoration,
  habits: ColumnHabits,
): PlacedParagraph {
  const box = boundsOf(group) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const [first] = group;
  const last = group.at(-1) ?? first;
  const size = first?.size ?? 0;
  const marker = first === undefined ? undefined : readMarker(first);
  const tabs =
    first !== undefined && group.length === 1 && !first.rightToLeft
      ? tabbed(first, runsOfLine(first, decoration), edges)
      : undefined;
  const lines = tabs === undefined ? group.map((line) => runsOfLine(line, decoration)) : [tabs.runs];
  const isTabbed = tabs !== undefined && tabs.tabStops.length > 0;
  const align = isTabbed ? 'left' : alignmentOf(group, edges, habits);
  return {
    box,
    lines: group.length,
    size,
    ...(marker === undefined
      ? {}
      : {
          item: {
            marker,
            runs: joined(lines.map((runs, index) => (index === 0 ? withoutMarker(runs, marker) : runs))),
          },
        }),
    endsFull: last !== undefined && edges.right - last.right < size * 2 && group.length > 1,
    firstBaseline: first?.baseline ?? box.bottom,
    lastBaseline: last?.baseline ?? box.bottom,
    paragraph: {
      kind: 'paragraph',
      align,
      rightToLeft: first?.rightToLeft ?? false,
      indent: indentOf(group, edges, align),
      spaceBefore: 0,
      lineHeight: lineHeightOf(group),
      ...(tabs === undefined || tabs.tabStops.length === 0 ? {} : { tabStops: tabs.tabStops }),
      runs: joined(lines),
    },
  };
}

function withoutMarker(runs: readonly FlowRun[], { length }: ListMarker): FlowRun[] {
  let left = length;
  const rest: FlowRun[] = [];
  for (const run of runs) {
    if (rest.length === 0 && run.kind !== 'text') continue;
    if (run.kind !== 'text') {
      rest.push(run);
      continue;
    }
    const text = rest.length === 0 ? run.text.slice(left).trimStart() : run.text;
    left = Math.max(0, left - run.text.length);
    if (text !== '') rest.push({ ...run, text });
  }
  return rest;
}

function joined(lines: readonly FlowRun[][]): FlowRun[] {
  const runs: FlowRun[] = [];
  for (const line of lines) appendLine(runs, line);
  trimEnd(runs);
  return runs;
}

function trimEnd(runs: FlowRun[]): void {
  for (let last = runs.at(-1); last !== undefined; last = runs.at(-1)) {
    if (last.kind !== 'text') return;
    last.text = last.text.trimEnd();
    if (last.text !== '') return;
    runs.pop();
  }
}

function lineHeightOf(group: readonly Line[]): number {
  const distances = group.slice(1).map((line, index) => line.baseline - (group[index]?.baseline ?? 0));
  const size = Math.max(...group.map((line) => line.size));
  const height = distances.length > 0 ? median(distances) : size * usualLeading;
  return Math.round(Math.max(height, size * 0.8) * 10) / 10;
}

/** Lines that all end alike and begin far from each other; hanging and first lines are nearer. */
function isRagged(group: readonly Line[]): boolean {
  const [first] = group;
  if (first === undefined || group.length < 2) return false;
  const lefts = group.map((line) => line.left);
  const step = Math.max(...lefts) - Math.min(...lefts);
  const endsAlike = group.every((line) => Math.abs(line.right - first.right) < line.size * 0.4);
  return endsAlike && step > first.size * 4 && readMarker(first) === undefined;
}

/** A single line says little: it must stand far from both sides, or begin where no other line does. */
function standsInMiddle([line]: readonly Line[], edges: ColumnEdges, lefts: readonly number[]): boolean {
  if (line === undefined) return false;
  const room = Math.min(line.left - edges.left, edges.right - line.right);
  const share = room / Math.max(1, edges.right - edges.left);
  const others = lefts.filter((left) => Math.abs(left - line.left) < 1.5).length;
  return room > line.size * 1.5 && (share > 0.25 || others <= 1);
}

function alignmentOf(
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
  // What goes over the edge a little would be broken by it, if it began where it does.
  const touchesRight = group.every((line) => line.right > edges.right - size * 0.4);
  const touchesLeft = group.every((line) => Math.abs(line.left - edges.left) < size * 0.4);
  const isFarRight = group.every((line) => line.left > edges.left + width * 0.3);
  if (touchesRight && !touchesLeft && (isRightToLeft || isFarRight)) return 'right';
  if (isRightToLeft) return touchesLeft && !touchesRight ? 'left' : 'right';
  return 'left';
}

function indentOf(group: readonly Line[], edges: ColumnEdges, align: FlowParagraph['align']): FlowParagraph['indent'] {
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
  // Other fonts may be a little wider: a line must not be broken for the sake of its place.
  const widest = (end - start) * (others.length > 0 ? 1 : widerFonts) + (others.length > 0 ? 0 : indentStep);
  const left = Math.max(0, Math.min(snap(start - edges.left), snap(edges.right - edges.left - widest)));
  // A single line says nothing of where it would have been broken.
  const right = group.length > 2 && edges.right - end > size * 2 ? snap(edges.right - end) : 0;
  return { left, right, firstLine: Math.max(-left, snap((first?.left ?? start) - start)) };
}

/** Lines that begin at the right: further ones tell where, the first how far it is from there. */
function rightToLeftIndent(group: readonly Line[], edges: ColumnEdges): FlowParagraph['indent'] {
  const [first, ...others] = group;
  const start = others.length > 0 ? Math.max(...others.map((line) => line.right)) : (first?.right ?? edges.right);
  const right = Math.max(0, others.length > 0 ? snap(edges.right - start) : 0);
  return { left: 0, right, firstLine: Math.max(-right, snap(start - (first?.right ?? start))) };
}

/** Lines around another middle than the column's have the more room on one side. */
function centeredIndent(group: readonly Line[], edges: ColumnEdges): FlowParagraph['indent'] {
  const widest = group.reduce((best, line) => (line.right - line.left > best.right - best.left ? line : best));
  const off = widest.left + widest.right - edges.left - edges.right;
  const room = edges.right - edges.left - (widest.right - widest.left) * widerFonts;
  const shift =
    Math.abs(off) < (edges.right - edges.left) * 0.03 ? 0 : snap(Math.min(Math.abs(off), Math.max(0, room)));
  return { left: off > 0 ? shift : 0, right: off < 0 ? shift : 0, firstLine: 0 };
}

const widerFonts = 1.04;

/** Less than a point and a half is how letters lean out of their boxes. */
const snap = (points: number): number => (points < 1.5 && points > -1.5 ? 0 : Math.round(points * 10) / 10);
