import { serveThread } from '../../../platform/processes/serve-thread.ts';
import { SharedPdfium } from '../pdfium/pdfium-library.ts';
import { splitPdf } from '../split/split-pdf.ts';
import { editPages } from './edit-pages.ts';
import { mergePdfs } from './merge-pdfs.ts';
import type { PageJob, PageTask } from './page-tasks.ts';
import { SourceMemory } from './source-memory.ts';

/* The thread that merges, splits and edits. Merging and splitting load PDFium only for encrypted or damaged files. */

const pdfium = new SharedPdfium();
const sources = new SourceMemory();

serveThread<PageTask>((job) => {
  const thousandths = new Int32Array(job.progress);
  const progress = (fraction: number) => Atomics.store(thousandths, 0, Math.round(fraction * 1000));
  const tools = { pdfium: pdfium.get, progress, read: sources.read };
  return pdfium.attempt<unknown>(() => work(job, tools));
});

function work(job: PageJob, tools: Parameters<typeof editPages>[1]): Promise<unknown> {
  if (job.name === 'merge') return mergePdfs(job.task, tools);
  return job.name === 'split' ? splitPdf(job.task, tools) : editPages(job.task, tools);
}
