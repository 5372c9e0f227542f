import { type PageRange, pagesOf, readPageRanges } from '../../../shared/page-ranges.ts';
import type { PdfSplit } from '../../engines.ts';
import { pdfErrors } from '../pdf.errors.ts';

/** One file of a split: pages of the source, counted from 1, and the bookmark they begin at. */
export type PlannedPart = { pages: number[]; title?: string };

export type Bookmark = { title: string; level: number; page: number };

/** More files than anyone wants to download one by one. */
export const maxParts = 1000;

/**
 * The parts that a split makes of a document. 'size' is not planned here, since only the written file tells its size.
 * Throws PAGES_INVALID, PDF_NO_BOOKMARKS and PDF_TOO_MANY_PARTS.
 */
export function planParts(
  split: Exclude<PdfSplit, { method: 'size' }>,
  document: { pageCount: number; bookmarks: () => readonly Bookmark[] },
): PlannedPart[] {
  const parts = plan(split, document);
  if (parts.length > maxParts) throw pdfErrors.tooManyParts({ parts: parts.length, maxParts });
  return parts;
}

function plan(
  split: Exclude<PdfSplit, { method: 'size' }>,
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
  if ('problem' in read) throw pdfErrors.pagesInvalid({ problem: read.problem });
  return read.ranges;
}

const allPages = (pageCount: number): number[] => Array.from({ length: pageCount }, (_, index) => index + 1);

const everyPages = (pageCount: number, size: number): PlannedPart[] =>
  Array.from({ length: Math.ceil(pageCount / size) }, (_, index) => ({
    pages: pagesOf([{ from: index * size + 1, to: Math.min(pageCount, (index + 1) * size) }]),
  }));

/**
 * Each part goes from a page with a bookmark to the page before the next one. Pages before the first bookmark are a part of
 * their own; a page with several bookmarks begins one part, called after the first of them.
 */
function fromBookmarks(pageCount: number, bookmarks: readonly Bookmark[], level: number): PlannedPart[] {
  const titles = new Map<number, string>();
  for (const { page, title, level: own } of bookmarks) {
    if (own <= level && !titles.has(page + 1)) titles.set(page + 1, title);
  }
  if (titles.size === 0) throw pdfErrors.noBookmarks();
  const starts = [...new Set([1, ...titles.keys()])].sort((a, b) => a - b);
  return starts.map((from, index) => {
    const title = titles.get(from);
    const pages = pagesOf([{ from, to: (starts[index + 1] ?? pageCount + 1) - 1 }]);
    return title === undefined ? { pages } : { pages, title };
  });
}
