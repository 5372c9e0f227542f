import sharp from 'sharp';
import { serveJobs } from '../../platform/processes/serve-jobs.ts';
import { enhancePhoto } from './enhance-photo.ts';
import { estimateEnhancement } from './estimate-enhancement.ts';
import { type PhotoTask, photoName, resultName, scratchesName } from './photo-tasks.ts';
import { createTileThreads } from './run-steps.ts';

// Keeps nothing of one visitor's file in memory for the next.
sharp.cache(false);
sharp.concurrency(1);

const threads = createTileThreads();

serveJobs<PhotoTask>(async ({ request, inputs, outputs, progress }) => {
  if (request.task === 'estimate') return { seconds: estimateEnhancement(request) };
  const paths = {
    input: inputs[photoName] ?? '',
    scratches: inputs[scratchesName],
    output: outputs[resultName] ?? '',
    temporary: process.cwd(),
  };
  return enhancePhoto(request, paths, { threads, progress });
});
