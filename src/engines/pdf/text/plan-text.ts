import { readPageLines } from '../../../pdf/editing/page-lines.ts';
import {
  linesOfText,
  type PageWords,
  pageEnd,
  planTextChanges,
  type TextChange,
} from '../../../pdf/editing/plan-text-changes.ts';
import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { pdfErrors } from '../pdf.errors.ts';
import type { PageTally, PdfAnswers, TextPlanTask } from '../pdfium/pdf-tasks.ts';

/** Compares the text of every page with the new one. */
export function planText(
  document: PdfiumDocument,
  { newText }: TextPlanTask,
  tally: PageTally,
): PdfAnswers['textPlan'] {
  const { pageCount } = document;
  const pages = typeof newText === 'string' ? everyPage(newText, pageCount) : newText;
  tally.expect(pages.length);
  const changes: TextChange[] = [];
  const unplaced: { page: number; text: string }[] = [];
  for (const { page, text, rewrapped } of pages) {
    if (page > pageCount) throw pdfErrors.noSuchPage({ page, pages: pageCount });
    const lines = readPageLines(document, page - 1);
    changes.push(...planTextChanges(page, lines, text, rewrapped));
    if (lines.length === 0 && text.trim() !== '') unplaced.push({ page, text: text.trim() });
    tally.advance();
  }
  return { pageCount, changes, unplaced };
}

function everyPage(newText: string, pageCount: number): PageWords[] {
  const texts = newText.split(pageEnd);
  // Some end every page with a form feed, the last one, too.
  if (texts.length === pageCount + 1 && linesOfText(texts.at(-1) ?? '').length === 0) texts.pop();
  if (texts.length !== pageCount) throw pdfErrors.textPagesDiffer({ pages: texts.length, pageCount });
  return texts.map((text, index) => ({ page: index + 1, text, rewrapped: [] }));
}
