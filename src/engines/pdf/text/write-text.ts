import { open } from 'node:fs/promises';
import { chosenPages } from '../pdfium/chosen-pages.ts';
import type { PageTally, PdfAnswers, TextTask } from '../pdfium/pdf-tasks.ts';
import type { PdfiumDocument } from '../pdfium/pdfium-document.ts';
import { readPageText } from './page-text.ts';

/** Writes the text of the chosen pages into a file, page after page. */
export async function writeText(
  document: PdfiumDocument,
  task: TextTask,
  tally: PageTally,
): Promise<PdfAnswers['text']> {
  const { pageCount } = document;
  const pages = chosenPages(task.pages, pageCount);
  tally.expect(pages.length);
  const pagesWithoutText: number[] = [];
  let characters = 0;
  await using file = await open(task.output, 'w');
  for (const [index, page] of pages.entries()) {
    const text = readPageText(document, page);
    if (text === '') pagesWithoutText.push(page + 1);
    characters += text.length;
    await file.write(`${separatorBefore(task.separator, index, page + 1)}${text}\n`);
    tally.advance();
  }
  return { pageCount, pages: pages.length, characters, pagesWithoutText };
}

function separatorBefore(separator: TextTask['separator'], index: number, page: number): string {
  if (separator === 'heading') return `${index === 0 ? '' : '\n'}--- Page ${page} ---\n\n`;
  if (index === 0) return '';
  return separator === 'formFeed' ? '\f' : '\n';
}
