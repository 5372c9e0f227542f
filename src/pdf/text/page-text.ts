import type { PdfiumDocument } from '../pdfium-document.ts';
import { readingOrder } from './reading-order.ts';
import { readSegments } from './text-segments.ts';

/**
 * The text of a page, from index 0, in reading order, with an empty line between paragraphs; empty without text. Rotated text
 * comes last. Throws PDF_PAGE_DAMAGED.
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
