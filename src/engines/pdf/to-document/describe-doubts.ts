import { listWords } from '../../../shared/list-words.ts';
import { rangesOf } from '../../../shared/page-ranges.ts';
import { type FlowPage, unreadableText } from '../../document-writers/flow-document.ts';

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
    .filter(({ kind, doubts }) => kind === 'scan' && !doubts.includes(unreadableText))
    .map(({ number }) => number);
  const sentences = scans.length === 0 ? [] : [describeScans(scans, keepsImages)];
  const byDoubt = new Map<string, number[]>();
  for (const { number, kind, doubts } of pages) {
    // Already reported as a scan.
    const isKnown = kind === 'scan' || recognised.includes(number);
    const others = isKnown ? doubts.filter((doubt) => !/\bscan\b/.test(doubt)) : doubts;
    for (const doubt of new Set(others)) byDoubt.set(doubt, [...(byDoubt.get(doubt) ?? []), number]);
  }
  for (const [doubt, numbers] of byDoubt) sentences.push(`${namePages(numbers)}: ${doubt}`);
  return sentences;
}

function describeScans(pages: readonly number[], keepsImages: boolean): string {
  const what =
    new Set(pages).size === 1
      ? `${namePages(pages)} is a scan: an image of text without text behind it.`
      : `${namePages(pages)} are scans: images of text without text behind them.`;
  const where = keepsImages ? 'In the result, it is an image as well' : 'It is not in the result';
  return `${what} ${pages.length === 1 ? where : where.replace('it is', 'they are').replace('It is', 'They are').replace('an image', 'images')}.`;
}

/** `[3, 5, 6, 7, 12]` → `'Pages 3, 5-7 and 12'`. */
export function namePages(pages: readonly number[]): string {
  const ranges = rangesOf([...new Set(pages)].sort((one, other) => one - other));
  const words = ranges.flatMap(({ from, to }) =>
    to === from + 1 ? [from, to] : [from === to ? from : `${from}-${to}`],
  );
  const named = words.length > maxNamedRanges ? [...words.slice(0, maxNamedRanges), 'others'] : words;
  const list = listWords(named.map(String)).replace(/, and /, ' and ');
  return `${words.length === 1 && ranges[0]?.from === ranges[0]?.to ? 'Page' : 'Pages'} ${list}`;
}
