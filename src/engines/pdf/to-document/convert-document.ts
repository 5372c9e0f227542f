import { mkdir, rm } from 'node:fs/promises';
import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { t } from '../../../shared/language/translate.ts';
import { writeDocx } from '../../document-writers/docx/write-docx.ts';
import { countImages, textOfBlocks } from '../../document-writers/flow-blocks.ts';
import type { FlowDocument } from '../../document-writers/flow-document.ts';
import { writeHtml } from '../../document-writers/html/write-html.ts';
import { writeMarkdown } from '../../document-writers/markdown/write-markdown.ts';
import { writeCsv } from '../../document-writers/tables/write-csv.ts';
import { writeXlsx } from '../../document-writers/tables/write-xlsx.ts';
import { analyzeLayout } from '../layout-analysis/analyze-layout.ts';
import type { ConvertedPdf, FlowFormat } from '../pdf-capabilities.ts';
import { chosenPages } from '../pdfium/chosen-pages.ts';
import type { DocumentTask, PageTally } from '../pdfium/pdf-tasks.ts';
import { describeDoubts } from './describe-doubts.ts';
import { toDocumentErrors } from './to-document.errors.ts';

/** The words of all pages are in memory together. */
const maxPages = 3000;

type Written = { bytes: number; tables?: number };

const writers: Record<FlowFormat, (flow: FlowDocument, output: string) => Promise<Written>> = {
  docx: writeDocx,
  html: writeHtml,
  md: writeMarkdown,
  csv: writeCsv,
  xlsx: writeXlsx,
};

const isTableFormat = (format: FlowFormat): boolean => format === 'csv' || format === 'xlsx';
const keepsImages = (format: FlowFormat): boolean => format === 'docx' || format === 'html';

/** Converts the chosen pages to an editable document. Throws what `WritePdfFlow` throws. */
export async function convertDocument(
  document: PdfiumDocument,
  task: DocumentTask,
  tally: PageTally,
): Promise<ConvertedPdf> {
  const { pageCount } = document;
  const { format, output } = task;
  const pages = chosenPages(task.pages, pageCount);
  if (pages.length > maxPages) throw toDocumentErrors.tooManyPages({ pages: pages.length, maxPages });
  tally.expect(pages.length);
  const directory = `${output}.images`;
  await mkdir(directory);
  try {
    const flow = await analyzeLayout(document, { pages, directory, progress: () => tally.advance() });
    const titled = task.title === undefined || flow.title !== undefined ? flow : { ...flow, title: task.title };
    const { bytes, tables } = await writers[format](titled, output);
    const scans = flow.pages.filter(({ kind }) => kind === 'scan').length;
    if (tables === 0 && !(task.allowNoTable && scans > 0))
      throw toDocumentErrors.noTable({ onlyScans: scans === flow.pages.length });
    return {
      pageCount,
      pages: pages.length,
      bytes,
      ...(tables === undefined ? {} : { tables }),
      scannedPages: flow.pages.filter(({ kind }) => kind === 'scan').map(({ number }) => number),
      warnings: [...describeDoubts(flow.pages, keepsImages(format), task.recognised), ...describeLeftOut(flow, format)],
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** What the format cannot hold. Tables are only checked for tables. */
function describeLeftOut({ sections, pages }: FlowDocument, format: FlowFormat): string[] {
  if (isTableFormat(format)) return [];
  const sentences: string[] = [];
  const hasWords = sections.some(({ blocks }) => textOfBlocks(blocks) !== '');
  const hasScans = pages.some(({ kind }) => kind === 'scan');
  if (!hasWords && !hasScans) sentences.push(t('There is no text on these pages.'));
  if (format !== 'md') return sentences;
  const images = sections.reduce((sum, { blocks }) => sum + countImages(blocks), 0);
  if (images > 0) {
    sentences.push(
      t(
        '{images, plural, one {# image was left out: Markdown has room for text only. HTML and DOCX keep them.} other {# images were left out: Markdown has room for text only. HTML and DOCX keep them.}}',
        { images },
      ),
    );
  }
  const hasRunning = sections.some(({ header, footer }) => textOfBlocks([...header, ...footer]) !== '');
  if (hasRunning) sentences.push(t('Headers and footers were left out.'));
  return sentences;
}
