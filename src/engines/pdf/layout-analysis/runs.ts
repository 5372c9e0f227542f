import { officeFamily } from '../../../pdf/reading/font-names.ts';
import type { PageLink, Rule, Segment } from '../../../pdf/reading/page-reading.ts';
import type { FlowRun, FlowTextStyle } from '../../document-writers/flow-document.ts';
import { fontKey } from './letter-scales.ts';
import type { Line } from './lines.ts';
import { luminance } from './luminance.ts';

/** Page content that changes the look of letters. */
export type Decoration = {
  rules: readonly Rule[];
  links: readonly PageLink[];
  /** Light letters on a dark fill stay light. */
  isOnDark?: boolean;
  letterScales?: ReadonlyMap<string, number>;
};

type Piece = Segment['pieces'][number];

/** Letters off the baseline below this share of the line's size are superscript or subscript. */
const scriptSize = 0.86;
/** Minimum baseline shift, in font sizes. */
const scriptShift = 0.1;
/** A smaller gap, in font sizes, is no space. */
const touching = 0.12;
/** A larger gap, in font sizes, is more than a word space. */
export const tabGap = 1.6;
/** Range of underlines and strikethroughs, in font sizes below the baseline. */
const underlineReach = { from: -0.02, to: 0.32 };
const strikeReach = { from: -0.45, to: -0.15 };
/** Lighter text would be invisible on white paper. */
const maxLuminance = 0.93;

/** The runs of a line, with tabs between distant segments. */
export function runsOfLine(line: Line, decoration: Decoration): FlowRun[] {
  const runs: FlowRun[] = [];
  line.segments.forEach((segment, index) => {
    const before = line.segments[index - 1];
    if (before !== undefined) {
      const gap = Math.max(segment.left - before.right, before.left - segment.right);
      if (gap > line.size * tabGap) runs.push({ kind: 'tab' });
      else if (gap > line.size * touching) appendSpace(runs);
    }
    for (const piece of segment.pieces) appendText(runs, textOf(piece, segment, line, decoration));
  });
  return runs;
}

function textOf(
  piece: Piece,
  segment: Segment,
  line: Line,
  { rules, links, isOnDark, letterScales }: Decoration,
): TextRun {
  const { style } = piece;
  const shift = style.baseline - line.baseline;
  const isSmall = style.size < line.size * scriptSize && Math.abs(shift) > line.size * scriptShift;
  // The size of recognised letters is only estimated.
  const isScript = isSmall && !style.isInvisible;
  const isCrossed = ({ from, to }: typeof underlineReach) =>
    rules.some(
      (rule) =>
        rule.direction === 'horizontal' &&
        rule.at >= style.baseline + style.size * from &&
        rule.at <= style.baseline + style.size * to &&
        Math.min(rule.to, piece.right) - Math.max(rule.from, piece.left) > (piece.right - piece.left) * 0.7,
    );
  const middle = (piece.left + piece.right) / 2;
  const height = (segment.top + segment.bottom) / 2;
  const link = links.find(
    (area) => middle >= area.left && middle <= area.right && height >= area.top && height <= area.bottom,
  );
  const underline = isCrossed(underlineReach);
  const scale = letterScales?.get(fontKey(style));
  return {
    kind: 'text',
    text: piece.text,
    style: {
      family: officeFamily(style.fontName, style),
      size: isScript ? line.size : Math.round(style.size * 10) / 10,
      bold: style.bold,
      italic: style.italic,
      underline,
      strike: !underline && isCrossed(strikeReach),
      monospace: style.monospace,
      color: isOnDark ? style.color : visibleColor(style.color),
      position: isScript ? (shift < 0 ? 'superscript' : 'subscript') : 'normal',
      ...(scale === undefined ? {} : { scale }),
    },
    ...(link === undefined ? {} : { link: link.address }),
  };
}

type TextRun = Extract<FlowRun, { kind: 'text' }>;

function visibleColor(color: string): string {
  return luminance(color) > maxLuminance ? '#000000' : color;
}

/** Appends text, merging runs that look the same. */
export function appendText(runs: FlowRun[], run: TextRun): void {
  const last = runs.at(-1);
  if (last?.kind === 'text' && last.link === run.link && sameLook(last.style, run.style)) last.text += run.text;
  else runs.push({ ...run });
}

export function appendSpace(runs: FlowRun[]): void {
  const last = runs.at(-1);
  if (last?.kind === 'text' && !last.text.endsWith(' ')) last.text += ' ';
}

const sameLook = (a: FlowTextStyle, b: FlowTextStyle): boolean =>
  a.family === b.family &&
  Math.abs(a.size - b.size) < 0.3 &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.underline === b.underline &&
  a.strike === b.strike &&
  a.color === b.color &&
  a.scale === b.scale &&
  a.position === b.position;

/** Appends the next line's runs; rejoins a hyphenated word. */
export function appendLine(runs: FlowRun[], line: readonly FlowRun[]): void {
  const last = runs.at(-1);
  const [first] = line;
  if (last?.kind === 'text' && first?.kind === 'text') {
    if (isDivided(last.text, first.text)) last.text = last.text.slice(0, -1);
    else if (!joinsWithoutSpace(last.text, first.text)) appendSpace(runs);
  }
  for (const run of line) {
    if (run.kind === 'text') appendText(runs, run);
    else runs.push(run);
  }
}

/** A hyphen between small letters at a line break is hyphenation; words with a real hyphen there are rare. */
const isDivided = (before: string, after: string): boolean =>
  (/\p{Ll}[-\u2010]$/u.test(before) && /^\p{Ll}/u.test(after)) || /\u00ad$/.test(before);

/** Chinese and Japanese have no spaces between words; a hyphen or dash at a line break needs none. */
const joinsWithoutSpace = (before: string, after: string): boolean =>
  (/[\u3000-\u9fff\uf900-\ufaff\uff00-\uff60]$/.test(before) &&
    /^[\u3000-\u9fff\uf900-\ufaff\uff00-\uff60]/.test(after)) ||
  /[\p{L}\d][-\u2010\u2013\u2014/]$/u.test(before);
