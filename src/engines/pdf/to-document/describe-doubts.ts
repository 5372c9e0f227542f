import { t } from '../../../shared/language/translate.ts';
import { listWords } from '../../../shared/list-words.ts';
import { rangesOf } from '../../../shared/page-ranges.ts';
import { type FlowPage, scanDoubts, unreadableText } from '../../document-writers/flow-document.ts';

/** Pages or ranges named per sentence; the rest are only counted. */
const maxNamedRanges = 8;

/**
 * Warnings about differences from the pages, grouped by reason: `'Pages 3 and 7: ...'`. `keepsImages` says whether the result
 * shows scanned pages as images; pages already `recognised` are not reported as scans again.
 */
export function describeDoubts(
  pages: readonly FlowPage[],
  keepsImages: boolean,
  recognised: readonly number[] = [],
): string[] {
  const scans = pages
    .filter(({ kind, doubts }) => kind === 'scan' && !doubts.includes(unreadableText()))
    .map(({ number }) => number);
  const sentences = scans.length === 0 ? [] : [describeScans(scans, keepsImages)];
  const aboutScans = [scanDoubts.asImage(), scanDoubts.recognised()];
  const byDoubt = new Map<string, number[]>();
  for (const { number, kind, doubts } of pages) {
    // Already reported as a scan.
    const isKnown = kind === 'scan' || recognised.includes(number);
    const others = isKnown ? doubts.filter((doubt) => !aboutScans.includes(doubt)) : doubts;
    for (const doubt of new Set(others)) byDoubt.set(doubt, [...(byDoubt.get(doubt) ?? []), number]);
  }
  for (const [doubt, numbers] of byDoubt) sentences.push(`${namePages(numbers)}: ${doubt}`);
  return sentences;
}

function describeScans(numbers: readonly number[], keepsImages: boolean): string {
  const values = { count: new Set(numbers).size, pages: namePages(numbers) };
  return keepsImages
    ? t(
        '{count, plural, one {{pages} is a scan: an image of text without text behind it. In the result, it is an image as well.} other {{pages} are scans: images of text without text behind them. In the result, they are images as well.}}',
        values,
      )
    : t(
        '{count, plural, one {{pages} is a scan: an image of text without text behind it. It is not in the result.} other {{pages} are scans: images of text without text behind them. They are not in the result.}}',
        values,
      );
}

/** `[3, 5, 6, 7, 12]` → `'Pages 3, 5-7 and 12'`. */
export function namePages(pages: readonly number[]): string {
  const ranges = rangesOf([...new Set(pages)].sort((one, other) => one - other));
  const words = ranges.flatMap(({ from, to }) =>
    to === from + 1 ? [from, to] : [from === to ? from : `${from}-${to}`],
  );
  if (words.length > maxNamedRanges) {
    return t('Pages {pages} and others', { pages: words.slice(0, maxNamedRanges).join(', ') });
  }
  const list = listWords(words.map(String)).replace(/, and /, ' and ');
  return new Set(pages).size === 1 ? t('Page {page}', { page: list }) : t('Pages {pages}', { pages: list });
}
