import { diffArrays } from 'diff';
import { boxOfLetters, type LinePart, type PageLine } from './page-lines.ts';
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
 * How many lines a part of a page has now that had those from `first` to `last` (from 0, of the lines with text). Without it,
 * lines are matched by what they say.
 */
export type RewrappedLines = { first: number; last: number; count: number };

/** What a page, from 1, is to say. */
export type PageWords = { page: number; text: string; rewrapped: readonly RewrappedLines[] };

/** A part of a line to be set anew: from a letter of it to its end. */
export type TextPiece = Pick<TextChange, 'after' | 'fit' | 'room'> & {
  /** Among the lines with text. */
  line: number;
  part: number;
  from: number;
};

export const linesWithText = (lines: readonly PageLine[]): PageLine[] =>
  lines.filter((line) => line.text.trim() !== '');

/**
 * What makes a page's lines say `text`: only what differs is changed, from the first changed word of a line to its end. Words
 * that no longer fit a line go on in the next one of its paragraph; additional lines continue the line before them.
 *
 * @param page from 1
 */
export function planTextChanges(
  page: number,
  lines: readonly PageLine[],
  text: string,
  rewrapped: readonly RewrappedLines[] = [],
): TextChange[] {
  const shown = linesWithText(lines);
  return planLines(shown, text, rewrapped).pieces.flatMap(({ line: at, part: partAt, from, ...change }) => {
    const line = shown[at];
    const part = line?.parts[partAt];
    if (!line || !part) return [];
    const { left, right, top, bottom } = boxOfLetters(line.frame, part, from, part.text.length);
    const place = { x: left, y: top, width: right - left, height: bottom - top };
    return [{ page, ...place, before: part.text.trimEnd().slice(from), ...change }];
  });
}

/** What lines that all have text are to say: the new text of those that change, and how to set it. */
export type LinesPlan = { wanted: ReadonlyMap<number, string>; pieces: TextPiece[] };

export function planLines(
  shown: readonly PageLine[],
  text: string,
  rewrapped: readonly RewrappedLines[] = [],
): LinesPlan {
  const before = shown.map((line) => line.text.trimEnd());
  const after = linesOfText(text);
  const known = matchedLines(before, after, rewrapped);
  const wanted = known ?? wantedLines(before, after);
  const pieces: TextPiece[] = [];
  if (wanted.size === 0) return { wanted, pieces };
  for (const paragraph of paragraphsOf(shown)) {
    if (!paragraph.some((index) => wanted.has(index))) continue;
    const column = columnOf(paragraph.flatMap((index) => shown[index] ?? []));
    if (!known) wrap(shown, paragraph, column, wanted);
    for (const index of paragraph) {
      const [line, words] = [shown[index], wanted.get(index)];
      if (line === undefined || words === undefined) continue;
      pieces.push(
        ...piecesOfLine(line, words, { fit: fitOf(line, column), end: column?.end, widthOf: column?.widthOf }).map(
          (piece) => ({
            ...piece,
            line: index,
          }),
        ),
      );
    }
  }
  return { wanted, pieces };
}

/** The new text of each line, or undefined when the numbers of lines do not agree, such as after other changes of the text. */
function matchedLines(
  before: readonly string[],
  after: readonly string[],
  rewrapped: readonly RewrappedLines[],
): Map<number, string> | undefined {
  if (rewrapped.length === 0) return undefined;
  const wanted = new Map<number, string>();
  let [at, taken] = [0, 0];
  const take = (line: number, text: string) => {
    if (text !== before[line]) wanted.set(line, text);
  };
  const copyTo = (line: number) => {
    for (; at < line; at++, taken++) take(at, after[taken] ?? '');
  };
  for (const { first, last, count } of rewrapped.toSorted((one, other) => one.first - other.first)) {
    if (first < at || last < first || last >= before.length) return undefined;
    copyTo(first);
    const texts = after.slice(taken, taken + count);
    taken += count;
    for (; at < last; at++) take(at, texts.shift() ?? '');
    take(at++, texts.reduce(joined, ''));
  }
  copyTo(before.length);
  return taken === after.length ? wanted : undefined;
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

function pieceOfPart(part: LinePart, text: string, { fit, end, widthOf }: Fit): Omit<TextPiece, 'line' | 'part'>[] {
  const old = part.text.trimEnd();
  if (old === text.trimEnd()) return [];
  const start = part.isInOrder && !rightToLeft.test(text) ? firstChangedWord(old, text) : 0;
  // Where nothing is taken away, the last word is set anew with what follows it.
  const changed = start < old.length || !part.isInOrder ? start : old.lastIndexOf(' ') + 1;
  const roomFrom = (at: number) => (end === undefined ? undefined : end - (part.edges[at] ?? end));
  // The words before are narrowed, too, so that the end of the line does not look squeezed.
  const isTight = widthOf !== undefined && widthOf(text.slice(changed)) > (roomFrom(changed) ?? Infinity) * mostUneven;
  const from = isTight ? 0 : changed;
  const room = roomFrom(from);
  const piece = { from, after: text.slice(from), fit };
  return [room !== undefined && room > 0 ? { ...piece, room } : piece];
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
