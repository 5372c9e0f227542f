import { join } from 'node:path';
import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import type { PageReading } from '../../../pdf/reading/page-reading.ts';
import type { FlowDocument } from '../../document-writers/flow-document.ts';
import { fitColumns } from './fit-columns.ts';
import { fitPages } from './fit-pages.ts';
import { fitPaper } from './fit-paper.ts';
import { markHeadings } from './headings.ts';
import { headsOfPages, numberingStarts, numbersOf } from './heads.ts';
import { joinParagraphs } from './join-paragraphs.ts';
import { findContinuedTables, joinTables } from './join-tables.ts';
import { measureLetters } from './letter-scales.ts';
import { takeLineNumbers } from './line-numbers.ts';
import { markLists } from './lists.ts';
import { keepSpaceAbove, pageStarts } from './page-breaks.ts';
import { flowOfPage } from './page-flow.ts';
import { framesOf } from './page-frame.ts';
import { readPage } from './read-page.ts';
import { takeRunningHeads } from './running-heads.ts';
import { type FlowingPage, sectionsOf } from './sections.ts';
import { writeImage } from './write-images.ts';

export type LayoutOptions = {
  /** Page indices from 0, in result order. */
  pages: readonly number[];
  /** Where images are put. */
  directory: string;
  /** Called after each page. */
  progress?: () => void;
  signal?: AbortSignal;
};

/** Four hundred pages of photos at 200 DPI; a few minutes of rendering and compression. */
const maxImagePixels = 1_500_000_000;

/**
 * Reconstructs an editable document from the geometry of a PDF's text, lines and images. Yields to the event loop between
 * pages. Throws PDF_PAGE_DAMAGED.
 */
export async function analyzeLayout(document: PdfiumDocument, options: LayoutOptions): Promise<FlowDocument> {
  const readings: PageReading[] = [];
  const budget = { pixels: maxImagePixels };
  for (const index of options.pages) {
    options.signal?.throwIfAborted();
    const { reading, pending } = readPage(document, index, budget);
    for (const [number, { image, ...figure }] of pending.entries()) {
      options.signal?.throwIfAborted();
      const name = join(options.directory, `page-${index + 1}-${number + 1}`);
      reading.figures.push({ ...figure, ...(await writeImage(image, name)) });
    }
    readings.push(reading);
    options.progress?.();
  }
  return flowDocument(readings);
}

/** The document built from all page readings. */
export function flowDocument(read: readonly PageReading[]): FlowDocument {
  const { readings: unnumbered, lineNumbers } = takeLineNumbers(read.map(fitPaper));
  const letterScales = measureLetters(unnumbered);
  const running = takeRunningHeads(unnumbered.map((reading) => ({ ...reading, letterScales })));
  const frames = framesOf(running.readings);
  const edgesOf = (index: number) => frames[index]?.text ?? { left: 0, right: 0 };
  const flows = running.readings.flatMap((reading, index) => {
    const frame = frames[index];
    return frame === undefined ? [] : [{ frame, ...flowOfPage(reading, frame.text) }];
  });
  const goesOn = findContinuedTables(flows);
  const numbers = numbersOf(running);
  const renumbered = numberingStarts(numbers);
  const starts = pageStarts(flows).map(
    (startsPage, index) => (startsPage || renumbered[index] === true) && !goesOn[index],
  );
  keepSpaceAbove(flows);
  const heads = headsOfPages(running, numbers, starts, edgesOf);
  const pages = flows.map((flow, index) => ({ ...flow, startsPage: starts[index] ?? true, heads: heads[index] }));
  fitPages(pages);
  joinTables(pages, goesOn);
  fitTables(pages);
  joinParagraphs(pages);
  const sections = sectionsOf(pages);
  if (lineNumbers !== undefined) for (const section of sections) section.lineNumbers = lineNumbers;
  markHeadings(sections);
  const texts = pages.flatMap(({ parts }) =>
    parts.flatMap(({ columns }) =>
      columns.flatMap(({ left, blocks }) => blocks.flatMap(({ text }) => (text === undefined ? [] : [{ text, left }]))),
    ),
  );
  markLists([texts, ...pages.flatMap(({ cells }) => cells)]);
  const doubtsOf = (index: number) => flows[index]?.doubts ?? [];
  return {
    sections,
    pages: unnumbered.map(({ number, kind, doubts }, index) => ({
      number,
      kind,
      doubts: [...doubts, ...doubtsOf(index)],
    })),
  };
}

function fitTables(pages: readonly FlowingPage[]): void {
  for (const { frame, parts } of pages) {
    for (const { columns } of parts) {
      for (const { left, right, blocks } of columns) {
        const room = columns.length > 1 ? right - left : frame.text.right - frame.text.left;
        fitColumns(
          blocks.map(({ block }) => block),
          room,
        );
      }
    }
  }
}
