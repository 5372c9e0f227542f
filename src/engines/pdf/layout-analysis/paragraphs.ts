import { type Box, boundsOf } from '../../../pdf/reading/page-reading.ts';
import { median } from '../../../shared/median.ts';
import type { FlowParagraph, FlowRun } from '../../document-writers/flow-document.ts';
import type { Line } from './lines.ts';
import { type ListMarker, readMarker } from './list-markers.ts';
import {
  alignmentOf,
  type ColumnEdges,
  type ColumnHabits,
  indentOf,
  indentStep,
  isCenteredGroup,
  justifiedShare,
} from './paragraph-place.ts';
import { appendLine, type Decoration, runsOfLine } from './runs.ts';
import { hasLeaders, tabbed } from './tab-stops.ts';

/** A paragraph with its position. */
export type PlacedParagraph = {
  box: Box;
  paragraph: FlowParagraph;
  /** Its last line reaches the column's edge, so it may continue in the next column or page. */
  endsFull: boolean;
  /** The marker of a possible list item, and the runs without it. */
  item?: { marker: ListMarker; runs: FlowRun[] };
  /** Number of lines. */
  lines: number;
  /** Font size of most letters in its first line. */
  size: number;
  firstBaseline: number;
  lastBaseline: number;
};

/** Lines further apart than this multiple of the expected distance are separate paragraphs. */
const looseLeading = 1.3;
/** A larger ratio of font sizes separates paragraphs. */
const sizeStep = 1.12;
/** Average line height of fonts, for paragraphs of one line. */
const typicalLeading = 1.2;

/** Assembles the lines of a column, from top to bottom, into paragraphs. */
export function paragraphsOf(lines: readonly Line[], edges: ColumnEdges, decoration: Decoration): PlacedParagraph[] {
  const groups = groupLines(lines, edges);
  const isJustified = groups.some((group) => justifiedShare(group) > 0.8 && group.length > 3);
  const lefts = lines.map((line) => line.left);
  return groups.map((group) => placed(group, edges, decoration, { isJustified, lefts }));
}

function groupLines(lines: readonly Line[], edges: ColumnEdges): Line[][] {
  const leading = typicalDistance(lines);
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

/** The typical distance between lines of about the same size. */
function typicalDistance(lines: readonly Line[]): number {
  const distances = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || !areSimilarInSize(line, before)) return [];
    const distance = line.baseline - before.baseline;
    return distance > line.size * 0.7 && distance < line.size * 2.5 ? [distance] : [];
  });
  return distances.length > 0 ? median(distances) : 0;
}

const areSimilarInSize = (a: Line, b: Line): boolean => Math.max(a.size, b.size) <= Math.min(a.size, b.size) * sizeStep;

/**
 * Where each line could have wrapped: its neighbours' right edge when most wrapped there (as beside an image), else the
 * column's.
 */
function wrapEdges(lines: readonly Line[], edges: ColumnEdges, leading: number): number[] {
  const blocks: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const block = blocks.at(-1);
    const limit = Math.max(leading, line.size) * looseLeading;
    const isNear = before !== undefined && line.baseline - before.baseline <= limit && areSimilarInSize(line, before);
    if (block !== undefined && isNear) block.push(line);
    else blocks.push([line]);
  }
  const justified = justifiedEdge(lines);
  return blocks.flatMap((block) => {
    const right = Math.max(...block.map((line) => line.right));
    const pairs = block.slice(1).map((line, index) => [block[index] ?? line, line] as const);
    const wrapped = pairs.filter(([before, line]) => firstWordWidth(line) > right - before.right).length;
    const isColumn = block.some((line) => isWide(line));
    const isWrapped = pairs.length >= 3 && wrapped >= pairs.length * 0.6 && isColumn;
    const usual = justified !== undefined && right <= justified + sameEdge ? justified : edges.right;
    return block.map(() => (isWrapped ? right : Math.max(right, usual)));
  });
}

/** Where many lines of a column end exactly; overfull lines and notes may reach further. */
function justifiedEdge(lines: readonly Line[]): number | undefined {
  const fromLeft = lines.filter((line) => !line.rightToLeft && isWide(line));
  const rights = fromLeft.map(({ right }) => right).toSorted((a, b) => a - b);
  let best = { edge: 0, count: 0 };
  let from = 0;
  for (const [index, edge] of rights.entries()) {
    while (edge - (rights[from] ?? edge) > sameEdge) from += 1;
    if (index - from + 1 > best.count) best = { edge, count: index - from + 1 };
  }
  return best.count < Math.max(minJustified, lines.length * justifiedLines) ? undefined : best.edge;
}

/** Numbers and short words below each other end alike without being wrapped. */
const isWide = ({ left, right, size }: Line): boolean => right - left > size * minWidth;
const minWidth = 5;

/** In points. */
const sameEdge = 1.5;
const minJustified = 4;
const justifiedLines = 0.25;

type Surroundings = { wrapsAt: ColumnEdges; leading: number };

function startsParagraph(
  line: Line,
  before: Line,
  group: readonly Line[],
  { wrapsAt, leading }: Surroundings,
): boolean {
  const distance = line.baseline - before.baseline;
  const expected = leading > 0 && leading < line.size * 2.5 ? leading : line.size * typicalLeading;
  if (distance > Math.max(expected, line.size) * looseLeading || distance < -line.size) return true;
  if (!areSimilarInSize(line, before) || line.rightToLeft !== before.rightToLeft) return true;
  if (isTabular(line) || isTabular(before) || hasLeaders(before)) return true;
  if (readMarker(line) !== undefined) return true;
  if (weightOf(line) !== weightOf(before) && weightOf(line) !== 'mixed' && weightOf(before) !== 'mixed') return true;
  if (hasRoomFor(line, before, wrapsAt)) return true;
  return changesIndent(line, group);
}

/** Segments far apart are form fields, contents entries or cells, not running text. */
const isTabular = (line: Line): boolean =>
  line.segments.some((segment, index) => {
    const before = line.segments[index - 1];
    if (before === undefined) return false;
    return Math.max(segment.left - before.right, before.left - segment.right) > line.size * 2.5;
  });

/** Whether the next line's first word would have fitted here: then the line break is intentional. */
function hasRoomFor(line: Line, before: Line, { left, right }: ColumnEdges): boolean {
  const beginsElsewhere = Math.abs(line.left - before.left) > line.size * 0.5;
  const endsAlike = Math.abs(line.right - before.right) < line.size * 0.4;
  const hasOneMiddle = Math.abs(line.left + line.right - before.left - before.right) < line.size;
  // The lines of list items hang.
  const isCentered = hasOneMiddle && beginsElsewhere && !endsAlike && readMarker(before) === undefined;
  const isAtRight = endsAlike && beginsElsewhere;
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
  const height = distances.length > 0 ? median(distances) : size * typicalLeading;
  return Math.round(Math.max(height, size * 0.8) * 10) / 10;
}
