import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packageVersion } from '../../../platform/processes/packages.ts';
import type { RunCommand } from '../../../platform/processes/run-command.ts';
import { describeError } from '../../../shared/errors.ts';
import type { FileType } from '../../../shared/file-types.ts';
import { MINUTE_MS, SECOND_MS } from '../../../shared/units.ts';
import { createConfinedImageProcesses, type ImageProcessesDependencies } from '../../confined-image-processes.ts';
import type { Engine } from '../../engines.ts';
import { createHeicDecoder } from '../../image/heic.ts';
import { openModel } from '../../onnx/open-model.ts';
import { cutoutErrors, cutoutRefusals } from './cutout.errors.ts';
import type { CutOutPhoto } from './cutout-capabilities.ts';
import { type CutoutTask, cutSchema, names, sampledSchema, sampleSide } from './cutout-tasks.ts';

export type CutoutEngineDependencies = ImageProcessesDependencies & { runCommand: RunCommand };

/** Maximum for a photo of 100 megapixels, as RGBA twice. */
const largestPhotoMb = 1800;
const timeoutMs = 2 * MINUTE_MS;

/** MediaPipe's selfie segmentation, see README.md beside it. */
const personModel = {
  path: fileURLToPath(new URL('./person-model/person.onnx', import.meta.url)),
  shape: { inputs: [[1, 3, sampleSide, sampleSide]], outputs: [[1, 1, sampleSide, sampleSide]] },
  memoryMb: 512,
  timeoutMs: 30 * SECOND_MS,
};

/** Cuts subjects out of photos (docs/decisions/0086). Nothing starts before the first photo. */
export function createCutoutEngine(dependencies: CutoutEngineDependencies): Engine {
  const { log } = dependencies;
  const heic = createHeicDecoder(dependencies.runCommand);
  const people = openModel(personModel, dependencies);
  const processes = createConfinedImageProcesses<CutoutTask>(dependencies, {
    name: 'cut-out',
    worker: new URL('./cutout-worker.ts', import.meta.url),
    heapMb: 768,
    fileMb: 1024,
    largestMb: largestPhotoMb,
  });

  type Photo = { path: string; type: FileType; upright: boolean };

  /** How likely each pixel belongs to a person, in a file beside `near`; undefined when the model does not run here. */
  async function findPeople({ path, ...photo }: Photo, near: string, signal: AbortSignal): Promise<string | undefined> {
    const [sample, answer] = [`${near}.sample`, `${near}.people`];
    await processes.run({
      request: { task: 'sample', ...photo },
      answer: sampledSchema,
      inputs: { [names.photo]: path },
      outputs: { [names.sample]: sample },
      timeoutMs,
      signal,
    });
    const pixels = await readFile(sample);
    await rm(sample);
    try {
      const data = planesOf(pixels);
      const [found] = await people.run({ inputs: [{ data, dims: [1, 3, sampleSide, sampleSide] }], signal });
      if (!found) return undefined;
      await writeFile(answer, new Uint8Array(found.data.buffer, found.data.byteOffset, found.data.byteLength));
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ reason: describeError(error) }, 'People are not recognised in photos: the model did not run');
      return undefined;
    }
  }

  const cutOutPhoto: CutOutPhoto = async (request) => {
    const { input, type, output, maskOutput, mask, picture, hints = [], signal, ...look } = request;
    if (type === 'svg') throw cutoutErrors.notAPhoto();
    const decoded = type === 'heic' ? await heic.decode(input, output, signal) : undefined;
    const photo: Photo = decoded ? { ...decoded, upright: true } : { path: input, type, upright: false };
    const found = mask
      ? undefined
      : await findPeople({ path: photo.path, type: photo.type, upright: photo.upright }, output, signal);
    try {
      return await processes.run({
        request: {
          task: 'cut',
          ...look,
          type: photo.type,
          upright: photo.upright,
          hints,
          hasPeople: found !== undefined,
          maskType: mask?.type,
          pictureType: picture?.type,
        },
        answer: cutSchema,
        inputs: {
          [names.photo]: photo.path,
          ...(found !== undefined && { [names.people]: found }),
          ...(mask && { [names.mask]: mask.path }),
          ...(picture && { [names.picture]: picture.path }),
        },
        outputs: { [names.result]: output, [names.resultMask]: maskOutput },
        timeoutMs,
        signal,
      });
    } finally {
      await decoded?.remove();
      if (found !== undefined) await rm(found, { force: true });
    }
  };

  return {
    name: 'cut-out',
    refusals: cutoutRefusals,
    provides: { cutOutPhoto },
    status: async () => {
      const model = people.status();
      const version = `sharp ${packageVersion('sharp')}, onnxruntime ${packageVersion('onnxruntime-node')}`;
      // Without the model, subjects are still found by their colours.
      const without = model.state === 'off' ? `, without people: ${model.reason}` : '';
      return { state: processes.state().running > 0 ? 'ready' : 'idle', version: version + without };
    },
    close: async () => {
      await Promise.all([processes.close(), people.close()]);
    },
  };
}

/** RGB bytes as the model takes them: one plane per colour, 0 to 1. */
function planesOf(pixels: Uint8Array): Float32Array {
  const count = sampleSide * sampleSide;
  const planes = new Float32Array(3 * count);
  for (let index = 0; index < 3 * count; index += 1) {
    planes[(index % 3) * count + Math.floor(index / 3)] = (pixels[index] ?? 0) / 255;
  }
  return planes;
}
