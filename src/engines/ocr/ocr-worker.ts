import sharp from 'sharp';
import { type ServedJob, serveJobs } from '../serve-jobs.ts';
import { writeSearchable } from './layer/write-searchable.ts';
import { inputName, type OcrTask, outputName, pageName, pictureName, readingName, smallName } from './ocr-tasks.ts';
import { preparePicture } from './prepare-picture.ts';

/*
 * The process that opens visitors' scans for OCR. The server runs one of these per core, each in a sandbox: codecs read
 * hostile files here, and a codec that is busy can only be stopped by ending its process (docs/decisions/0002).
 */

sharp.concurrency(1);
// Nothing of one visitor's file stays in memory for the next.
sharp.cache(false);

serveJobs<OcrTask>(async ({ request, inputs, outputs, progress }: ServedJob<OcrTask>) => {
  const input = inputs[inputName] ?? '';
  switch (request.task) {
    case 'prepare':
      return preparePicture(request, input, {
        reading: outputs[readingName] ?? '',
        small: outputs[smallName] ?? '',
        picture: outputs[pictureName],
      });
    case 'write': {
      let count = 0;
      const pages = request.pages.map((page) => ({
        ...page,
        pictures: page.pictures.map((picture) => ({ ...picture, picture: inputs[pageName(count++)] ?? '' })),
      }));
      const output = outputs[outputName] ?? '';
      return writeSearchable({ pages, title: request.title, output }, (done) => progress(done / pages.length));
    }
  }
});
