import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PdfiumDocument } from '../../pdf/pdfium-document.ts';
import { type ServedJob, serveJobs } from '../../platform/processes/serve-jobs.ts';
import { t } from '../../shared/language/translate.ts';
import { refuseOverload } from '../pdf/objects/refuse-overload.ts';
import { SharedPdfium } from '../pdf/pdfium/pdfium-library.ts';
import { addLayers } from './documents/add-layers.ts';
import { exportText } from './documents/export-text.ts';
import { openPage } from './documents/open-page.ts';
import { planPages } from './documents/plan-pages.ts';
import { readLayers } from './documents/read-layers.ts';
import { countFrames, writeBase } from './documents/write-base.ts';
import { writeSearchable } from './layer/write-searchable.ts';
import {
  type ExportTask,
  imageName,
  inputName,
  layersName,
  type OcrTask,
  outputName,
  type PrepareTask,
  pageName,
  readingName,
  smallName,
} from './ocr-tasks.ts';
import { openImage, prepareImage } from './prepare-image.ts';

/*
 * The process that opens visitors' scans, one per core, each in a sandbox: codecs read hostile files, and a busy codec can
 * only be stopped by ending its process (docs/decisions/0002).
 */

sharp.concurrency(1);
// Keeps nothing of one visitor's file in memory for the next.
sharp.cache(false);

type Job = ServedJob<OcrTask>;
type Files = { input: string; inputs: Job['inputs']; outputs: Job['outputs'] };

const pdfium = new SharedPdfium();

serveJobs<OcrTask>((job: Job) => pdfium.attempt(() => work(job)));

async function work({ request, inputs, outputs, progress }: Job): Promise<unknown> {
  const input = inputs[inputName] ?? '';
  const output = outputs[outputName] ?? '';
  const layers = inputs[layersName] ?? '';
  switch (request.task) {
    case 'prepare':
      return prepare(request, { input, inputs, outputs });
    case 'plan': {
      const content = await readFile(input);
      refuseOverload(content);
      using document = PdfiumDocument.open(await pdfium.get(), content, request.password);
      return planPages(document, content);
    }
    case 'base': {
      const frames = await countFrames(input, request.type);
      await writeBase({ ...request, input, frames, output });
      return { frames };
    }
    case 'layer': {
      const content = await readFile(input);
      return addLayers(
        { content, password: request.password, layers: readLayers(layers), output },
        pdfium.get,
        (page) => progress(0, t('Page {page}', { page: page + 1 })),
      );
    }
    case 'export':
      return writeText(request, { input, inputs, outputs });
    case 'write': {
      let count = 0;
      const pages = request.pages.map((page) => ({
        ...page,
        images: page.images.map((image) => ({ ...image, image: inputs[pageName(count++)] ?? '' })),
      }));
      return writeSearchable({ pages, title: request.title, output }, (done) => progress(done / pages.length));
    }
  }
}

async function prepare(task: PrepareTask, { input, outputs }: Files) {
  const places = {
    reading: outputs[readingName] ?? '',
    small: outputs[smallName] ?? '',
    image: outputs[imageName],
  };
  const { from } = task;
  if (from.kind === 'image') return prepareImage(task, await openImage(from.type, from.frame, input), places);
  using document = PdfiumDocument.open(await pdfium.get(), await readFile(input), from.password);
  return await prepareImage(task, openPage(document, from.page), places);
}

async function writeText({ format, password, pageCount }: ExportTask, { input, inputs, outputs }: Files) {
  const output = outputs[outputName] ?? '';
  const layers = readLayers(inputs[layersName] ?? '');
  if (input === '') return exportText({ document: undefined, pageCount, layers }, format, output);
  using document = PdfiumDocument.open(await pdfium.get(), await readFile(input), password);
  return await exportText({ document, pageCount, layers }, format, output);
}
