import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { type PlannedPart, type PlannedSplit, planParts } from '../../pdf/plan-parts.ts';
import { AppError } from '../../shared/errors.ts';
import type { ImageBytes } from '../../web/kit/pdf/weigh-pages.ts';
import { estimateParts } from './estimate-parts.ts';
import type { SplitChoice } from './split-settings.tsx';

/** What will come out, or why nothing can. By size it is an estimate: only the finished files tell. */
export type SplitPlan = { parts: readonly PlannedPart[]; isEstimate: boolean } | { problem: string };

/**
 * The same plan as the server's. Undefined while nothing is chosen.
 *
 * @param images bytes of the images of each page; undefined while nobody has weighed them
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
    // What is only estimated refuses nothing.
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
