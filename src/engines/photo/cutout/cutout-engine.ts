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
import { type CutoutTask, type CutTask, cutSchema, names, type SampleTask, sampledSchema } from './cutout-tasks.ts';
import { type FoundObject, objectShape, objectSide, objectsOf } from './find-objects.ts';
import { type Looking, lookForRegions, wholeView } from './look-for-regions.ts';
import { personSide } from './person-views.ts';

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

/** An SSD MobileNet of MediaPipe, see README.md beside it. */
const objectModel = {
  path: fileURLToPath(new URL('./object-model/objects.onnx', import.meta.url)),
  shape: {
    inputs: [[1, 3, objectSide, objectSide]],
    outputs: [
      [1, objectShape.anchors, 4],
      [1, objectShape.anchors, objectShape.classes],
    ],
  },
  memoryMb: 512,
  timeoutMs: 30 * SECOND_MS,
};

/** Cuts subjects out of photos (docs/decisions/0086). Nothing starts before the first photo. */
export function createCutoutEngine(dependencies: CutoutEngineDependencies): Engine {
  const { log, maskModels } = dependencies;
  const heic = createHeicDecoder(dependencies.runCommand);
  const objects = openModel(objectModel, dependencies);
  const people = openModel(personModel, dependencies);
  const processes = createConfinedImageProcesses<CutoutTask>(dependencies, {
    name: 'cut-out',
    worker: new URL('./cutout-worker.ts', import.meta.url),
    heapMb: 768,
    fileMb: 1024,
    largestMb: largestPhotoMb,
  });

  type Photo = { path: string; type: FileType; upright: boolean };
  type Seen = { path: string; task: NonNullable<CutTask['seen']>; model?: string };

  /** Errors that are no model's: the next one would meet them, too. */
  const faultsOfPhotos = new WeakSet<Error>();

  /** What models see in the photo, in a file beside `near`: the best optional one that works, or those of objects and people. */
  async function see(photo: Photo, near: string, signal: AbortSignal): Promise<Seen | undefined> {
    const best = maskModels.best();
    const path = `${near}.likelihood`;
    const sample: Looking['sample'] = (side, views) =>
      samplePhoto(photo, { near, side, views, signal }).catch((error: unknown) => {
        if (error instanceof Error) faultsOfPhotos.add(error);
        throw error;
      });
    if (best) {
      const values = await unlessFailing(best.name, signal, async () => {
        const { pixels } = await sample(best.side, [wholeView]);
        return best.findSubject(pixels[0] ?? new Uint8Array(), signal);
      });
      // The others, or the colours, may still show one.
      if (values && showsSubject(values)) {
        await writeFile(path, bytesOf(values));
        return { path, model: best.name, task: { of: 'subject', width: best.side, height: best.side } };
      }
    }
    const regions = await unlessFailing('person', signal, () =>
      lookForRegions({
        sample,
        findObjects: async (pixels) =>
          (await unlessFailing('objects', signal, () => findObjects(pixels, signal))) ?? [],
        findPeople: (pixels) => findPeople(pixels, signal),
      }),
    );
    if (!regions) return undefined;
    const likelihoods = regions.flatMap(({ likelihood }) => (likelihood ? [bytesOf(likelihood.values)] : []));
    await writeFile(path, Buffer.concat(likelihoods));
    const seen = regions.map(({ box, likelihood }) => ({
      box,
      likelihood: likelihood && { width: likelihood.width, height: likelihood.height },
    }));
    return { path, task: { of: regions.some(({ isPerson }) => isPerson) ? 'person' : 'other', regions: seen } };
  }

  async function unlessFailing<Result>(
    model: string,
    signal: AbortSignal,
    look: () => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return await look();
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Error && faultsOfPhotos.has(error)) throw error;
      log.warn({ model, reason: describeError(error) }, 'A model did not run on a photo');
      return undefined;
    }
  }

  async function samplePhoto(
    { path, ...photo }: Photo,
    { near, side, views, signal }: { near: string; signal: AbortSignal } & Pick<SampleTask, 'side' | 'views'>,
  ): ReturnType<Looking['sample']> {
    const output = `${near}.sample`;
    const size = await processes.run({
      request: { task: 'sample', ...photo, side, views },
      answer: sampledSchema,
      inputs: { [names.photo]: path },
      outputs: { [names.sample]: output },
      timeoutMs,
      signal,
    });
    const all = await readFile(output);
    await rm(output);
    const bytes = 3 * side ** 2;
    return { pixels: views.map((_, index) => all.subarray(index * bytes, (index + 1) * bytes)), photo: size };
  }

  async function findObjects(pixels: Uint8Array, signal: AbortSignal): Promise<FoundObject[]> {
    const data = planesOf(pixels, { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] });
    const [boxes, logits] = await objects.run({ inputs: [{ data, dims: [1, 3, objectSide, objectSide] }], signal });
    if (!boxes || !logits) throw new Error('The model of objects gave nothing');
    return objectsOf(boxes.data, logits.data);
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
          seen: seen?.task,
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
      const off = [objects.status(), people.status()].find(({ state }) => state === 'off');
      const version = `sharp ${packageVersion('sharp')}, onnxruntime ${packageVersion('onnxruntime-node')}`;
      // Without the models, subjects are still found by their colours.
      const without = off?.state === 'off' ? `, by colours alone: ${off.reason}` : '';
      return { state: processes.state().running > 0 ? 'ready' : 'idle', version: version + without };
    },
    close: async () => {
      await Promise.all([processes.close(), objects.close(), people.close()]);
    },
  };
}
