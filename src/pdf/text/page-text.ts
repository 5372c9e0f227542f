import type { PdfiumDocument } from '../pdfium-document.ts';
import { readingOrder } from './reading-order.ts';
import { readSegments } from './text-segments.ts';

/**
 * The text of one page, counted from 0, in the order it is read, with an empty line between paragraphs; empty for a page
 * without text. Text that runs in another direction comes last. Throws PDF_PAGE_DAMAGED.
 */
export function readPageText(document: PdfiumDocument, index: number): string {
  const layers = document.withPage(index, (page) => readSegments(document.pdfium, page));
  return layers
    .map(({ segments }) =>
      readingOrder(segments)
        .map(({ text, gapBefore }) => `${gapBefore ? '\n' : ''}${text}`)
        .join('\n'),
    )
    .join('\n\n');
}
