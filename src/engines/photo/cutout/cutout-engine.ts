import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packageVersion } from '../../../platform/processes/packages.ts';
import type { RunCommand } from '../../../platform/processes/run-command.ts';
import { showsSubject } from '../../../shared/cutout/find-subject.ts';
import { describeError } from '../../../shared/errors.ts';
import type { FileType } from '../../../shared/file-types.ts';
import { MINUTE_MS, SECOND_MS } from '../../../shared/units.ts';
import { createConfinedImageProcesses, type ImageProcessesDependencies } from '../../confined-image-processes.ts';
import type { Engine } from '../../engines.ts';
import { createHeicDecoder } from '../../image/heic.ts';
import type { MaskModels } from '../../onnx/library/mask-models.ts';
import { openModel } from '../../onnx/open-model.ts';
import { planesOf } from '../../onnx/planes.ts';
import { bytesOf } from '../../onnx/tensor-files.ts';
import { cutoutErrors, cutoutRefusals } from './cutout.errors.ts';
import type { CutOutPhoto } from './cutout-capabilities.ts';
import { type CutoutTask, cutSchema, names, sampledSchema } from './cutout-tasks.ts';
import { joinViews, personSide } from './person-views.ts';

export type CutoutEngineDependencies = ImageProcessesDependencies & {
  runCommand: RunCommand;
  maskModels: Pick<MaskModels, 'best'>;
};

/** Maximum for a photo of 100 megapixels, as RGBA twice. */
const largestPhotoMb = 1800;
const timeoutMs = 2 * MINUTE_MS;

/** MediaPipe's selfie segmentation, see README.md beside it. */
const personModel = {
  path: fileURLToPath(new URL('./person-model/person.onnx', import.meta.url)),
  shape: { inputs: [[1, 3, personSide, personSide]], outputs: [[1, 1, personSide, personSide]] },
  memoryMb: 512,
  timeoutMs: 30 * SECOND_MS,
};

/** Cuts subjects out of photos (docs/decisions/0086). Nothing starts before the first photo. */
export function createCutoutEngine(dependencies: CutoutEngineDependencies): Engine {
  const { log, maskModels } = dependencies;
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
  type Seen = { path: string; of: 'person' | 'subject'; width: number; height: number; model?: string };
  type Sample = { pixels: Uint8Array; width: number; height: number };

  /** What a model sees in the photo, in a file beside `near`: the best optional one that works, or the model of people. */
  async function see(photo: Photo, near: string, signal: AbortSignal): Promise<Seen | undefined> {
    const best = maskModels.best();
    const path = `${near}.likelihood`;
    const tries = [
      ...(best
        ? [{ of: 'subject' as const, model: best.name, side: best.side, squares: false, look: best.findSubject }]
        : []),
      { of: 'person' as const, side: personSide, squares: true, look: findPeople },
    ];
    for (const { look, side, squares, ...seen } of tries) {
      const { pixels, width, height } = await sample(photo, { near, side, squares, signal });
      const size = 3 * side ** 2;
      try {
        const views: Float32Array[] = [];
        for (let from = 0; from < pixels.length; from += size) {
          views.push(await look(pixels.subarray(from, from + size), signal));
        }
        const values = joinViews({ width, height }, views);
        // The model of people or the colours may still show one.
        if (values === undefined || (seen.of === 'subject' && !showsSubject(values))) continue;
        await writeFile(path, bytesOf(values));
        return { ...seen, width, height, path };
      } catch (error) {
        signal.throwIfAborted();
        log.warn({ model: seen.model ?? 'person', reason: describeError(error) }, 'A model did not run on a photo');
      }
    }
    return undefined;
  }

  async function sample(
    { path, ...photo }: Photo,
    { near, side, squares, signal }: { near: string; side: number; squares: boolean; signal: AbortSignal },
  ): Promise<Sample> {
    const output = `${near}.sample`;
    const size = await processes.run({
      request: { task: 'sample', ...photo, side, squares },
      answer: sampledSchema,
      inputs: { [names.photo]: path },
      outputs: { [names.sample]: output },
      timeoutMs,
      signal,
    });
    const pixels = await readFile(output);
    await rm(output);
    return { pixels, ...size };
  }

  async function findPeople(pixels: Uint8Array, signal: AbortSignal): Promise<Float32Array> {
    const data = planesOf(pixels, { mean: [0, 0, 0], deviation: [1, 1, 1] });
    const [found] = await people.run({ inputs: [{ data, dims: [1, 3, personSide, personSide] }], signal });
    if (!found) throw new Error('The model of people gave nothing');
    return found.data;
  }

  const cutOutPhoto: CutOutPhoto = async (request) => {
    const { input, type, output, maskOutput, mask, picture, hints = [], signal, ...look } = request;
    if (type === 'svg') throw cutoutErrors.notAPhoto();
    const decoded = type === 'heic' ? await heic.decode(input, output, signal) : undefined;
    const photo: Photo = decoded ? { ...decoded, upright: true } : { path: input, type, upright: false };
    const seen = mask
      ? undefined
      : await see({ path: photo.path, type: photo.type, upright: photo.upright }, output, signal);
    try {
      const cut = await processes.run({
        request: {
          task: 'cut',
          ...look,
          type: photo.type,
          upright: photo.upright,
          hints,
          likelihood: seen && { of: seen.of, width: seen.width, height: seen.height },
          maskType: mask?.type,
          pictureType: picture?.type,
        },
        answer: cutSchema,
        inputs: {
          [names.photo]: photo.path,
          ...(seen && { [names.likelihood]: seen.path }),
          ...(mask && { [names.mask]: mask.path }),
          ...(picture && { [names.picture]: picture.path }),
        },
        outputs: { [names.result]: output, [names.resultMask]: maskOutput },
        timeoutMs,
        signal,
      });
      return { ...cut, ...(seen?.model !== undefined && { model: seen.model }) };
    } finally {
      await decoded?.remove();
      if (seen) await rm(seen.path, { force: true });
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
