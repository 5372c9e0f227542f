import { stat } from 'node:fs/promises';
import { packageVersion } from '../../platform/processes/packages.ts';
import type { RunCommand } from '../../platform/processes/run-command.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import { createConfinedImageProcesses, type ImageProcessesDependencies } from '../confined-image-processes.ts';
import type { Engine } from '../engines.ts';
import { createHeicDecoder } from '../image/heic.ts';
import { photoErrors, photoRefusals } from './photo.errors.ts';
import type { EnhancePhoto, EstimateEnhancement } from './photo-capabilities.ts';
import { enhancedSchema, estimateSchema, type PhotoTask, photoName, resultName, scratchesName } from './photo-tasks.ts';

export type PhotoEngineDependencies = ImageProcessesDependencies & { runCommand: RunCommand };

const timeoutMs = 20 * MINUTE_MS;
const estimateTimeoutMs = MINUTE_MS;

/** Improves photos with learned filters, in tiles over all cores. Nothing starts before the first photo. */
export function createPhotoEngine(dependencies: PhotoEngineDependencies): Engine {
  const heic = createHeicDecoder(dependencies.runCommand);
  const processes = createConfinedImageProcesses<PhotoTask>(dependencies, {
    name: 'photo',
    worker: new URL('./photo-worker.ts', import.meta.url),
    heapMb: 512,
    // 200 megapixels with transparency.
    fileMb: 1024,
    // 100 megapixels as WebP.
    largestMb: 3072,
  });

  const enhancePhoto: EnhancePhoto = async ({ input, type, output, signal, progress, scratches, ...request }) => {
    if (type === 'svg') throw photoErrors.notPhoto();
    const decoded = type === 'heic' ? await heic.decode(input, output, signal) : undefined;
    try {
      const enhanced = await processes.run({
        request: {
          task: 'enhance',
          ...request,
          type: decoded?.type ?? type,
          upright: decoded !== undefined,
          scratchesType: scratches?.type,
        },
        answer: enhancedSchema,
        inputs: { [photoName]: decoded?.path ?? input, ...(scratches && { [scratchesName]: scratches.path }) },
        outputs: { [resultName]: output },
        timeoutMs,
        onProgress: progress,
        signal,
      });
      return { ...enhanced, bytes: (await stat(output)).size };
    } finally {
      await decoded?.remove();
    }
  };

  const estimateEnhancement: EstimateEnhancement = ({ signal, ...request }) =>
    processes.run({
      request: { task: 'estimate', ...request },
      answer: estimateSchema,
      inputs: {},
      outputs: {},
      timeoutMs: estimateTimeoutMs,
      signal,
    });

  return {
    name: 'photo',
    refusals: photoRefusals,
    provides: { enhancePhoto, estimateEnhancement },
    status: async () => ({
      state: processes.state().running > 0 ? 'ready' : 'idle',
      version: `sharp ${packageVersion('sharp')}`,
    }),
    close: processes.close,
  };
}
