import { isSoftBreak } from '../../../shared/text/sentences.ts';

/** A line of a text, in UTF-16 units, without its line break. */
export type TextLine = { start: number; end: number };

/** A heading, paragraph or list item. Lines between its own, such as a page's foot, are not part of it. */
export type TextBlock = { kind: 'heading' | 'paragraph' | 'item'; lines: TextLine[] };

const lineBreak = /\r\n|[\n\r\v\u0085\u2028\u2029]|\f/g;
const letter = /\p{L}/u;
const sentenceEnd = /[.!?:;,…。！？：；؟।॥]["'”’»)\]]*$/u;
const lowerStart = /^["'“‘«(]?\p{Ll}/u;
const hyphenEnd = /\p{L}[-\u00ad\u2010]$/u;
const itemStart = /^(?:[-*+•◦‣▪●–]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+\S/u;
const markedHeading = /^#{1,6}\s+\S/;
const numberedHeading = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|[IVX]{1,5}\.|[A-Z]\.)\s+\p{Lu}/u;

const codeSigns = /[\\{}<>=|@_$]/;

/** Longer lines are no headings. */
const longestHeading = { characters: 100, words: 14 };

/** A line that reaches this share of a wrapped paragraph's width was broken by the margin. */
const fullLine = 0.72;
const widestColumn = 140;

/**
 * The headings, paragraphs and list items of plain text, by blank lines, line lengths and list marks.
 * @param leftOut lines that belong to nothing, such as page heads; paragraphs go on behind them
 */
export function findBlocks(text: string, leftOut: ReadonlySet<number> = new Set()): TextBlock[] {
  const blocks: TextBlock[] = [];
  let group: TextLine[] = [];
  let joinsPages = false;
  const close = () => {
    if (group.length === 0) return;
    addGroup(text, group, blocks, joinsPages);
    group = [];
    joinsPages = false;
  };
  for (const { line, endsPage } of linesOf(text)) {
    const isBlank = line.start === line.end;
    if (isBlank && group.length > 0) close();
    if (!isBlank && !leftOut.has(line.start)) group.push(line);
    if (endsPage) {
      close();
      joinsPages = true;
    }
  }
  close();
  return blocks;
}

/** Lines without surrounding spaces. */
export function* linesOf(text: string): Generator<{ line: TextLine; endsPage: boolean }> {
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(lineBreak)) {
    yield { line: trimmed(text, start, index), endsPage: mark === '\f' };
    start = index + mark.length;
  }
  yield { line: trimmed(text, start, text.length), endsPage: false };
}

function trimmed(text: string, start: number, end: number): TextLine {
  const line = text.slice(start, end);
  const from = start + line.length - line.trimStart().length;
  return { start: from, end: Math.max(from, start + line.trimEnd().length) };
}

/** Lines between two blank ones: one paragraph, several, a heading with its text, or a list. */
function addGroup(text: string, group: readonly TextLine[], blocks: TextBlock[], joinsPages: boolean): void {
  const width = group.length > 1 ? Math.max(...group.map(({ start, end }) => end - start)) : 0;
  const isWrapped = group.length > 2 && width <= widestColumn;
  let block = joinsPages ? openParagraph(text, group, blocks) : undefined;
  let previous: string | undefined;
  for (const [index, line] of group.entries()) {
    const words = text.slice(line.start, line.end);
    const isItem = itemStart.test(words) && !numberedHeading.test(words);
    const goesOn =
      block !== undefined && !isItem && (previous === undefined || isJoined(previous, words, isWrapped ? width : 0));
    if (goesOn && block?.kind !== 'heading') block?.lines.push(line);
    else {
      const isAlone = group.length === 1 || (index === 0 && startsSection(words));
      const kind = isItem ? 'item' : isHeading(words, isAlone) ? 'heading' : 'paragraph';
      block = { kind, lines: [line] };
      blocks.push(block);
    }
    previous = words;
  }
}

/** The last paragraph, when this group goes on with its sentence on the next page. */
function openParagraph(text: string, group: readonly TextLine[], blocks: readonly TextBlock[]): TextBlock | undefined {
  const last = blocks.at(-1);
  const end = last?.lines.at(-1);
  const [first] = group;
  if (!last || !end || !first || last.kind === 'heading') return undefined;
  const before = text.slice(end.start, end.end);
  const after = text.slice(first.start, first.end);
  return (lowerStart.test(after) && !sentenceEnd.test(before)) || hyphenEnd.test(before) ? last : undefined;
}

function isJoined(line: string, next: string, width: number): boolean {
  if (isSoftBreak(line, next) || hyphenEnd.test(line)) return true;
  return width > 0 && line.length >= width * fullLine && letter.test(line);
}

const startsSection = (line: string): boolean => markedHeading.test(line) || numberedHeading.test(line);

function isHeading(line: string, isAlone: boolean): boolean {
  if (markedHeading.test(line)) return true;
  if (!isAlone || line.length > longestHeading.characters || !letter.test(line) || lowerStart.test(line)) return false;
  if (codeSigns.test(line) || (line.match(/\p{L}/gu)?.length ?? 0) < line.length / 2) return false;
  return !sentenceEnd.test(line) && line.split(/\s+/).length <= longestHeading.words;
}

/** A heading's words without its number and marks. */
export const headingWords = (line: string): string =>
  line
    .replace(/^#{1,6}\s+/, '')
    .replace(/^(?:\d{1,2}(?:\.\d{1,2})*\.?|[IVXLC]{1,6}\.|[A-Z]\.)\s+/, '')
    .replace(/\s*#+\s*$/, '')
    .trim();
