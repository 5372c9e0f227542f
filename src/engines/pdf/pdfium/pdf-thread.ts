import { readFile, stat } from 'node:fs/promises';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { maxFileBytes, PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { serveThread } from '../../../platform/processes/serve-thread.ts';
import { writeImages } from '../images-to-pdf/write-images.ts';
import { inspectFile } from '../inspect/inspect-file.ts';
import { refuseEndlessForms, refuseOverload, refuseTooManyObjects } from '../objects/refuse-overload.ts';
import { pdfErrors } from '../pdf.errors.ts';
import { planText } from '../text/plan-text.ts';
import { writeText } from '../text/write-text.ts';
import { convertDocument } from '../to-document/convert-document.ts';
import { drawPages } from './draw-pages.ts';
import { PageTally, type PdfRequest } from './pdf-tasks.ts';
import { loadPdfium } from './pdfium-library.ts';

/** PDFium's memory never shrinks; beyond this the thread is replaced. */
const maxMemoryBytes = 512_000_000;

let pdfium: Pdfium | undefined;
let isBroken = false;

serveThread<PdfRequest>(
  async (request) => {
    try {
      return await work(request);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // After a trap PDFium's memory cannot be trusted.
      isBroken = true;
      throw pdfErrors.notReadable(undefined, { log: `PDFium: ${error.message}`, cause: error });
    }
  },
  { isSpent: () => isBroken || (pdfium?.memory.bytes ?? 0) > maxMemoryBytes },
);

async function work(request: PdfRequest): Promise<unknown> {
  const tally = new PageTally(request.tally);
  tally.begin();
  if (request.task === 'images') return writeImages(request, tally);
  if ((await stat(request.input)).size > maxFileBytes) throw pdfErrors.tooLarge({ maxMegabytes: maxFileBytes / 1e6 });
  const content = await readFile(request.input);
  if (request.task === 'inspect') {
    refuseTooManyObjects(content);
    refuseEndlessForms(content);
  } else refuseOverload(content);
  pdfium ??= await loadPdfium();
  if (request.task === 'inspect') return inspectFile(pdfium, content, request.password);
  using document = PdfiumDocument.open(pdfium, content, request.password);
  switch (request.task) {
    case 'text':
      return await writeText(document, request, tally);
    case 'textPlan':
      return planText(document, request, tally);
    case 'document':
      return await convertDocument(document, request, tally);
    case 'render':
      return await drawPages(document, request, tally);
  }
}
