import type { PageLine } from './page-lines.ts';
import {
  type LinesPlan,
  linesOfText,
  planLines,
  type RewrappedLines,
  textsOfParts,
  type WrittenPage,
} from './plan-text-changes.ts';
import { StyledLetters } from './styled-letters.ts';
import type { StyledRun } from './styled-runs.ts';
import type { TextBlock } from './text-blocks.ts';
import { cellsOf } from './text-columns.ts';

/** A page's text as it is edited: as one text, which lines of it belong to which of the page, and styles of its letters. */
export type PageText = { text: string; rewrapped: readonly RewrappedLines[]; runs: readonly StyledRun[] };

/** The same beside the lines of the page that have text. */
export type PlacedText = LinesPlan & WrittenPage & { lines: readonly PageLine[] };

/** @param letters writes the page's texts, and knows those of its lines */
export function placeText(
  lines: readonly PageLine[],
  { text, rewrapped, runs }: PageText,
  letters = new StyledLetters([text, ...lines.map((line) => line.text)]),
): PlacedText {
  const page = { written: letters.write(text, runs), letters, rewrapped };
  return { ...page, lines, ...planLines(lines, page) };
}

const currentLine = ({ lines, wanted }: PlacedText, at: number): string =>
  wanted.get(at) ?? lines[at]?.text.trimEnd() ?? '';

const originalLines = ({ lines }: PlacedText, first: number, last: number): string[] =>
  lines.slice(first, last + 1).map(({ text }) => text.trimEnd());

/** What a block says, line by line, written with its styles. */
export function linesOfBlock(page: PlacedText, block: TextBlock): string[] {
  const { first, last, cell } = block;
  if (cell !== undefined) return [cellsOn(page, first)[cell] ?? ''];
  const known = rewrappedTexts(page).get(first);
  if (known) return known;
  return Array.from({ length: last - first + 1 }, (_, at) => currentLine(page, first + at));
}

/** Whether what follows a block makes room for it. */
export const movesBelow = ({ rewrapped }: PlacedText, { first, cell }: TextBlock): boolean =>
  cell === undefined && rewrapped.some((entry) => entry.first === first && entry.below === 'move');

/** The page's text with other lines, written with their styles, in a block. */
export function withBlock(
  page: PlacedText,
  { first, last, cell }: TextBlock,
  lines: readonly string[],
  below?: 'move',
): PageText {
  const known = rewrappedTexts(page);
  const entries = new Map(page.rewrapped.map((entry) => [entry.first, entry]));
  const said = cell === undefined ? lines : [cellsOn(page, first).with(cell, lines.join(' ')).join('   ')];
  const filled = said.filter((line) => line.trim() !== '');
  known.set(first, filled);
  entries.delete(first);
  // Its lines are not to be wrapped again.
  if (filled.join('\n') !== originalLines(page, first, last).join('\n')) {
    entries.set(first, { first, last, count: filled.length, ...(below && { below }) });
  }
  const text: string[] = [];
  for (let at = 0; at < page.lines.length; ) {
    if (at > 0 && page.lines[at]?.gapBefore) text.push('');
    const own = known.get(at);
    text.push(...(own ?? [currentLine(page, at)]));
    at = own ? (at === first ? last : (entries.get(at)?.last ?? at)) + 1 : at + 1;
  }
  if (/\n$/.test(page.written)) text.push('');
  return { ...page.letters.read(text.join('\n')), rewrapped: [...entries.values()] };
}

/** The lines of each part that has another number of them than in the file. Those of other pages' shapes are left out. */
function rewrappedTexts({ lines, written, rewrapped }: PlacedText): Map<number, string[]> {
  const texts = linesOfText(written);
  const found = new Map<number, string[]>();
  let extra = 0;
  for (const { first, last, count } of rewrapped.toSorted((one, other) => one.first - other.first)) {
    found.set(first, texts.slice(first + extra, first + extra + count));
    extra += count - (last - first + 1);
  }
  return texts.length === lines.length + extra ? found : new Map();
}

function cellsOn(page: PlacedText, at: number): string[] {
  const line = page.lines[at];
  if (!line) return [];
  const wanted = page.wanted.get(at);
  const parts = wanted === undefined ? line.parts.map(({ text }) => text) : textsOfParts(line, wanted);
  return cellsOf(line).map(({ from, to }) => {
    const texts = parts.slice(from, to).map((text) => text.trim());
    return texts.filter((text) => text !== '').join(' ');
  });
}
