import { AppError } from '../../shared/errors.ts';
import type { PdfDocument } from '../../shared/pdf/pdf-document.ts';
import { type PlannedPart, type PlannedSplit, planParts } from '../../shared/pdf/plan-parts.ts';
import type { SplitChoice } from './split-settings.tsx';

/** What will come out, or why nothing can. */
export type SplitPlan = { parts: readonly PlannedPart[] } | { problem: string };

/** The same plan as the server's. Undefined while nothing is chosen, and for sizes, which only the finished files tell. */
export function planSplit(choice: SplitChoice, document: PdfDocument | undefined): SplitPlan | undefined {
  const split = plannedSplit(choice);
  if (!document || !split) return undefined;
  const bookmarks = () =>
    document.outline.flatMap(({ title, level, page }) => (page === undefined ? [] : [{ title, level, page }]));
  try {
    return { parts: planParts(split, { pageCount: document.pages.length, bookmarks }) };
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
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
