import { copyFile, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type ServedJob, serveJobs } from '../../../platform/processes/serve-jobs.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { compressPdf } from './compress-pdf.ts';
import { type CompressAnswer, type CompressTask, inputName, outputName } from './compress-tasks.ts';
import { SourceDrawer } from './document/source-drawer.ts';

/*
 * The process that compresses visitors' PDFs. It works through hostile files with decoders of all kinds and may take gigabytes
 * and minutes; only ending a process frees both for certain.
 */

// The images of a document are worked on side by side, each in one thread.
sharp.concurrency(1);
// Nothing of one visitor's file stays in memory for the next.
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
