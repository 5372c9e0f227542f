import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { describeDocument } from '../../../pdf/describe-document.ts';
import { inspectDocument } from '../../../pdf/inspect-document.ts';
import { closeDocument, type OpenDocument, openDocument } from '../../../pdf/open-document.ts';
import type { PdfDescription } from '../../../pdf/pdf-document.ts';
import { pdfErrors } from '../../../pdf/pdf-errors.ts';
import type { PdfFacts } from '../../../pdf/pdf-facts.ts';
import { MB } from '../../../shared/units.ts';
import { answerQuestions } from '../worker/answer-questions.ts';
import { fetchPdfium, startPdfium } from './load-pdfium.ts';
import { renderPage } from './render-page.ts';
import { type PictureBytes, weighPages } from './weigh-pages.ts';

/** Larger files are not copied in the browser's memory for the sake of a few facts. */
const maxCopiedBytes = 64 * MB;

const documents = new Map<number, OpenDocument>();
let starting: Promise<WrappedPdfiumModule> | undefined;

function pdfium(): Promise<WrappedPdfiumModule> {
  starting ??= fetchPdfium().then(startPdfium);
  // What could not be loaded is asked for again the next time.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

const pdfWork = {
  /** Loads PDFium, so that the first file does not wait for it. */
  async start(): Promise<void> {
    await pdfium();
  },
  /** Opens a file under an id of the asker's choice. */
  async open({ id, file, password }: { id: number; file: Blob; password?: string }): Promise<PdfDescription> {
    const [engine, content] = await Promise.all([pdfium(), file.arrayBuffer()]);
    const open = openDocument(engine, new Uint8Array(content), password);
    try {
      const description = describeDocument(engine, open.document);
      documents.set(id, open);
      return description;
    } catch (error) {
      closeDocument(engine, open);
      throw error;
    }
  },
  /** @returns the page's picture, which belongs to the asker. */
  async render({ id, page, width }: { id: number; page: number; width: number }): Promise<ImageBitmap> {
    const open = documents.get(id);
    if (!open) throw pdfErrors.page({ page }, { log: `document ${id} is not open` });
    return createImageBitmap(renderPage(await pdfium(), open, page, width));
  },
  /** What the document is: the same facts that the server tells (`POST /api/tools/pdf-inspect`), without sending it there. */
  async inspect({ id, hasPassword }: { id: number; hasPassword: boolean }): Promise<PdfFacts> {
    const open = documents.get(id);
    if (!open) throw pdfErrors.damaged(undefined, { log: `document ${id} is not open` });
    const engine = await pdfium();
    const { document, bytes } = open;
    return inspectDocument(engine, document, { bytes, hasPassword, copies: bytes <= maxCopiedBytes });
  },
  async weigh(id: number): Promise<PictureBytes> {
    const open = documents.get(id);
    if (!open) throw pdfErrors.damaged(undefined, { log: `document ${id} is not open` });
    return weighPages(await pdfium(), open.document);
  },
  async close(id: number): Promise<void> {
    const open = documents.get(id);
    documents.delete(id);
    if (open) closeDocument(await pdfium(), open);
  },
};
export type PdfWork = typeof pdfWork;

answerQuestions(pdfWork);
