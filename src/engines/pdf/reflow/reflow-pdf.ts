import type { PdfiumDocument } from '../pdfium/pdfium-document.ts';
import type { FlowDocument } from './flow-document.ts';
import { markHeadings } from './headings.ts';
import { flowOfPage } from './page-flow.ts';
import { framesOf } from './page-frame.ts';
import type { PageReading } from './page-reading.ts';
import { readPage } from './read-page.ts';
import { sectionsOf } from './sections.ts';

export type ReflowOptions = {
  /** Counted from 0, in the order of the result. */
  pages: readonly number[];
  /** Where pictures are put. */
  directory: string;
  /** Called after each page. */
  progress?: () => void;
  signal?: AbortSignal;
};

/**
 * Turns pages of a PDF into a document that flows, by geometry: where letters, lines and pictures stand. Blocks its thread
 * between pages only. Throws PDF_PAGE_DAMAGED.
 */
export async function reflowPdf(document: PdfiumDocument, options: ReflowOptions): Promise<FlowDocument> {
  const readings: PageReading[] = [];
  for (const index of options.pages) {
    options.signal?.throwIfAborted();
    readings.push(document.withPage(index, (page) => readPage(document.pdfium, page, index)));
    options.progress?.();
  }
  return flowDocument(readings);
}

/** The document that flows, from what its pages say. */
export function flowDocument(readings: readonly PageReading[]): FlowDocument {
  const frames = framesOf(readings);
  const pages = readings.flatMap((reading, index) => {
    const frame = frames[index];
    if (frame === undefined) return [];
    return [{ frame, parts: flowOfPage(reading, frame.text, []), header: [], footer: [] }];
  });
  const sections = sectionsOf(pages);
  markHeadings(sections);
  return { sections, pages: readings.map(({ number, kind, doubts }) => ({ number, kind, doubts })) };
}
