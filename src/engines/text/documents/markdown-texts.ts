import type { Range, TextPlace } from './text-places.ts';

/** What stands in front of a line's text: quotes, list items, tasks, headings. */
const linePrefix = /^(?:\s*(?:>|[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s))*\s*(?:\[[ xX]\]\s)?\s*/;
const fence = /^\s*(?:>\s*)*(`{3,}|~{3,})/;
const rule = /^\s*(?:(?:[-*_]\s*){3,}|=+\s*|-+\s*)$/;
const definition = /^\s{0,3}\[[^\]]+\]:\s/;

type Line = Range & { text: string };

/** Finds the texts of Markdown. Front matter, code, definitions of links and rules of tables stay. */
export function findMarkdownTexts(source: string): TextPlace[] {
  const lines = linesOf(source);
  const places: TextPlace[] = [];
  let paragraph: Line[] = [];
  const finish = () => {
    const [first, last] = [paragraph[0], paragraph.at(-1)];
    paragraph = [];
    if (first && last) places.push(...placeOf(source, { start: first.start, end: last.end }));
  };
  let closing: string | undefined;
  let index = frontMatterLines(lines);
  let isAfterBlank = true;
  let isInItem = false;
  const rows = rowsOf(lines);
  for (; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    const { text } = line;
    // Indented lines after a list item belong to it.
    const followsItem = isInItem;
    if (text.trim() !== '') isInItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(text) || (isInItem && /^\s/.test(text));
    const opens = fence.exec(text)?.[1];
    if (closing !== undefined) {
      if (opens?.startsWith(closing) && text.trim().replace(/^(?:>\s*)*/, '') === opens) closing = undefined;
      continue;
    }
    const isCode: boolean =
      opens !== undefined || (isAfterBlank && /^(?: {4}|\t)\s*[^\s*+\-\d>]/.test(text) && !followsItem);
    const isBlank = text.trim() === '';
    isAfterBlank = isBlank || (isAfterBlank && isCode);
    if (isBlank || isCode || rule.test(text) || definition.test(text) || isTableRule(text)) {
      finish();
      closing = opens;
      continue;
    }
    if (rows.has(line)) {
      finish();
      places.push(...cellsOf(line).flatMap((cell) => placeOf(source, cell)));
      continue;
    }
    const prefix = linePrefix.exec(text)?.[0] ?? '';
    if (prefix.trim() !== '' || paragraph.length === 0) {
      finish();
      const start = line.start + prefix.length;
      if (start < line.end) paragraph.push({ start, end: line.end, text });
      if (/^\s*#/.test(prefix)) finish();
    } else paragraph.push(line);
    // A line that ends by two spaces or a backslash breaks there.
    if (/(?: {2}|\\)$/.test(text)) {
      const last = paragraph.at(-1);
      if (last) last.end = line.start + text.replace(/(?: {2,}|\\)$/, '').length;
      finish();
    }
  }
  finish();
  return places;
}

function linesOf(source: string): Line[] {
  return Array.from(source.matchAll(/[^\n]*(?:\n|$)/g), ({ index, 0: all }) => {
    const text = all.replace(/\r?\n$/, '');
    return { start: index, end: index + text.length, text };
  });
}

function frontMatterLines(lines: readonly Line[]): number {
  if (lines[0]?.text.trim() !== '---') return 0;
  const end = lines.findIndex(({ text }, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(text));
  return end < 0 ? 0 : end + 1;
}

/** `|:---|---|` */
const isTableRule = (text: string): boolean =>
  text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .every((cell) => /^:?-+:?$/.test(cell.trim()));

/** The lines of tables: those with bars around a rule in the second one. */
function rowsOf(lines: readonly Line[]): Set<Line> {
  const rows = new Set<Line>();
  let table: Line[] = [];
  for (const line of [...lines, undefined]) {
    if (line?.text.includes('|')) table.push(line);
    else {
      if (isTableRule(table[1]?.text ?? '')) for (const row of table) rows.add(row);
      table = [];
    }
  }
  return rows;
}

function cellsOf({ start, text }: Line): Range[] {
  return Array.from(text.matchAll(/(?:\\.|`[^`]*`|[^|\\])+/g), ({ index, 0: all }) => {
    const inner = all.trim();
    const from = start + index + all.indexOf(inner);
    return { start: from, end: from + inner.length };
  });
}

/** Emphasis, links and images; code and what is escaped stays in the text. */
const inline =
  /\\.|(`+)(?!`)[\s\S]*?[^`]\1(?!`)|<[^<>\s][^<>]*>|!?\[(?=[^[\]]*\]\()|(?<=\[[^[\]]*)\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?:\s+"[^"]*")?\)|\*{1,3}|~~|(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/gu;

function placeOf(source: string, { start, end }: Range): TextPlace[] {
  const text = source.slice(start, end);
  if (!/\p{L}/u.test(text)) return [];
  const pieces: Range[] = [];
  let from = 0;
  for (const { index, 0: all } of text.matchAll(inline)) {
    if (/^[\\`<]/.test(all)) continue;
    pieces.push({ start: start + from, end: start + index });
    from = index + all.length;
  }
  pieces.push({ start: start + from, end });
  const isText = pieces.map((piece) => source.slice(piece.start, piece.end).trim() !== '');
  const used = pieces.slice(isText.indexOf(true), isText.lastIndexOf(true) + 1);
  return [{ pieces: used.map((piece) => [piece]) }];
}
