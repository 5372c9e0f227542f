import type { LinePart, PageLine, TextLook } from '../../pdf/editing/page-lines.ts';
import type { TextPiece } from '../../pdf/editing/plan-text-changes.ts';
import type { StyledLetters } from '../../pdf/editing/styled-letters.ts';
import { cutByRuns, type LetterStyle } from '../../pdf/editing/styled-runs.ts';
import { type Column, endOf, startOf } from '../../pdf/editing/text-columns.ts';
import { identity } from '../../pdf/matrix.ts';
import { t } from '../../shared/language/translate.ts';
import { median } from '../../shared/median.ts';

/** Letters of one look on a line, in the line's own coordinates (points). */
export type PreviewRun = {
  text: string;
  look: TextLook;
  left: number;
  width: number;
  /** Added to each letter and to each space, so that the text is as wide as when it is saved. */
  letterSpacing: number;
  wordSpacing: number;
  /** How much of its natural width it has: 1, or less where its line has no room. */
  narrowedTo: number;
  /** Set in the font of the page, otherwise in one of ours like it. */
  isOwn: boolean;
  /** Not there, or not there yet, on the image of the page. */
  isNew: boolean;
};

export type LinePreview = {
  runs: PreviewRun[];
  /** What is to be hidden on the image of the page. */
  covers: { left: number; right: number }[];
};

type LinePiece = Omit<TextPiece, 'line'>;

/** The width of a text in points, as its look has it, without what the page adds between letters. */
export type Measure = (text: string, look: TextLook) => { width: number; isOwn: boolean };

/** Reads the styles that pieces are written with, and says how a text looks in one. */
export type Styles = {
  letters: StyledLetters;
  lookOf: (look: TextLook, style: LetterStyle, text: string) => TextLook;
};

/** As the engine sets it: a wider gap is that between columns; spaces that fill a line; and the narrowest text. In sizes. */
const gapInSizes = 1.3;
const mostChange = { narrower: -0.12, wider: 0.6 };
const narrowest = 0.5;

/** How a line will look when it is saved with these pieces set anew. */
export function previewLine(
  line: PageLine,
  pieces: readonly LinePiece[],
  measure: Measure,
  styles?: Styles,
): LinePreview {
  const preview: LinePreview = { runs: [], covers: [] };
  let shift = 0;
  for (const [index, part] of line.parts.entries()) {
    const before = line.parts[index - 1];
    if (before && startOf(part) - endOf(before) > gapInSizes * part.size) shift = 0;
    const piece = pieces.find((each) => each.part === index);
    const isMoved = Math.abs(shift) > 0.01;
    const from = piece?.from ?? part.text.trimEnd().length;
    const place = part.edges[from] ?? endOf(part);
    if (from > 0) preview.runs.push(oldRun(part, from, { shift, isNew: isMoved }, measure));
    if (isMoved || piece) preview.covers.push({ left: isMoved ? startOf(part) : place, right: endOf(part) });
    if (!piece) continue;
    const isLast = index === line.parts.length - 1;
    const runs = newRuns(part, piece, { left: place + shift, isLast }, measure, styles);
    preview.runs.push(...runs);
    shift += runs.reduce((sum, { width }) => sum + width, 0) - (endOfText(part) - place);
  }
  return preview;
}

const endOfText = ({ text, edges }: LinePart): number => edges[text.trimEnd().length] ?? edges.at(-1) ?? 0;

function oldRun(
  part: LinePart,
  to: number,
  { shift, isNew }: { shift: number; isNew: boolean },
  measure: Measure,
): PreviewRun {
  const { look } = part;
  const text = part.text.slice(0, to);
  const width = (part.edges[to] ?? endOf(part)) - startOf(part);
  const { width: natural, isOwn } = measure(text, look);
  const gaps = text.split(' ').length - 1;
  const wordSpacing = gaps > 0 ? (width - natural) / gaps : 0;
  const isSpaced = Math.abs(wordSpacing) < mostChange.wider * look.size && gaps > 0;
  return {
    ...{ text, look, left: startOf(part) + shift, width, isOwn, isNew, narrowedTo: 1 },
    wordSpacing: isSpaced ? wordSpacing : 0,
    letterSpacing: isSpaced ? 0 : (width - natural) / Math.max(1, text.length),
  };
}

/** What is set anew, in runs of one look. */
function newRuns(
  part: LinePart,
  { after, fit, room }: LinePiece,
  { left, isLast }: { left: number; isLast: boolean },
  measure: Measure,
  styles: Styles | undefined,
): PreviewRun[] {
  const { look } = part;
  const written = styles?.letters.read(after) ?? { text: after, runs: [] };
  const cut = written.text === '' ? [{ text: '', style: undefined }] : cutByRuns(written.text, written.runs);
  const pieces = cut.map(({ text, style }) => {
    const own = style && styles ? styles.lookOf(look, style, text) : look;
    const { width, isOwn } = measure(text, own);
    const spacing = isOwn ? spacingOf(part, measure) : 0;
    const gaps = isOwn ? text.split(' ').length - 1 : 0;
    return { text, look: own, isOwn, spacing, gaps, natural: width + spacing * text.length };
  });
  const natural = pieces.reduce((sum, piece) => sum + piece.natural, 0);
  const gaps = pieces.reduce((sum, piece) => sum + piece.gaps, 0);
  const wider = fit === 'fill' && isLast && room !== undefined && gaps > 0 ? (room - natural) / gaps : 0;
  const fills = wider > mostChange.narrower * look.size && wider < mostChange.wider * look.size;
  const wordSpacing = fills ? wider : 0;
  const full = natural + wordSpacing * gaps;
  const width = room !== undefined && full > room ? Math.max(room, narrowest * full) : full;
  const narrowedTo = full > 0 ? width / full : 1;
  let at = left;
  return pieces.map(({ natural: own, gaps: ownGaps, spacing, ...run }) => {
    const wide = own + (run.isOwn ? wordSpacing * ownGaps : 0);
    const place = { left: at, width: wide * narrowedTo };
    at += place.width;
    const letterSpacing = spacing + (place.width - wide) / Math.max(1, run.text.length);
    return { ...run, ...place, letterSpacing, wordSpacing: run.isOwn ? wordSpacing : 0, narrowedTo, isNew: true };
  });
}

/** Less is not seen; the engine does not tell it, either. */
const unseen = 0.985;

/**
 * What is said beside a block whose words do not fit its lines, '' while they do.
 * @param linesBeyond how many lines more it would need
 */
export function growthNotice(previews: readonly LinePreview[], linesBeyond: () => number): string {
  const narrowedTo = Math.min(...previews.flatMap(({ runs }) => runs.map((run) => run.narrowedTo)));
  if (narrowedTo >= unseen) return '';
  const count = linesBeyond();
  if (narrowedTo <= narrowest) {
    return t(
      '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}, even with letters half as wide. Please shorten it.',
      { count },
    );
  }
  return t(
    '{count, plural, =0 {Too long} one {# line too long} other {# lines too long}}: letters are narrowed to about {percent}%.',
    // In steps, as screen readers read every change.
    { count, percent: Math.floor(narrowedTo * 20) * 5 },
  );
}

/** A line that the page does not have: as the last part of the line above it, from where the lines of its column begin. */
export function previewAddedLine(
  above: PageLine,
  text: string,
  { column, fit }: { column: Column | undefined; fit: LinePiece['fit'] },
  measure: Measure,
  styles?: Styles,
): PreviewRun[] {
  const part = above.parts.at(-1);
  const [first] = above.parts;
  if (!part || !first) return [];
  const left = column?.start ?? startOf(first);
  const room = column && Number.isFinite(column.end) ? { room: column.end - left } : {};
  return newRuns(part, { part: 0, from: 0, after: text, fit, ...room }, { left, isLast: true }, measure, styles);
}

/** As the engine has it: lines alone reach up to what stands beside them or the page's edge, less this, in sizes. */
const besides = { text: 0.2, edge: 0.5 };

/** How far a part that is not in a column may reach, in the coordinates of its line. */
export function endBeside(lines: readonly PageLine[], line: PageLine, part: LinePart, pageWidth: number): number {
  const { frame } = line;
  const others = lines.flatMap((other) =>
    other !== line && isSameTurn(other.frame, frame)
      ? other.parts.filter(
          ({ baseline }) => Math.abs(baseline + other.frame.f - part.baseline - frame.f) < 0.7 * part.look.size,
        )
      : [],
  );
  const starts = others.map(startOf).filter((start) => start > endOf(part) - 0.3 * part.look.size);
  const edge = isSameTurn(frame, identity) ? pageWidth - frame.e - besides.edge * part.look.size : Infinity;
  return Math.min(edge, ...starts.map((start) => start - besides.text * part.look.size));
}

const isSameTurn = (one: PageLine['frame'], other: PageLine['frame']): boolean =>
  one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d;

/** Every key asks. */
const known = new WeakMap<Measure, WeakMap<LinePart, number>>();

/** What the page adds after each letter of a part. */
function spacingOf(part: LinePart, measure: Measure): number {
  const spacings = known.get(measure) ?? new WeakMap<LinePart, number>();
  known.set(measure, spacings);
  const spacing = spacings.get(part) ?? measureSpacing(part, measure);
  spacings.set(part, spacing);
  return spacing;
}

/** The median, as single pairs may be kerned. */
function measureSpacing({ text, edges, look }: LinePart, measure: Measure): number {
  const added = text.split('').flatMap((letter, at) => {
    const advance = (edges[at + 1] ?? 0) - (edges[at] ?? 0);
    return /\s/.test(letter) ? [] : [advance - measure(letter, look).width];
  });
  const usual = added.length < 3 ? 0 : median(added);
  return Math.abs(usual) < 0.005 * look.size ? 0 : usual;
}

/**
 * The same runs with the text of the line shared out among them, spaces between two at the end of the first: what a field
 * shows, character by character. A single run when the line does not have their texts.
 */
export function runsSpelling(text: string, runs: readonly PreviewRun[]): PreviewRun[] {
  const starts: number[] = [];
  let at = 0;
  for (const run of runs) {
    const isExact = text.startsWith(run.text, at);
    const start = isExact ? at : text.indexOf(run.text.trim(), at);
    if (start === -1) return runs[0] ? [{ ...runs[0], text, isNew: true }] : [];
    starts.push(start);
    at = start + (isExact ? run.text : run.text.trim()).length;
  }
  return runs.map((run, index) => ({ ...run, text: text.slice(index === 0 ? 0 : starts[index], starts[index + 1]) }));
}
