import { diffArrays } from 'diff';
import { median } from '../../shared/median.ts';
import type { LinePart, PageLine } from './page-lines.ts';

/** A piece of a line to be set anew, at its place in points from the top left corner of the displayed page. */
export type TextChange = {
  /** From 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  before: string;
  after: string;
  /** As in a `replace` edit: what follows on the line moves along, and justified lines stay so. */
  fit: 'push' | 'fill';
  room?: number;
};

/** Divides the pages of a document's text. */
export const pageEnd = '\f';

/** The lines of a page's text that are not empty. */
export const linesOfText = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');

/**
 * What makes a page's lines say `text`: only what differs is changed, from the first changed word of a line to its end. Words
 * that no longer fit a line go on in the next one of its paragraph; additional lines continue the line before them.
 *
 * @param page from 1
 */
export function planTextChanges(page: number, lines: readonly PageLine[], text: string): TextChange[] {
  const shown = lines.filter((line) => line.text.trim() !== '');
  const wanted = wantedLines(
    shown.map((line) => line.text.trimEnd()),
    linesOfText(text),
  );
  if (wanted.size === 0) return [];
  const changes: TextChange[] = [];
  for (const paragraph of paragraphsOf(shown)) {
    if (!paragraph.some((index) => wanted.has(index))) continue;
    const column = columnOf(paragraph.flatMap((index) => shown[index] ?? []));
    wrap(shown, paragraph, column, wanted);
    for (const [order, index] of paragraph.entries()) {
      const [line, words] = [shown[index], wanted.get(index)];
      if (line === undefined || words === undefined) continue;
      const fit = column?.isJustified && order < paragraph.length - 1 ? 'fill' : 'push';
      changes.push(...changesOfLine(page, line, words, { fit, end: column?.end }));
    }
  }
  return changes;
}

/** The new text of each line that changes, by its index. */
function wantedLines(before: readonly string[], after: readonly string[]): Map<number, string> {
  const wanted = new Map<number, string>();
  let at = 0;
  let removed: number[] = [];
  for (const { value, added, removed: isRemoved } of differences(before, after)) {
    if (isRemoved) {
      removed = value.map((_, offset) => at + offset);
      at += value.length;
      for (const index of removed) wanted.set(index, '');
    } else if (added) {
      takeLines(wanted, before, { removed, added: value, at });
      removed = [];
    } else {
      at += value.length;
      removed = [];
    }
  }
  return wanted;
}

/** Comparing takes time by lines times differences; who changes more than this has written another page. */
const maxDifferences = 2_000;

function differences(before: readonly string[], after: readonly string[]) {
  const found = diffArrays([...before], [...after], { maxEditLength: maxDifferences });
  const all = { added: false, removed: false, count: 0 };
  return (
    found ?? [
      { ...all, value: [...before], removed: true },
      { ...all, value: [...after], added: true },
    ]
  );
}

/** Puts new lines in the place of removed ones; those that are left over continue the last one, or the line before. */
function takeLines(
  wanted: Map<number, string>,
  before: readonly string[],
  { removed, added, at }: { removed: readonly number[]; added: readonly string[]; at: number },
): void {
  for (const [index, line] of removed.entries()) wanted.set(line, added[index] ?? '');
  const rest = added.slice(removed.length).join(' ');
  if (rest === '') return;
  const previous = removed.at(-1) ?? at - 1;
  if (previous >= 0) wanted.set(previous, joined(wanted.get(previous) ?? before[previous] ?? '', rest));
  else if (before.length > 0) wanted.set(0, joined(rest, wanted.get(0) ?? before[0] ?? ''));
}

/** A word that was divided at the end of a line is whole again. */
const joined = (one: string, other: string): string =>
  /\p{Ll}-$/u.test(one) && /^\p{Ll}/u.test(other)
    ? one.slice(0, -1) + other
    : [one, other].filter((text) => text !== '').join(' ');

/** Indices of lines that are one paragraph: no table, without a gap, of one size and about one left edge. */
function paragraphsOf(lines: readonly PageLine[]): number[][] {
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
type Column = { end: number; isJustified: boolean; widthOf: (text: string) => number };

/** Justified lines end this close to each other, in sizes. */
const sameEnd = 0.15;

function columnOf(lines: readonly PageLine[]): Column | undefined {
  const parts = lines.flatMap((line) => line.parts);
  const [first] = parts;
  if (lines.length < 2 || !first || !parts.every(({ isInOrder }) => isInOrder)) return undefined;
  const ends = lines.flatMap((line) => line.parts.at(-1) ?? []).map(endOf);
  const end = Math.max(...ends);
  const full = ends.slice(0, -1).filter((each) => end - each < sameEnd * first.size).length;
  return { end, isJustified: full >= 2 && full === ends.length - 1, widthOf: measure(parts) };
}

/** Moves words that have no room in their line to the next one of the paragraph, if that is in one style throughout. */
function wrap(
  lines: readonly PageLine[],
  paragraph: readonly number[],
  column: Column | undefined,
  wanted: Map<number, string>,
): void {
  if (!column) return;
  for (const [order, index] of paragraph.entries()) {
    const part = lines[index]?.parts[0];
    const text = wanted.get(index);
    const next = paragraph[order + 1];
    if (part === undefined || text === undefined || next === undefined || lines[next]?.parts.length !== 1) continue;
    const { kept, rest } = breakText(text, column.end - startOf(part), column.widthOf);
    if (rest === '') continue;
    wanted.set(index, kept);
    wanted.set(next, joined(rest, wanted.get(next) ?? lines[next]?.text.trimEnd() ?? ''));
  }
}

/** A line that is only a little too long is set more tightly instead. */
const tolerance = 1.08;

function breakText(text: string, room: number, widthOf: (text: string) => number): { kept: string; rest: string } {
  if (widthOf(text) <= room * tolerance) return { kept: text, rest: '' };
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

const startOf = ({ edges }: LinePart): number => edges[0] ?? 0;
const endOf = ({ edges }: LinePart): number => edges.at(-1) ?? 0;

type Fit = { fit: TextChange['fit']; end: number | undefined };

function changesOfLine(page: number, line: PageLine, text: string, fit: Fit): TextChange[] {
  const texts = divide(line, text);
  return line.parts.flatMap((part, index) =>
    changeOfPart(page, part, texts[index] ?? '', { ...fit, end: endOfCell(line.parts, index) ?? fit.end }),
  );
}

/** Where the next cell begins, but for a little space; undefined in the last cell. */
function endOfCell(parts: readonly LinePart[], index: number): number | undefined {
  for (let at = index; at + 1 < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (part && next && startOf(next) - endOf(part) > cellGap * part.size) return startOf(next) - 0.3 * part.size;
  }
  return undefined;
}

/** As between cells in the text, in sizes. */
const cellGap = 1;

/** The new text of each part. Those at both ends that are as before keep theirs; what is between goes to the first of the others. */
function divide({ text: old, parts }: PageLine, text: string): string[] {
  const places = placesOf(old, parts);
  let first = 0;
  while (first < parts.length - 1 && text.startsWith(old.slice(0, places[first + 1]?.start))) first++;
  const start = places[first]?.start ?? 0;
  let last = parts.length - 1;
  for (; last > first; last--) {
    const after = old.slice(places[last - 1]?.end);
    if (!text.endsWith(after) || text.length < start + after.length) break;
  }
  const between = text.slice(start, text.length - (old.length - (places[last]?.end ?? old.length))).trim();
  const texts = between.split(/\s{3,}/);
  const isDivided = texts.length === last - first + 1;
  return parts.map((part, index) => {
    if (index < first || index > last) return part.text;
    if (isDivided) return texts[index - first] ?? '';
    return index === first ? between : '';
  });
}

/** Where each part is in the text of its line. */
function placesOf(text: string, parts: readonly LinePart[]): { start: number; end: number }[] {
  let at = 0;
  return parts.map((part) => {
    const start = text.indexOf(part.text, at);
    at = start + part.text.length;
    return { start, end: at };
  });
}

function changeOfPart(page: number, part: LinePart, text: string, { fit, end }: Fit): TextChange[] {
  const old = part.text.trimEnd();
  if (old === text.trimEnd()) return [];
  const from = part.isInOrder && !rightToLeft.test(text) ? firstChangedWord(old, text) : 0;
  // Where nothing is taken away, the last word is set anew with what follows it.
  const start = from < old.length || !part.isInOrder ? from : old.lastIndexOf(' ') + 1;
  const { left, right, top, bottom } = part.boxOf(start, part.text.length);
  const place = { x: left, y: top, width: right - left, height: bottom - top };
  const room = end === undefined ? undefined : end - (part.edges[start] ?? end);
  const change = { page, ...place, before: old.slice(start), after: text.slice(start), fit };
  return [room !== undefined && room > 0 ? { ...change, room } : change];
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Where the first word begins that differs. */
function firstChangedWord(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  if (at === one.length && (at === other.length || other[at] === ' ')) return at;
  return one.lastIndexOf(' ', at - 1) + 1;
}
