import { copyFile, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type ServedJob, serveJobs } from '../../../platform/processes/serve-jobs.ts';
import { SharedPdfium } from '../pdfium/pdfium-library.ts';
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

const pdfium = new SharedPdfium();
// Starts while the first file arrives.
void pdfium.get();
const sourceDrawer = new SourceDrawer();

serveJobs<CompressTask>(
  async ({ request, inputs, outputs, progress }: ServedJob<CompressTask>): Promise<CompressAnswer> => {
    const input = inputs[inputName] ?? '';
    const output = outputs[outputName] ?? '';
    const source = await readFile(input);
    const { bytes, facts } = await pdfium.attempt(async () =>
      compressPdf({ pdfium: await pdfium.get(), sourceDrawer }, source, request, progress),
    );
    if (bytes) await writeFile(output, bytes);
    else await copyFile(input, output);
    return { facts, drawerLosses: sourceDrawer.takeLosses() };
  },
);
