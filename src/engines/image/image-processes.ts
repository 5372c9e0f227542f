import type { Supervisor } from '../../platform/processes/supervisor.ts';
import { createConfinedImageProcesses, type ImageProcessesDependencies } from '../confined-image-processes.ts';
import type { ImageTask } from './image-tasks.ts';

export type ImageProcesses = Supervisor<ImageTask>;

/** Maximum for one image: 100 megapixels as lossless WebP, measured at 2,573 MB. */
const largestImageMb = 3072;

export const createImageProcesses = (dependencies: ImageProcessesDependencies): ImageProcesses =>
  createConfinedImageProcesses(dependencies, {
    name: 'image',
    worker: new URL('./image-worker.ts', import.meta.url),
    heapMb: 512,
    fileMb: 2048,
    largestMb: largestImageMb,
  });
