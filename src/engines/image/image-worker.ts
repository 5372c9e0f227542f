import sharp from 'sharp';
import { serveJobs } from '../serve-jobs.ts';
import { encodeImage } from './encode-image.ts';
import { checkBounds } from './image-bounds.ts';
import { type ImageAnswer, type ImageTask, inputName, outputName } from './image-tasks.ts';
import { readHeader } from './read-header.ts';

/*
 * The process that opens visitors' images. The server runs one of these per core, each in a sandbox: codecs read hostile files
 * here, and a codec that is busy can only be stopped by ending its process (docs/decisions/0002).
 */

// One image per process and one process per core: measured 1.58 times the throughput of threads within one image.
sharp.concurrency(1);
// Files of one visitor must not stay in memory for the next, and no file is opened twice.
sharp.cache(false);

serveJobs<ImageTask>(async ({ request, inputs, outputs }): Promise<ImageAnswer> => {
  const input = inputs[inputName] ?? '';
  const output = outputs[outputName] ?? '';
  switch (request.task) {
    case 'read': {
      const { width, height, frames, hasAlpha, orientation = 1 } = await readHeader(input, request.type);
      checkBounds({ width, height, frames: 1 });
      const size = orientation >= 5 ? { width: height, height: width } : { width, height };
      return { done: 'facts', facts: { ...size, frames, hasAlpha } };
    }
    case 'encode':
      return { done: 'facts', facts: await encodeImage(request, input, output) };
  }
});
