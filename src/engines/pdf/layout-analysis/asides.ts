import type { Segment } from '../../../pdf/reading/page-reading.ts';
import { median } from '../../../shared/median.ts';
import type { Line } from './lines.ts';
import { lineOf } from './lines.ts';
import { hasLeaders } from './tab-stops.ts';

/** Margin notes are only looked for beside at least this many lines that begin alike. */
const minBodyLines = 8;
const longLine = 40;
/** Notes hold at most this share of the letters. */
const maxShare = 0.15;
/** Paragraph numbers in the margin belong to their paragraphs. */
const marker = /^\W*[\dA-Za-z]{0,4}[.)\]:•]\W*$|^\W{1,3}$/;

/**
 * Separates margin notes from running text: what lies entirely outside the edges of most long lines. Undefined when there are
 * none.
 */
export function takeAsides(lines: readonly Line[]): { body: Line[]; asides: Line[] } | undefined {
  const segments = lines.flatMap((line) => line.segments);
  const long = segments.filter(({ text }) => text.length >= longLine);
  if (long.length < minBodyLines) return undefined;
  const left = median(long.map((segment) => segment.left));
  const right = median(long.map((segment) => segment.right));
  const alike = long.filter((segment) => Math.abs(segment.left - left) < segment.fontSize * 2).length;
  if (alike < long.length * 0.8) return undefined;
  const isAside = (segment: Segment) =>
    (segment.right < left - segment.fontSize * 0.8 || segment.left > right + segment.fontSize * 0.8) &&
    !marker.test(segment.text.trim());
  const letters = (some: readonly Segment[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  // The page numbers of a table of contents belong to their entries, and numbers of lines to those.
  const numbers = lineNumbersAmong(lines);
  const beside = lines
    .filter((line) => !hasLeaders(line))
    .flatMap((line) => line.segments.filter((segment) => isAside(segment) && !numbers.has(segment)));
  if (beside.length === 0 || letters(beside) > letters(segments) * maxShare) return undefined;
  const asides = new Set(beside);
  const part = (areAsides: boolean) =>
    lines.flatMap((line) => lineOf(line.segments.filter((segment) => asides.has(segment) === areAsides)) ?? []);
  return { body: part(false), asides: part(true) };
}

/** The first segments of lines that are numbers by themselves, where those of one line after the other increase by one. */
function lineNumbersAmong(lines: readonly Line[]): Set<Segment> {
  const numbered = lines.flatMap(({ segments: [first, ...others] }) =>
    first !== undefined && others.length > 0 && /^\d{1,5}$/.test(first.text.trim()) ? [first] : [],
  );
  const counts = numbered.filter(
    ({ text }, index) => index > 0 && Number(text) === Number(numbered[index - 1]?.text) + 1,
  );
  return new Set(counts.length >= minNumbers ? numbered : []);
}

const minNumbers = 4;
