import { t } from './language/translate.ts';

/** Pages from `from` to `to`, inclusive and from 1. */
export type PageRange = { from: number; to: number };

export type PageRanges = { ranges: PageRange[] } | { problem: string };

/** Longer lists are refused unread. */
export const maxListLength = 20_000;

/**
 * Parses a page list such as `'1,3,5-7'` for a document of `pageCount` pages: comma-separated pages or ranges, in the given
 * order, repetitions allowed. `'5-'` runs to the end. Spaces are ignored. Returns the ranges, or a sentence that names the
 * faulty part and says what is allowed.
 * Without `pageCount` (a form validated before the document is read) there is no last page.
 */
export function readPageRanges(list: string, pageCount = Number.POSITIVE_INFINITY): PageRanges {
  if (list.length > maxListLength) {
    return {
      problem: t('The page list is longer than {maxListLength} characters. Please use ranges, such as 1-500.', {
        maxListLength,
      }),
    };
  }
  const ranges: PageRange[] = [];
  const parts = list.split(',').map((part) => part.trim());
  for (const part of parts) {
    const range = readPart(part, parts.length > 1, pageCount);
    if ('problem' in range) return range;
    ranges.push(range);
  }
  return { ranges };
}

function readPart(part: string, isOneOfMany: boolean, pageCount: number): PageRange | { problem: string } {
  if (part === '') {
    return {
      problem: isOneOfMany
        ? `${t('A comma in the page list has nothing before or after it.')} ${allowed()}`
        : `${t('The page list is empty.')} ${allowed()}`,
    };
  }
  const [, first, dash, last] = /^(\d{1,9})\s*(?:([-\u2013])\s*(\d{1,9})?)?$/.exec(part) ?? [];
  if (first === undefined)
    return { problem: `${t("'{part}' is neither a page nor a range.", { part: shown(part) })} ${allowed()}` };
  const from = Number(first);
  const to = last !== undefined ? Number(last) : dash === undefined ? from : Math.max(from, pageCount);
  if (from === 0 || to === 0)
    return { problem: `${t("'{part}' begins before page 1.", { part })} ${pagesThatExist(pageCount)}` };
  if (to < from)
    return { problem: t("The range '{part}' runs backwards. Please write {to}-{from}.", { part, to, from }) };
  // An open end fits any document; only its beginning must exist.
  const farthest = dash !== undefined && last === undefined ? from : to;
  if (farthest > pageCount) {
    return {
      problem: `${t("'{part}' goes beyond the last page.", { part })} ${pagesThatExist(pageCount)}`,
    };
  }
  return { from, to };
}

const allowed = () => t('Please write pages and ranges with commas between them, such as 1,3,5-7.');

const pagesThatExist = (pageCount: number): string => {
  if (pageCount === Number.POSITIVE_INFINITY) return t('Pages are counted from 1.');
  return t('{pageCount, plural, one {This document has 1 page.} other {This document has the pages 1 to {last}.}}', {
    pageCount,
    last: pageCount,
  });
};

const shown = (part: string): string => part.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\uFFFD').slice(0, 40);

/** The number of pages, counting repetitions. */
export const countPages = (ranges: readonly PageRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** `[{ from: 5, to: 7 }, { from: 1, to: 1 }]` → `[5, 6, 7, 1]`. The ranges must be finite. */
export const pagesOf = (ranges: readonly PageRange[]): number[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The runs of consecutive pages: `[1, 2, 3, 5]` → `[{ from: 1, to: 3 }, { from: 5, to: 5 }]`. */
export function rangesOf(pages: readonly number[]): PageRange[] {
  const ranges: PageRange[] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last.to + 1) last.to = page;
    else ranges.push({ from: page, to: page });
  }
  return ranges;
}

/** The shortest list of these pages in this order: `[1, 2, 3, 5]` → `'1-3,5'`. */
export const formatPages = (pages: readonly number[]): string =>
  rangesOf(pages)
    .map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`))
    .join(',');
