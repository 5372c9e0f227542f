import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { type PlannedPart, type PlannedSplit, planParts } from '../../pdf/plan-parts.ts';
import { AppError } from '../../shared/errors.ts';
import type { ImageBytes } from '../../web/kit/pdf/weigh-pages.ts';
import { estimateParts } from './estimate-parts.ts';
import type { SplitChoice } from './split-settings.tsx';

/** The expected parts, or why there are none. Estimated when splitting by size: the server decides. */
export type SplitPlan = { parts: readonly PlannedPart[]; isEstimate: boolean } | { problem: string };

/**
 * The server's plan, computed in the page. Undefined while nothing is chosen.
 *
 * @param images bytes of each page's images; undefined while unknown
 */
export function planSplit(
  choice: SplitChoice,
  document: PdfDocument | undefined,
  images: ImageBytes | undefined,
): SplitPlan | undefined {
  const split = plannedSplit(choice);
  if (!document) return undefined;
  const pageCount = document.pages.length;
  if (!split && (choice.splitMethod !== 'size' || !images)) return undefined;
  const bookmarks = () =>
    document.outline.flatMap(({ title, level, page }) => (page === undefined ? [] : [{ title, level, page }]));
  try {
    if (split) return { parts: planParts(split, { pageCount, bookmarks }), isEstimate: false };
    const { maxBytes } = choice;
    return { parts: estimateParts(images ?? [], { pageCount, bytes: document.bytes, maxBytes }), isEstimate: true };
  } catch (error) {
    // An estimate must not refuse anything.
    if (error instanceof AppError) return split ? { problem: error.message } : undefined;
    throw error;
  }
}

function plannedSplit({ splitMethod, pages, ranges, oneFile, every, level }: SplitChoice): PlannedSplit | undefined {
  switch (splitMethod) {
    case 'pages':
      return pages.trim() === '' ? undefined : { method: splitMethod, pages, oneFile };
    case 'range':
      return ranges.trim() === '' ? undefined : { method: splitMethod, ranges, oneFile };
    case 'every':
      return { method: splitMethod, pages: every };
    case 'bookmarks':
      return { method: splitMethod, level };
    case 'odd-even':
    case 'single':
      return { method: splitMethod };
    case 'size':
      return undefined;
  }
}
