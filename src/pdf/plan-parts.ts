import { type PageRange, pagesOf, readPageRanges } from '../shared/page-ranges.ts';
import { splitErrors } from './split-errors.ts';

/** Splits whose parts are known in advance. Lists look like '1,3,5-7'. */
export type PlannedSplit =
  /** Each page becomes a file; with `oneFile` all of them together. */
  | { method: 'pages'; pages: string; oneFile: boolean }
  /** Each range becomes a file; with `oneFile` all of them together. */
  | { method: 'range'; ranges: string; oneFile: boolean }
  | { method: 'every'; pages: number }
  | { method: 'odd-even' }
  | { method: 'single' }
  /** From bookmark to bookmark; 1 is the top level. */
  | { method: 'bookmarks'; level: number };

/** One file of a split: source pages, from 1, and the bookmark they begin at. */
export type PlannedPart = { pages: number[]; title?: string };

export type Bookmark = { title: string; level: number; page: number };

/** More files than anyone downloads. */
export const maxParts = 1000;

/**
 * The parts of a split. 'size' cannot be planned, since sizes are known only after writing. Throws PAGES_INVALID,
 * PDF_NO_BOOKMARKS and PDF_TOO_MANY_PARTS.
 */
export function planParts(
  split: PlannedSplit,
  document: { pageCount: number; bookmarks: () => readonly Bookmark[] },
): PlannedPart[] {
  const parts = plan(split, document);
  if (parts.length > maxParts) throw splitErrors.tooManyParts({ parts: parts.length, maxParts });
  return parts;
}

function plan(
  split: PlannedSplit,
  { pageCount, bookmarks }: { pageCount: number; bookmarks: () => readonly Bookmark[] },
): PlannedPart[] {
  switch (split.method) {
    case 'pages': {
      const pages = pagesOf(rangesIn(split.pages, pageCount));
      return split.oneFile ? [{ pages }] : pages.map((page) => ({ pages: [page] }));
    }
    case 'range': {
      const ranges = rangesIn(split.ranges, pageCount);
      return split.oneFile ? [{ pages: pagesOf(ranges) }] : ranges.map((range) => ({ pages: pagesOf([range]) }));
    }
    case 'every':
      return everyPages(pageCount, split.pages);
    case 'odd-even':
      return [1, 2].flatMap((first) => {
        const pages = allPages(pageCount).filter((page) => page % 2 === first % 2);
        return pages.length === 0 ? [] : [{ pages }];
      });
    case 'single':
      return everyPages(pageCount, 1);
    case 'bookmarks':
      return fromBookmarks(pageCount, bookmarks(), split.level);
  }
}

function rangesIn(list: string, pageCount: number): PageRange[] {
  const read = readPageRanges(list, pageCount);
  if ('problem' in read) throw splitErrors.pagesInvalid({ problem: read.problem });
  return read.ranges;
}

const allPages = (pageCount: number): number[] => Array.from({ length: pageCount }, (_, index) => index + 1);

const everyPages = (pageCount: number, size: number): PlannedPart[] =>
  Array.from({ length: Math.ceil(pageCount / size) }, (_, index) => ({
    pages: pagesOf([{ from: index * size + 1, to: Math.min(pageCount, (index + 1) * size) }]),
  }));

/**
 * Each part runs from a bookmarked page to the page before the next one. Pages before the first bookmark are a part of their
 * own; a page with several bookmarks starts one part, named after the first.
 */
function fromBookmarks(pageCount: number, bookmarks: readonly Bookmark[], level: number): PlannedPart[] {
  const titles = new Map<number, string>();
  for (const { page, title, level: own } of bookmarks) {
    if (own <= level && !titles.has(page + 1)) titles.set(page + 1, title);
  }
  if (titles.size === 0) throw splitErrors.noBookmarks();
  const starts = [...new Set([1, ...titles.keys()])].sort((a, b) => a - b);
  return starts.map((from, index) => {
    const title = titles.get(from);
    const pages = pagesOf([{ from, to: (starts[index + 1] ?? pageCount + 1) - 1 }]);
    return title === undefined ? { pages } : { pages, title };
  });
}

/** Adds or removes a cut before a page: `toggleCut('1-6', 4, 6)` → `'1-3,4-6'`. */
export function toggleCut(list: string, page: number, pageCount: number): string {
  const read = readPageRanges(list, pageCount);
  const starts = new Set('ranges' in read ? read.ranges.map(({ from }) => from) : []);
  if (page > 1 && !starts.delete(page)) starts.add(page);
  const sorted = [...starts.add(1)].sort((a, b) => a - b);
  const ranges = sorted.map((from, index) => ({ from, to: (sorted[index + 1] ?? pageCount + 1) - 1 }));
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
