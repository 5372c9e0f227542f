import { readPageRanges } from '../../../shared/page-ranges.ts';
import { pdfErrors } from '../pdf.errors.ts';

/** More results than one call can handle. */
const maxChosenPages = 20_000;

/**
 * Page indices of a list such as '1,3,5-7', from 0, in its order; all pages without one. Throws PDF_NO_PAGES, PAGES_INVALID
 * and PDF_TOO_MANY_PAGES.
 */
export function chosenPages(list: string | undefined, pageCount: number): number[] {
  if (pageCount < 1) throw pdfErrors.noPages();
  if (list === undefined || list.trim() === '') {
    if (pageCount > maxChosenPages) throw pdfErrors.tooManyPages({ maxPages: maxChosenPages });
    return Array.from({ length: pageCount }, (_, index) => index);
  }
  const read = readPageRanges(list, pageCount);
  if ('problem' in read) throw pdfErrors.pagesInvalid({ problem: read.problem });
  const pages: number[] = [];
  for (const { from, to } of read.ranges) {
    if (pages.length + to - from >= maxChosenPages) throw pdfErrors.tooManyPages({ maxPages: maxChosenPages });
    for (let page = from; page <= to; page++) pages.push(page - 1);
  }
  return pages;
}
