import { safeFileName } from '../../shared/file-types.ts';
import { formatPages } from '../../shared/page-ranges.ts';

/** Longer titles and page lists are truncated in names. */
const maxTitleLength = 80;
const maxListLength = 40;

/** `'report.pdf'` → `'report'`. */
export const stemOf = (fileName: string): string => fileName.replace(/\.pdf$/i, '') || 'document';

/**
 * Unique names for the parts of a document, after their content. Consecutive pages are named (`report-page-3.pdf`,
 * `report-pages-1-3.pdf`), longer lists counted, and bookmarks numbered so that they sort (`report-02-Introduction.pdf`).
 */
export function nameParts(
  fileName: string,
  parts: readonly { pages: readonly number[]; title?: string }[],
  kind: 'bookmarks' | 'odd-even' | 'other',
): string[] {
  const stem = stemOf(fileName);
  const digits = String(parts.length).length;
  const used = new Map<string, number>();
  return parts.map(({ pages, title }, index) => {
    const number = String(index + 1).padStart(digits, '0');
    const what = kind === 'bookmarks' ? `${number}-${titleWords(title) || listed(pages)}` : wordsFor(pages, kind);
    const name = safeFileName(`${stem}-${what}.pdf`, `part-${number}.pdf`);
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : name.replace(/\.pdf$/, ` (${times}).pdf`);
  });
}

function wordsFor(pages: readonly number[], kind: 'odd-even' | 'other'): string {
  if (kind === 'odd-even') return (pages[0] ?? 1) % 2 === 1 ? 'odd-pages' : 'even-pages';
  return listed(pages);
}

function listed(pages: readonly number[]): string {
  if (pages.length === 1) return `page-${pages[0]}`;
  const list = formatPages(pages);
  return list.length <= maxListLength ? `pages-${list}` : `${pages.length}-pages-from-${pages[0]}`;
}

/** A title in one line, without characters that file systems refuse. */
const titleWords = (title: string | undefined): string =>
  [
    ...(title ?? '')
      .replaceAll(/[/\\]/g, '-')
      .replaceAll(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Z}])+/gu, ' ')
      .replaceAll(/[<>:"|?*]/g, ''),
  ]
    .slice(0, maxTitleLength)
    .join('')
    .trim();
