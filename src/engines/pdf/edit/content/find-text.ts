import type { Matrix } from '../../compress/content/matrix.ts';
import { type Box, type Point, sharedPart } from './content-box.ts';
import type { Glyph, PageItem, ShownText } from './page-items.ts';

export type FoundGlyph = {
  glyph: Glyph;
  shown: ShownText /** Along and across the line's direction. */;
  along: number;
  across: number;
};

/** Glyphs on one baseline, in the order of their places. */
export type FoundLine = {
  glyphs: FoundGlyph[];
  direction: Point;
  across: number /** Of the font, on the page. */;
  size: number;
};

/** Parts of a glyph's width and height under a box from which on it belongs to it. */
const leastPart = 0.5;
/** For text that is named, a box may be drawn more loosely. */
const leastNamedPart = 0.2;

/** Lines closer than this share of the font's size are one. */
const sameLine = 0.4;

/** The text under a box, in lines from the top. */
export function textUnder(items: readonly PageItem[], box: Box, isNamed: boolean): FoundLine[] {
  const least = isNamed ? leastNamedPart : leastPart;
  return linesOf(items, (glyph) => {
    const { across, down } = sharedPart(glyph.box, box);
    return across >= least && down >= least;
  });
}

/** The glyphs that are meant, in lines from the top. */
export function linesOf(items: readonly PageItem[], isMeant: (glyph: Glyph) => boolean): FoundLine[] {
  const found = items.flatMap((item) =>
    item.kind === 'text' ? item.glyphs.filter(isMeant).map((glyph) => placed(item, glyph)) : [],
  );
  const lines: FoundLine[] = [];
  for (const item of found) {
    const size = sizeOf(item.shown);
    const direction = directionOf(item.shown.matrix);
    const line = lines.find(
      (known) =>
        Math.abs(known.across - item.across) < sameLine * Math.max(size, known.size) &&
        known.direction.x * direction.x + known.direction.y * direction.y > 0.99,
    );
    if (line) line.glyphs.push(item);
    else lines.push({ glyphs: [item], direction, across: item.across, size });
  }
  for (const line of lines) line.glyphs.sort((one, other) => one.along - other.along);
  return lines.sort((one, other) => other.across - one.across);
}

/** Copies of a letter this close to each other, in font sizes, are one letter, printed several times to look bold. */
const sameLetter = 0.15;

/** The lines as they are read, and the further copies of text that is printed several times at one place. */
export function copiesApart(lines: readonly FoundLine[]): { lines: FoundLine[]; copies: FoundLine[][] } {
  const layers: FoundLine[][] = [];
  for (const line of lines) {
    const kept: FoundGlyph[][] = [];
    for (const glyph of line.glyphs) {
      const { shown } = glyph;
      const near = sameLetter * line.size;
      // Two letters of a word are at least the width of one apart, however small it is.
      const nearInOne = Math.min(near, 0.5 * glyph.glyph.advance * stretchOf(shown));
      const isCopy = (other: FoundGlyph) =>
        other.glyph.text === glyph.glyph.text &&
        Math.abs(other.along - glyph.along) < (other.shown === shown ? nearInOne : near);
      const layer = kept.find((glyphs) => !glyphs.slice(-8).some(isCopy));
      if (layer) layer.push(glyph);
      else kept.push([glyph]);
    }
    for (const [depth, glyphs] of kept.entries()) {
      layers[depth] ??= [];
      layers[depth].push({ ...line, glyphs });
    }
  }
  const [first = [], ...copies] = layers;
  return { lines: first, copies };
}

export function placed(shown: ShownText, glyph: Glyph): FoundGlyph {
  const { x, y } = directionOf(shown.matrix);
  return {
    glyph,
    shown,
    along: glyph.origin.x * x + glyph.origin.y * y,
    across: glyph.origin.y * x - glyph.origin.x * y,
  };
}

/** Of the line on the page. */
export function directionOf([a, b]: Matrix): Point {
  const length = Math.hypot(a, b) || 1;
  return { x: a / length, y: b / length };
}

/** How long one unit of text space is along the line, in user space. */
export const stretchOf = ({ matrix: [a, b] }: ShownText): number => Math.hypot(a, b);

export const sizeOf = (shown: ShownText): number =>
  Math.abs(shown.state.size) * shown.state.font.em * Math.hypot(shown.matrix[2], shown.matrix[3]);

/** Text as it is compared: without spaces, which files often do not have. */
export const comparable = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\u00ad\u200b-\u200f\ufeff]+/g, '');

/**
 * The lines with only the glyphs that spell this text: where there are several, those of which most is in the box, then the first.
 * Undefined when none of `near` is among them.
 */
export function narrowed(
  lines: readonly FoundLine[],
  text: string,
  { box, near }: { box: Box; near?: ReadonlySet<Glyph> },
): FoundLine[] | undefined {
  const wanted = comparable(text);
  if (wanted === '') return undefined;
  const glyphs = lines.flatMap((line) => line.glyphs);
  let spelled = '';
  const ends = glyphs.map(({ glyph }) => {
    spelled += comparable(glyph.text ?? '');
    return spelled.length;
  });
  let best: { kept: ReadonlySet<FoundGlyph>; covered: number } | undefined;
  for (let start = spelled.indexOf(wanted); start >= 0; start = spelled.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    const kept = new Set(
      glyphs.filter((_, index) => {
        const [from, to] = [ends[index - 1] ?? 0, ends[index] ?? 0];
        return to > start && from < end && (to > from || (from > start && from < end));
      }),
    );
    if (near && ![...kept].some(({ glyph }) => near.has(glyph))) continue;
    const covered = coverage([...kept], box);
    if (!best || covered > best.covered + leastMore) best = { kept, covered };
  }
  if (!best) return undefined;
  const { kept } = best;
  const narrow = lines.map((line) => ({ ...line, glyphs: line.glyphs.filter((glyph) => kept.has(glyph)) }));
  return narrow.filter((line) => line.glyphs.length > 0);
}

/** Of two places that are covered alike, the first is meant. */
const leastMore = 0.01;

/** The mean share of glyphs under a box. */
function coverage(glyphs: readonly FoundGlyph[], box: Box): number {
  const shares = glyphs.map(({ glyph }) => {
    const { across, down } = sharedPart(glyph.box, box);
    return Math.max(0, across) * Math.max(0, down);
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/** What the glyphs say, with spaces where there is a gap. */
export function readLine({ glyphs, size }: FoundLine): string {
  let text = '';
  let end: number | undefined;
  for (const { glyph, shown, along } of glyphs) {
    if (end !== undefined && along - end > 0.15 * size && !/\s$/.test(text)) text += ' ';
    text += glyph.text ?? '\ufffd';
    end = along + glyph.advance * stretchOf(shown);
  }
  return text.trim();
}
