import { copyFile, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type ServedJob, serveJobs } from '../../../platform/processes/serve-jobs.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { compressPdf } from './compress-pdf.ts';
import { type CompressAnswer, type CompressTask, inputName, outputName } from './compress-tasks.ts';
import { SourceDrawer } from './document/source-drawer.ts';

/*
 * The process that compresses visitors' PDFs. It decodes hostile files and may take gigabytes and minutes; only ending a
 * process reliably frees both.
 */

// A document's images are recoded in parallel, one thread each.
sharp.concurrency(1);
// Keeps nothing of one visitor's file in memory for the next.
sharp.cache(false);

const loading = loadPdfium();
const sourceDrawer = new SourceDrawer();

serveJobs<CompressTask>(
  async ({ request, inputs, outputs, progress }: ServedJob<CompressTask>): Promise<CompressAnswer> => {
    const input = inputs[inputName] ?? '';
    const output = outputs[outputName] ?? '';
    const { bytes, facts } = await compressPdf(
      { pdfium: await loading, sourceDrawer },
      await readFile(input),
      request,
      progress,
    );
    if (bytes) await writeFile(output, bytes);
    else await copyFile(input, output);
    return { facts, drawerLosses: sourceDrawer.takeLosses() };
  },
);
