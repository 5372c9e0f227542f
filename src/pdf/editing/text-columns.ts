import { median } from '../../shared/median.ts';
import type { LinePart, PageLine } from './page-lines.ts';

/** A word that was divided at the end of a line is whole again. */
export const joined = (one: string, other: string): string =>
  /\p{Ll}-$/u.test(one) && /^\p{Ll}/u.test(other)
    ? one.slice(0, -1) + other
    : [one, other].filter((text) => text !== '').join(' ');

/** Indices of lines that are one paragraph: no table, without a gap, of one size and about one left edge. */
export function paragraphsOf(lines: readonly PageLine[]): number[][] {
  const paragraphs: number[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before && !line.gapBefore && goesOn(before, line)) paragraphs.at(-1)?.push(index);
    else paragraphs.push([index]);
  }
  return paragraphs;
}

/** Lines of a paragraph are this alike: differences of size, and indents in sizes. */
const alike = { size: 0.15, indent: 3 };

const hasCells = ({ text }: PageLine): boolean => /\s{3,}/.test(text.trim());

function goesOn(before: PageLine, line: PageLine): boolean {
  const [one, other] = [before.parts[0], line.parts[0]];
  if (!one || !other || hasCells(before) || hasCells(line)) return false;
  return (
    Math.abs(one.size - other.size) < alike.size * one.size &&
    Math.abs(startOf(one) - startOf(other)) < alike.indent * one.size
  );
}

/** The column that a paragraph of several lines is set in. */
export type Column = {
  /** Of most lines. */
  start: number;
  end: number;
  /** Between two baselines; 0 for a single line. */
  pitch: number;
  isJustified: boolean;
  /** Of its letters, in points. */
  size: number;
  widthOf: (text: string) => number;
};

/** Justified lines end this close to each other, in sizes. */
const sameEnd = 0.15;

export function columnOf(lines: readonly Pick<PageLine, 'parts'>[]): Column | undefined {
  const parts = lines.flatMap((line) => line.parts);
  const [first] = parts;
  if (lines.length < 2 || !first || !parts.every(({ isInOrder }) => isInOrder)) return undefined;
  const ends = lines.flatMap((line) => line.parts.at(-1) ?? []).map(endOf);
  const end = Math.max(...ends);
  const full = ends.slice(0, -1).filter((each) => end - each < sameEnd * first.size).length;
  const starts = lines.flatMap((line) => line.parts[0] ?? []);
  const pitches = starts.slice(1).map(({ baseline }, at) => baseline - (starts[at]?.baseline ?? baseline));
  const place = { start: median(starts.map(startOf)), end, pitch: median(pitches), size: first.look.size };
  return { ...place, isJustified: full >= 2 && full >= mostLines * (ends.length - 1), widthOf: measure(parts) };
}

/** Of the lines of justified paragraphs. Some end one that begins without a gap. */
const mostLines = 0.6;

/** Lines that filled their column are to fill it again. */
export function fitOf({ parts }: Pick<PageLine, 'parts'>, column: Column | undefined): 'fill' | 'push' {
  const last = parts.at(-1);
  return last && column?.isJustified && column.end - endOf(last) < sameEnd * last.size ? 'fill' : 'push';
}

/** A line that is only a little too long is set more tightly instead. */
const tolerance = 1.08;

export function breakText(
  text: string,
  room: number,
  widthOf: (text: string) => number,
  mostOver = tolerance,
): { kept: string; rest: string } {
  if (widthOf(text.trimEnd()) <= room * mostOver) return { kept: text, rest: '' };
  const words = text.split(' ');
  const space = widthOf(' ');
  let count = 0;
  for (let width = 0; count < words.length - 1; count++) {
    width += widthOf(words[count] ?? '') + (count > 0 ? space : 0);
    if (width > room) break;
  }
  count = Math.max(1, count);
  return { kept: words.slice(0, count).join(' '), rest: words.slice(count).join(' ') };
}

/** Estimates widths by those of the same letters nearby. */
function measure(parts: readonly LinePart[]): (text: string) => number {
  const widths = new Map<string, number[]>();
  const all: number[] = [];
  for (const { text, edges } of parts) {
    for (let at = 0; at < text.length; at++) {
      const width = Math.abs((edges[at + 1] ?? 0) - (edges[at] ?? 0));
      const known = widths.get(text.charAt(at)) ?? [];
      known.push(width);
      widths.set(text.charAt(at), known);
      all.push(width);
    }
  }
  const usual = median(all);
  const medians = new Map([...widths].map(([letter, known]) => [letter, median(known)]));
  return (text) => text.split('').reduce((sum, letter) => sum + (medians.get(letter) ?? usual), 0);
}

/** Where the next cell begins, but for a little space; undefined in the last cell. */
export function endOfCell(parts: readonly LinePart[], index: number): number | undefined {
  for (let at = index; at + 1 < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (part && next && startOf(next) - endOf(part) > cellGap * part.size) return startOf(next) - 0.3 * part.size;
  }
  return undefined;
}

/** The parts of each cell of a line; the only one of most lines. */
export function cellsOf({ parts }: Pick<PageLine, 'parts'>): { from: number; to: number }[] {
  const cells: { from: number; to: number }[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const cell = cells.at(-1);
    const gap = before ? Math.max(startOf(part) - endOf(before), startOf(before) - endOf(part)) : 0;
    if (before && cell && gap <= cellGap * Math.min(before.size, part.size)) cell.to = index + 1;
    else cells.push({ from: index, to: index + 1 });
  }
  return cells;
}

/** As between cells in the text, in sizes. */
const cellGap = 1;

export const startOf = ({ edges }: LinePart): number => edges[0] ?? 0;
export const endOf = ({ edges }: LinePart): number => edges.at(-1) ?? 0;
