import { serveThread } from '../../../platform/processes/serve-thread.ts';
import { SharedPdfium } from '../pdfium/pdfium-library.ts';
import { splitPdf } from '../split/split-pdf.ts';
import { mergePdfs } from './merge-pdfs.ts';
import type { PageTask } from './page-tasks.ts';

/* The thread that merges and splits. Loads PDFium only for the first encrypted or damaged file. */

const pdfium = new SharedPdfium();

serveThread<PageTask>((job) => {
  const thousandths = new Int32Array(job.progress);
  const progress = (fraction: number) => Atomics.store(thousandths, 0, Math.round(fraction * 1000));
  const tools = { pdfium: pdfium.get, progress };
  return pdfium.attempt<unknown>(() => (job.name === 'merge' ? mergePdfs(job.task, tools) : splitPdf(job.task, tools)));
});
