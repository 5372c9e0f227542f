import { linesOf, type TextLine } from './text-blocks.ts';

/** Heads and feet are among this many lines at either end of a page. */
const linesAtEnds = 3;
/** They are on at least this share of the pages: odd and even ones may differ. */
const shareOfPages = 0.25;
const fewestPages = 3;
const pageNumber =
  /^[-–—|\s]*(?:page|seite|página|pagina|стр\.?)?\s*\d{1,4}(?:\s*(?:\/|of|von|de|sur|di|из)\s*\d{1,4})?[-–—|\s]*$/iu;

export type PagedText = {
  /** Where each page begins in the text. */
  pages: number[];
  /** Lines, by their start, that are heads, feet and page numbers. */
  furniture: Set<number>;
};

/** Finds the pages of a text that form feeds divide, and what is repeated at their heads and feet. */
export function findPages(text: string): PagedText {
  const pages: TextLine[][] = [[]];
  const starts = [0];
  for (const { line, endsPage } of linesOf(text)) {
    if (line.end > line.start) pages.at(-1)?.push(line);
    if (!endsPage) continue;
    pages.push([]);
    starts.push(text.indexOf('\f', line.end) + 1);
  }
  const ends = pages.map((lines) =>
    lines.length <= linesAtEnds * 2 ? lines : [...lines.slice(0, linesAtEnds), ...lines.slice(-linesAtEnds)],
  );
  const counts = new Map<string, number>();
  for (const lines of ends) {
    for (const pattern of new Set(lines.map((line) => patternOf(text, line)))) {
      counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    }
  }
  const fewest = Math.max(fewestPages, pages.length * shareOfPages);
  const furniture = new Set<number>();
  for (const line of ends.flat()) {
    const isNumber = pages.length > 1 && pageNumber.test(text.slice(line.start, line.end));
    if (isNumber || (counts.get(patternOf(text, line)) ?? 0) >= fewest) furniture.add(line.start);
  }
  return { pages: starts, furniture };
}

/** The same for all pages, whose numbers differ. */
const patternOf = (text: string, { start, end }: TextLine): string =>
  text
    .slice(start, end)
    .toLowerCase()
    .replaceAll(/\d+|\b[ivxl]+\b/g, '#')
    .replaceAll(/\s+/g, ' ');
