import { boxOfLetters, type PageLine } from './page-lines.ts';
import type { TextBlock } from './text-blocks.ts';

/*
 * What stands below a block of text in its column and moves along when the block gets more lines, or fewer. All places are in
 * points from the top left corner of the displayed page.
 */

export type ColumnBelow = {
  /** Places of the lines that move among those of the page that have text. */
  lines: ReadonlySet<number>;
  /** From the lowest letters of the block to where the column ends: the bottom margin, a footer or text across columns. */
  top: number;
  end: number;
  /** How far the lines that move reach, and how far the column does until the text beside it. */
  left: number;
  right: number;
  between: { left: number; right: number };
  /** The lowest letters in the column. */
  lowest: number;
};

/** A line that runs from left to right across the page. */
type FlatLine = {
  at: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  size: number;
  text: string;
};

/** How far letters reach above and below their baseline, in sizes. The boxes that fonts give are often wrong. */
export const letterReach = { up: 0.85, down: 0.27 };

/** Undefined for text that does not run from left to right across the page. */
export function columnBelow(
  lines: readonly PageLine[],
  { first, last, column }: Pick<TextBlock, 'first' | 'last' | 'column'>,
  page: { width: number; height: number },
): ColumnBelow | undefined {
  const all = lines.flatMap((line, at) => flatLine(line, at) ?? []);
  const own = all.filter(({ at }) => at >= first && at <= last);
  const bottom = own.find(({ at }) => at === last);
  if (!bottom || own.length !== last - first + 1) return undefined;
  const others = all
    .filter(({ at }) => at < first || at > last)
    .toSorted((one, other) => one.baseline - other.baseline);
  const below = others.filter(({ baseline }) => baseline > bottom.baseline + 0.3 * bottom.size);
  const footer = footerTop(all, page.height);
  const top = bottom.bottom;
  const span = {
    left: Math.min(...own.map(({ left }) => left)),
    right: Math.max(...own.map(({ right }) => right), Number.isFinite(column?.end) ? (column?.end ?? 0) : 0),
  };
  const start = Math.min(...own.map((line) => line.top));
  const moving: FlatLine[] = [];
  let end = Math.min(footer - footerGap * bottom.size, bottomMargin(all, footer, page));
  for (const line of below) {
    if (line.top >= footer - 0.01 || !overlaps(line, span)) continue;
    const isAcross = others.some(
      (beside) =>
        beside.top >= start - bottom.size &&
        beside.bottom <= line.top + 1 &&
        !overlaps(beside, span) &&
        overlaps(beside, line),
    );
    if (isAcross) {
      end = Math.min(end, line.top - endGap * bottom.size);
      break;
    }
    moving.push(line);
    span.left = Math.min(span.left, line.left);
    span.right = Math.max(span.right, line.right);
  }
  const kept = below.filter((line) => line.top < end && !moving.includes(line));
  return {
    ...{ lines: new Set(moving.map(({ at }) => at)), top, end, ...span },
    between: {
      left: Math.max(0, ...kept.filter(({ right }) => right <= span.left + 1).map(({ right }) => right)),
      right: Math.min(page.width, ...kept.filter(({ left }) => left >= span.right - 1).map(({ left }) => left)),
    },
    lowest: Math.max(top, ...moving.map((line) => line.bottom)),
  };
}

/** From one baseline of a block to the next, in points. */
export function pitchOf(
  lines: readonly PageLine[],
  { first, last, column }: Pick<TextBlock, 'first' | 'last' | 'column'>,
) {
  const [above, below] = [lines[last - 1]?.parts[0], lines[last]?.parts[0]];
  if (column && column.pitch > 0) return column.pitch;
  const usual = 1.2 * (below?.look.size ?? 12);
  const pitch = first === last || !above || !below ? 0 : below.baseline - above.baseline;
  return pitch > 0 ? pitch : usual;
}

/** A block that has this many lines more, or fewer. */
export type BlockGrowth = { block: TextBlock; lines: number };

export type MovedBelow = {
  /** How far each line of the page moves down. */
  shifts: readonly number[];
  /** By how much what follows does not fit the page, for each block that has grown. */
  beyond: readonly number[];
};

/** Where the lines of a page are when what follows some blocks moves along. */
export function moveBelow(
  lines: readonly PageLine[],
  grown: readonly BlockGrowth[],
  page: { width: number; height: number },
): MovedBelow {
  const shifts = lines.map(() => 0);
  const moves = grown.map(({ block, lines: count }) => {
    const column = columnBelow(lines, block, page);
    const by = column ? count * pitchOf(lines, block) : 0;
    for (const at of column?.lines ?? []) shifts[at] = (shifts[at] ?? 0) + by;
    return { block, column, by };
  });
  const beyond = moves.map(({ block, column, by }) => {
    if (!column || by <= 0) return 0;
    const bottoms = [...column.lines].map((at) => (shifts[at] ?? 0) + (flatLine(lines[at], at)?.bottom ?? 0));
    return Math.max(0, Math.max(column.top + by + (shifts[block.last] ?? 0), ...bottoms) - column.end);
  });
  return { shifts, beyond };
}

/** A line as if it stood so many points further down the displayed page. */
export const movedLine = (line: PageLine, down: number): PageLine =>
  down === 0 ? line : { ...line, frame: { ...line.frame, f: line.frame.f + down } };

/** A part of the page that is drawn further down, or up. */
export type MovedBand = { left: number; right: number; top: number; bottom: number; by: number };

/** What of the page's image moves when blocks have grown. */
export function movedBands(
  lines: readonly PageLine[],
  grown: readonly BlockGrowth[],
  page: { width: number; height: number },
): MovedBand[] {
  const moves = grown.flatMap(({ block, lines: count }) => {
    const column = columnBelow(lines, block, page);
    return column ? [{ column, by: count * pitchOf(lines, block) }] : [];
  });
  let bands: MovedBand[] = [];
  for (const { column, by } of moves.toSorted((one, other) => one.column.top - other.column.top)) {
    const { top, lowest, end, between } = column;
    const cut = bands.find((band) => band.top < top && band.bottom > top && overlaps(band, column));
    // Pictures and lines below the last letters move, too.
    const bottom = Math.max(lowest + 2, by > 0 ? end - by : end);
    if (!cut) bands.push({ ...between, top, bottom, by });
    else {
      const parts = [
        { ...cut, bottom: top },
        { ...cut, top, by: cut.by + by },
      ];
      bands = bands.flatMap((band) => (band === cut ? parts : [band]));
    }
  }
  return bands;
}

function flatLine(line: PageLine | undefined, at: number): FlatLine | undefined {
  const [first] = line?.parts ?? [];
  if (!line || !first || line.frame.a < 0.99 || line.frame.d < 0.99) return undefined;
  const boxes = line.parts.map((part) => boxOfLetters(line.frame, part, 0, part.text.length));
  const heights = line.parts.map(({ baseline, look }) => ({ baseline: baseline + line.frame.f, size: look.size }));
  return {
    ...{ at, text: line.text.trim() },
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...heights.map(({ baseline, size }) => baseline - letterReach.up * size)),
    bottom: Math.max(...heights.map(({ baseline, size }) => baseline + letterReach.down * size)),
    baseline: first.baseline + line.frame.f,
    size: first.look.size,
  };
}

type Span = { left: number; right: number };
const overlaps = (one: Span, other: Span): boolean => one.left < other.right - 1 && one.right > other.left + 1;

/** Between what moves and a footer, or the text across columns below; in sizes. */
const footerGap = 0.5;
const endGap = 0.3;

/** Footers begin in the lowest part of the page, have few rows and stand apart by this many sizes; page numbers by less. */
const footers = { from: 0.85, rows: 3, apart: 1.5, numberApart: 0.5 };
const pageNumber = /^\W*(?:\p{L}+\W*)?(?:\d{1,5}|[ivxl]{1,8})(?:\s*(?:\/|\p{L}+)\s*\d{1,5})?\W*$/iu;

/** Where the footer begins; below the page without one. */
function footerTop(lines: readonly FlatLine[], height: number): number {
  const sorted = lines.toSorted((one, other) => other.baseline - one.baseline);
  let found = Number.POSITIVE_INFINITY;
  let rows = 0;
  for (let at = 0; at < sorted.length; ) {
    const [line] = sorted.slice(at);
    if (!line) break;
    const row = sorted.slice(at).filter(({ baseline }) => line.baseline - baseline < 0.5 * line.size);
    at += row.length;
    const top = Math.min(...row.map((each) => each.top));
    if (++rows > footers.rows || top < footers.from * height) break;
    const above = Math.max(Number.NEGATIVE_INFINITY, ...sorted.slice(at).map(({ bottom }) => bottom));
    const isNumber = rows === 1 && row.every(({ text }) => pageNumber.test(text));
    if (top - above >= (isNumber ? footers.numberApart : footers.apart) * line.size) found = top;
  }
  return found;
}

/** In points: what pages leave free at the bottom is guessed from their other margins. */
const margins = { least: 18, most: 72 };

function bottomMargin(lines: readonly FlatLine[], footer: number, { height }: { height: number }): number {
  const body = lines.filter(({ top }) => top < footer);
  const margin = Math.min(...body.map(({ top }) => top), ...body.map(({ left }) => left));
  const free = Math.min(margins.most, Math.max(margins.least, margin));
  return Math.max(height - free, ...body.map(({ bottom }) => bottom));
}
