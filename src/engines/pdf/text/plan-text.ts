import { readPageLines } from '../../../pdf/editing/page-lines.ts';
import {
  linesOfText,
  type PageWords,
  pageEnd,
  planTextChanges,
  type TextChange,
} from '../../../pdf/editing/plan-text-changes.ts';
import { StyledLetters } from '../../../pdf/editing/styled-letters.ts';
import { runsWithin, type StyledRun } from '../../../pdf/editing/styled-runs.ts';
import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { pdfErrors } from '../pdf.errors.ts';
import type { PageTally, PdfAnswers, TextPlanTask } from '../pdfium/pdf-tasks.ts';

/** Compares the text of every page with the new one. */
export function planText(
  document: PdfiumDocument,
  { newText, runs = [] }: TextPlanTask,
  tally: PageTally,
): PdfAnswers['textPlan'] {
  const { pageCount } = document;
  const pages = typeof newText === 'string' ? everyPage(newText, runs, pageCount) : newText;
  tally.expect(pages.length);
  const changes: TextChange[] = [];
  const unplaced: { page: number; text: string }[] = [];
  for (const words of pages) {
    const { page, text } = words;
    if (page > pageCount) throw pdfErrors.noSuchPage({ page, pages: pageCount });
    const lines = readPageLines(document, page - 1);
    const letters = new StyledLetters([text, ...lines.map((line) => line.text)]);
    changes.push(...planTextChanges(words, lines, letters));
    if (letters.isFull) throw pdfErrors.tooManyStyles({ page });
    if (lines.length === 0 && text.trim() !== '') unplaced.push({ page, text: text.trim() });
    tally.advance();
  }
  return { pageCount, changes, unplaced };
}

function everyPage(newText: string, runs: readonly StyledRun[], pageCount: number): PageWords[] {
  const texts = newText.split(pageEnd);
  // Some end every page with a form feed, the last one, too.
  if (texts.length === pageCount + 1 && linesOfText(texts.at(-1) ?? '').length === 0) texts.pop();
  if (texts.length !== pageCount) throw pdfErrors.textPagesDiffer({ pages: texts.length, pageCount });
  let at = 0;
  return texts.map((text, index) => {
    const start = at;
    at += text.length + pageEnd.length;
    return { page: index + 1, text, rewrapped: [], runs: runsWithin(runs, start, start + text.length) };
  });
}
