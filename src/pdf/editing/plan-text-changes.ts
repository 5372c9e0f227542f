import { diffArrays } from 'diff';
import { boxOfLetters, type LinePart, type PageLine } from './page-lines.ts';
import { estimatedRatio, measureStyled, StyledLetters } from './styled-letters.ts';
import type { StyledRun } from './styled-runs.ts';
import { breakText, type Column, columnOf, endOfCell, fitOf, joined, paragraphsOf, startOf } from './text-columns.ts';

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
  /** The style of letters of `after`. */
  runs?: StyledRun[];
  /** As in a `replace` edit: what follows on the line moves along, and justified lines stay so. */
  fit: 'push' | 'fill';
  room?: number;
  /** What follows in the column moves: by the lines that `after` has more, or by one when it is empty. */
  below?: 'move';
  /** Changes that are made together or not at all. */
  group?: string;
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
 * How many lines a part of a page has now that had those from `first` to `last` (from 0, of the lines with text). Without it,
 * lines are matched by what they say. `below` moves what follows in the column when there are more lines, or fewer.
 */
export type RewrappedLines = { first: number; last: number; count: number; below?: 'stay' | 'move' | undefined };

/** What a page, from 1, is to say, and the style of some of its letters. */
export type PageWords = {
  page: number;
  text: string;
  rewrapped: readonly RewrappedLines[];
  runs?: readonly StyledRun[];
};

/** A part of a line to be set anew, from a letter of it to its end; `after` is written with its styles (`StyledLetters`). */
export type TextPiece = Pick<TextChange, 'after' | 'fit' | 'room' | 'below' | 'group'> & {
  /** Lines below it, for which what follows makes room. */
  added?: readonly string[];
  /** Among the lines with text. */
  line: number;
  part: number;
  from: number;
};

export const linesWithText = (lines: readonly PageLine[]): PageLine[] =>
  lines.filter((line) => line.text.trim() !== '');

/**
 * What makes a page's lines say `text`: only what differs is changed, from the first changed word of a line to its end. Words
 * that no longer fit a line go on in the next one of its paragraph; additional lines continue the line before them. Letters with
 * a style of their own differ, too.
 *
 * @param letters writes the text and its styles
 */
export function planTextChanges(
  { page, text, rewrapped, runs = [] }: PageWords,
  lines: readonly PageLine[],
  letters = new StyledLetters([text, ...lines.map((line) => line.text)]),
): TextChange[] {
  const shown = linesWithText(lines);
  const { pieces } = planLines(shown, { written: letters.write(text, runs), letters, rewrapped });
  return pieces.flatMap(({ line: at, part: partAt, from, after, added = [], ...change }) => {
    const line = shown[at];
    const part = line?.parts[partAt];
    if (!line || !part) return [];
    const { left, right, top, bottom } = boxOfLetters(line.frame, part, from, part.text.length);
    const place = { x: left, y: top, width: right - left, height: bottom - top };
    const read = letters.read([after, ...added].join('\n'));
    const styled = read.runs.length > 0 && { runs: read.runs };
    return [{ page, ...place, before: part.text.trimEnd().slice(from), after: read.text, ...styled, ...change }];
  });
}

/** What lines are to say, written with the styles of its letters. */
export type WrittenPage = { written: string; letters: StyledLetters; rewrapped: readonly RewrappedLines[] };

/** What lines that all have text are to say: the new text of those that change, and how to set it. */
export type LinesPlan = {
  wanted: ReadonlyMap<number, string>;
  pieces: TextPiece[];
  /** Parts of the page that have another number of lines now and move what follows. */
  grown: readonly GrownLines[];
};

/** `added` stand below the last line. */
export type GrownLines = Pick<RewrappedLines, 'first' | 'last' | 'count'> & { added: readonly string[] };

export function planLines(shown: readonly PageLine[], { written, letters, rewrapped }: WrittenPage): LinesPlan {
  const before = shown.map((line) => line.text.trimEnd());
  const after = linesOfText(written);
  const known = matchedLines(before, after, rewrapped);
  const wanted = known?.wanted ?? wantedLines(before, after);
  const grown = known?.grown ?? [];
  const pieces: TextPiece[] = [];
  if (wanted.size === 0 && grown.length === 0) return { wanted, pieces, grown };
  for (const paragraph of paragraphsOf(shown)) {
    if (!paragraph.some((index) => wanted.has(index) || grown.some(({ last }) => last === index))) continue;
    const column = withStyles(columnOf(paragraph.flatMap((index) => shown[index] ?? [])), letters);
    if (!known) wrap(shown, paragraph, column, wanted);
    for (const index of paragraph) {
      const line = shown[index];
      const part = grown.find(({ first, last }) => index >= first && index <= last);
      const words = wanted.get(index) ?? (part?.last === index ? line?.text.trimEnd() : undefined);
      if (line === undefined || words === undefined) continue;
      const fit = { fit: fitOf(line, column), end: column?.end, widthOf: column?.widthOf };
      const set = part
        ? piecesOfGrown(line, words, { ...fit, fit: fitInGrown(fit.fit, part, index, column) }, part, index)
        : piecesOfLine(line, words, fit);
      pieces.push(...set.map((piece) => ({ ...piece, line: index })));
    }
  }
  return { wanted, pieces, grown };
}

/** Only the last line of a justified paragraph ends before its column does. */
export function fitInGrown(
  fit: TextChange['fit'],
  { first, last, count }: Pick<GrownLines, 'first' | 'last' | 'count'>,
  index: number,
  column: Column | undefined,
): TextChange['fit'] {
  if (index - first === count - 1) return 'push';
  return index === last && count > last - first + 1 && column?.isJustified ? 'fill' : fit;
}

/** The pieces of a line in a part that moves what follows: they are made together. */
function piecesOfGrown(
  line: PageLine,
  words: string,
  fit: Fit,
  { first, last, count, added }: GrownLines,
  index: number,
): Omit<TextPiece, 'line'>[] {
  const group = `lines ${first}`;
  const pieces = piecesOfLine(line, words, fit).map((piece) => ({ ...piece, group }));
  const final = line.parts.length - 1;
  if (index - first >= count)
    return pieces.map((piece, at) => (at === 0 ? { ...piece, below: 'move' as const } : piece));
  const part = line.parts[final];
  if (index !== last || added.length === 0 || !part) return pieces;
  const end = pieces.find((piece) => piece.part === final) ?? { ...setAnew(part, part.text, fit), part: final, group };
  return [...pieces.filter((piece) => piece.part !== final), { ...end, added, below: 'move' }];
}

const withStyles = (column: Column | undefined, letters: StyledLetters): Column | undefined =>
  column && { ...column, widthOf: measureStyled(letters, column.widthOf, estimatedRatio(column.size)) };

/** The new text of each line, or undefined when the numbers of lines do not agree, such as after other changes of the text. */
function matchedLines(
  before: readonly string[],
  after: readonly string[],
  rewrapped: readonly RewrappedLines[],
): { wanted: Map<number, string>; grown: GrownLines[] } | undefined {
  if (rewrapped.length === 0) return undefined;
  const wanted = new Map<number, string>();
  const grown: GrownLines[] = [];
  let [at, taken] = [0, 0];
  const take = (line: number, text: string) => {
    if (text !== before[line]) wanted.set(line, text);
  };
  const copyTo = (line: number) => {
    for (; at < line; at++, taken++) take(at, after[taken] ?? '');
  };
  for (const { first, last, count, below } of rewrapped.toSorted((one, other) => one.first - other.first)) {
    if (first < at || last < first || last >= before.length) return undefined;
    copyTo(first);
    const texts = after.slice(taken, taken + count);
    taken += count;
    const moves = below === 'move' && count > 0 && count !== last - first + 1;
    for (; at < last; at++) take(at, texts.shift() ?? '');
    take(at++, moves ? (texts.shift() ?? '') : texts.reduce(joined, ''));
    if (moves) grown.push({ first, last, count, added: texts });
  }
  copyTo(before.length);
  return taken === after.length ? { wanted, grown } : undefined;
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

/** `end` and the widths of texts are those of the column, in the line's own coordinates. */
export type Fit = {
  fit: TextChange['fit'];
  end: number | undefined;
  widthOf?: ((text: string) => number) | undefined;
};

/** The pieces of a line that make it say `text`. */
export function piecesOfLine(line: PageLine, text: string, fit: Fit): Omit<TextPiece, 'line'>[] {
  const texts = textsOfParts(line, text);
  return line.parts.flatMap((part, index) => {
    const end = endOfCell(line.parts, index) ?? fit.end;
    return pieceOfPart(part, texts[index] ?? '', { ...fit, end }).map((piece) => ({ ...piece, part: index }));
  });
}

/** The new text of each part. Those at both ends that are as before keep theirs; what is between goes to the first of the others. */
export function textsOfParts({ text: old, parts }: PageLine, text: string): string[] {
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

const pieceOfPart = (part: LinePart, text: string, fit: Fit): Omit<TextPiece, 'line' | 'part'>[] =>
  part.text.trimEnd() === text.trimEnd() ? [] : [setAnew(part, text, fit)];

function setAnew(part: LinePart, text: string, { fit, end, widthOf }: Fit): Omit<TextPiece, 'line' | 'part'> {
  const old = part.text.trimEnd();
  const start = part.isInOrder && !rightToLeft.test(text) ? firstChangedWord(old, text) : 0;
  // Where nothing is taken away, the last word is set anew with what follows it.
  const changed = start < old.length || !part.isInOrder ? start : old.lastIndexOf(' ') + 1;
  const roomFrom = (at: number) => (end === undefined ? undefined : end - (part.edges[at] ?? end));
  // The words before are narrowed, too, so that the end of the line does not look squeezed.
  const isTight = widthOf !== undefined && widthOf(text.slice(changed)) > (roomFrom(changed) ?? Infinity) * mostUneven;
  const from = isTight ? 0 : changed;
  const room = roomFrom(from);
  const piece = { from, after: text.slice(from), fit };
  return room !== undefined && room > 0 ? { ...piece, room } : piece;
}

/** The end of a line alone is narrowed by no more than this. */
const mostUneven = 1.04;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Where the first word begins that differs. */
function firstChangedWord(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  if (at === one.length && (at === other.length || other[at] === ' ')) return at;
  return one.lastIndexOf(' ', at - 1) + 1;
}
