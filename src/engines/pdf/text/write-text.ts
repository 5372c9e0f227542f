import { open } from 'node:fs/promises';
import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../pdf/text/page-text.ts';
import { chosenPages } from '../pdfium/chosen-pages.ts';
import type { PageTally, PdfAnswers, TextTask } from '../pdfium/pdf-tasks.ts';

/** Writes the text of the chosen pages to a file. */
export async function writeText(
  document: PdfiumDocument,
  task: TextTask,
  tally: PageTally,
): Promise<PdfAnswers['text']> {
  const { pageCount } = document;
  const pages = chosenPages(task.pages, pageCount);
  tally.expect(pages.length);
  const pagesWithoutText: number[] = [];
  const scannedPages: number[] = [];
  let characters = 0;
  await using file = await open(task.output, 'w');
  for (const [index, page] of pages.entries()) {
    const text = readPageText(document, page);
    if (text === '') {
      pagesWithoutText.push(page + 1);
      if (holdsImage(document, page)) scannedPages.push(page + 1);
    }
    characters += text.length;
    await file.write(`${separatorBefore(task.separator, index, page + 1)}${text}\n`);
    tally.advance();
  }
  return { pageCount, pages: pages.length, characters, pagesWithoutText, scannedPages };
}

/** `FPDF_PAGEOBJ_*` values. */
const types = { image: 3, form: 5 };
/** A scan consists of a few images; stops looking beyond this. */
const most = { objects: 500, depth: 3 };

function holdsImage(document: PdfiumDocument, index: number): boolean {
  const { api } = document.pdfium;
  let left = most.objects;
  const isOrHolds = (object: number, depth: number): boolean => {
    left -= 1;
    const type = object === 0 ? 0 : api.FPDFPageObj_GetType(object);
    if (type !== types.form || depth >= most.depth) return type === types.image;
    const count = api.FPDFFormObj_CountObjects(object);
    return anyOf(count, (place) => isOrHolds(api.FPDFFormObj_GetObject(object, place), depth + 1));
  };
  const anyOf = (count: number, test: (place: number) => boolean): boolean => {
    for (let place = 0; place < count && left > 0; place++) if (test(place)) return true;
    return false;
  };
  return document.withPage(index, (page) =>
    anyOf(api.FPDFPage_CountObjects(page), (place) => isOrHolds(api.FPDFPage_GetObject(page, place), 0)),
  );
}

function separatorBefore(separator: TextTask['separator'], index: number, page: number): string {
  if (separator === 'heading') return `${index === 0 ? '' : '\n'}--- Page ${page} ---\n\n`;
  if (index === 0) return '';
  return separator === 'formFeed' ? '\f' : '\n';
}
