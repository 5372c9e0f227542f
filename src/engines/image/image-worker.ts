import sharp from 'sharp';
import { type ServedJob, serveJobs } from '../../platform/processes/serve-jobs.ts';
import { compareDrawings } from './compare-drawings.ts';
import { encodeImage } from './encode-image.ts';
import { checkBounds } from './image-bounds.ts';
import type { ImageFacts } from './image-capabilities.ts';
import { type ImageTask, inputName, otherName, outputName, type ReadTask } from './image-tasks.ts';
import { isDeep, readHeader } from './read-header.ts';
import { stripMetadata } from './strip/strip-metadata.ts';

/*
 * The process that opens visitors' images, one per core, each in a sandbox: codecs read hostile files, and a busy codec can
 * only be stopped by ending its process (docs/decisions/0002).
 */

// One image per process and one process per core: measured at 1.58 times the throughput of threads within an image.
sharp.concurrency(1);
// Keeps nothing of one visitor's file in memory for the next.
sharp.cache(false);

serveJobs<ImageTask>(async ({ request, inputs, outputs }: ServedJob<ImageTask>) => {
  const input = inputs[inputName] ?? '';
  const output = outputs[outputName] ?? '';
  switch (request.task) {
    case 'read':
      return readFacts(request, input);
    case 'encode':
      return encodeImage(request, input, output);
    case 'strip':
      return { removed: await stripMetadata(request.type, input, output) };
    case 'compare':
      return { difference: await compareDrawings(input, inputs[otherName] ?? '') };
  }
});

async function readFacts({ type }: ReadTask, input: string): Promise<ImageFacts> {
  const header = await readHeader(input, type);
  const { width, height, frames, hasAlpha, orientation = 1 } = header;
  checkBounds({ width, height, frames: 1 });
  const size = orientation >= 5 ? { width: height, height: width } : { width, height };
  return { ...size, frames, hasAlpha, isDeep: isDeep(header) };
}
