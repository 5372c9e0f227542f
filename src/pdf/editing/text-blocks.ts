import type { LinePart, PageLine } from './page-lines.ts';
import { breakText, type Column, cellsOf, columnOf, endOf, joined, paragraphsOf, startOf } from './text-columns.ts';

/** What is edited in one field: a paragraph, a line that is none, or a cell of a table. */
export type TextBlock = {
  /** Places of its lines among those of the page that have text. Only a block of one line may be a cell. */
  first: number;
  last: number;
  /** Its parts on each line. */
  parts: { from: number; to: number }[];
  /** Place in its line; undefined for whole lines. */
  cell: number | undefined;
  column: Column | undefined;
};

/**
 * The blocks of a page's lines with text. Lines of a paragraph are one block where the next word did not fit; short lines that
 * end before, such as those of an address, are blocks of their own.
 */
export function textBlocks(lines: readonly PageLine[]): TextBlock[] {
  return paragraphsOf(lines).flatMap((paragraph) => {
    const column = columnOf(paragraph.flatMap((index) => lines[index] ?? []));
    if (!column) return paragraph.flatMap((index) => cellBlocks(lines[index], index));
    const blocks: TextBlock[] = [];
    for (const index of paragraph) {
      const line = lines[index];
      if (!line) continue;
      const parts = { from: 0, to: line.parts.length };
      const block = blocks.at(-1);
      if (block && goesOn(lines[index - 1], line, column)) {
        block.last = index;
        block.parts.push(parts);
      } else blocks.push({ first: index, last: index, parts: [parts], cell: undefined, column });
    }
    return blocks;
  });
}

function cellBlocks(line: PageLine | undefined, index: number): TextBlock[] {
  if (!line) return [];
  const cells = cellsOf(line);
  const whole = [{ from: 0, to: line.parts.length }];
  const isTable = cells.length > 1 && cells.length === line.text.trim().split(cellsApart).length;
  return (isTable ? cells : whole).map((parts, cell) => ({
    ...{ first: index, last: index, parts: [parts], cell: isTable ? cell : undefined },
    column: columnOfLine(line.parts.slice(parts.from, parts.to)),
  }));
}

/** A line alone is as wide as it needs to be. */
function columnOfLine(parts: LinePart[]): Column | undefined {
  const known = columnOf([{ parts }, { parts }]);
  return known && { ...known, end: Number.POSITIVE_INFINITY, isJustified: false };
}

/** Shorter lines are no lines of a paragraph. */
const leastLetters = 25;

/** A paragraph begins with an indent of this many sizes, or after a line more than usual. */
const starts = { indent: 0.6, pitch: 1.15 };

function goesOn(before: PageLine | undefined, line: PageLine, { end, widthOf, start, pitch }: Column): boolean {
  const last = before?.parts.at(-1);
  const [first] = line.parts;
  if (!before || !last || !first || before.text.trim().length < leastLetters) return false;
  // A word at its beginning stands out.
  if (line.parts.length > 1 && first.look.bold && !last.look.bold) return false;
  if (startOf(first) - start > starts.indent * first.look.size) return false;
  if (pitch > 0 && first.baseline - last.baseline > starts.pitch * pitch) return false;
  const [word = ''] = line.text.trim().split(' ');
  return endOf(last) + widthOf(` ${word}`) > end;
}

/** Three spaces and more stand between the cells of a line. */
const cellsApart = /\s{3,}/;

/** How wide each line of a block may be. Lines beyond its last one are below that. */
export function roomOf(lines: readonly PageLine[], { first, last, column }: TextBlock): (at: number) => number {
  return (at) => {
    const part = lines[Math.min(first + at, last)]?.parts[0];
    return column && part ? column.end - startOf(part) : Number.POSITIVE_INFINITY;
  };
}

/** The width of each line of a block, and of texts in it. */
type Space = { room: (at: number) => number; widthOf: (text: string) => number };

/** Lines may be set this much too long. */
const slack = 1.02;

/**
 * Wraps the lines of a block anew, from the one that was changed up to where they are as before: words without room go to the
 * next line, and those that have room again come back.
 */
export function reflow(texts: readonly string[], changed: number, { room, widthOf }: Space): string[] {
  const lines = [...texts];
  let touched = changed;
  for (let at = Math.max(0, changed - 1); at < lines.length && at <= touched; at++) {
    const { kept, rest } = breakText(lines[at] ?? '', room(at), widthOf, slack);
    if (rest !== '') {
      lines[at] = kept;
      lines.splice(at + 1, 1, spaced(rest, lines[at + 1] ?? ''));
      touched = Math.max(touched, at + 1);
      continue;
    }
    for (let next = lines[at + 1]; next !== undefined; next = lines[at + 1]) {
      const [, word = '', after = ''] = /^(\S*)\s?(.*)$/s.exec(next) ?? [];
      const longer = spaced(lines[at] ?? '', word);
      if (widthOf(longer.trimEnd()) > room(at)) break;
      lines[at] = longer;
      lines.splice(at + 1, 1, ...(after === '' ? [] : [after]));
      touched = Math.max(touched, at + 1);
    }
  }
  return lines;
}

/** Wraps the whole of a block anew, into as many lines as it needs. */
export const wrapWhole = (texts: readonly string[], space: Space): string[] =>
  reflow([texts.reduce(spaced, '')], 0, space);

/** Lines are set more tightly by up to this much, so that a paragraph keeps its number of lines. */
const mostTightened = 1.6;
const tightSteps = 30;

/**
 * Wraps the lines of a block anew after one was changed. When there are more than the block has room for, all are filled
 * further, and set as much more tightly; more lines only when that would be too tight to read.
 * @param original how the file has them
 */
export function fitBlock(
  texts: readonly string[],
  { changed, original, ...space }: Space & { changed: number; original: readonly string[] },
): string[] {
  const whole = texts.reduce(spaced, '');
  const { room, widthOf } = space;
  const isTightened = texts.some((text, at) => at !== changed && widthOf(text.trimEnd()) > room(at) * firstStep);
  const wrapped = isTightened ? reflow([whole], 0, space) : reflow(texts, changed, space);
  if (wrapped.length <= original.length) return wrapped;
  const tightened = (steps: number) =>
    reflow([whole], 0, { room: (at) => room(at) * (1 + (steps * (mostTightened - 1)) / tightSteps), widthOf });
  let [least, most] = [1, tightSteps];
  let best = tightened(most);
  if (best.length > original.length) return wrapped;
  while (least < most) {
    const middle = (least + most) >> 1;
    const lines = tightened(middle);
    if (lines.length <= original.length) [most, best] = [middle, lines];
    else least = middle + 1;
  }
  return best;
}

/** How many lines more than `count` a text would need, with its letters as wide as in the file. */
export const linesBeyond = (count: number, texts: readonly string[], space: Space): number =>
  Math.max(0, wrapWhole(texts, space).length - count);

/** More than any line of the file is too long as it is estimated. */
const firstStep = 1.06;

/** A block's lines as they are saved where nothing below moves: what is left over stands on the last one. */
export const withinLines = (texts: readonly string[], count: number): string[] =>
  texts.length <= count ? [...texts] : [...texts.slice(0, count - 1), texts.slice(count - 1).reduce(joined, '')];

const spaced = (one: string, other: string): string =>
  one.endsWith(' ') && other !== '' ? one + other : joined(one, other);
