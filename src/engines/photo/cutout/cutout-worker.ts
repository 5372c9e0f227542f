import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { serveJobs } from '../../../platform/processes/serve-jobs.ts';
import { composeCutout } from '../../../shared/cutout/compose.ts';
import { type FoundSubject, findSubject, type Mask } from '../../../shared/cutout/find-subject.ts';
import { applyHints } from '../../../shared/cutout/hints.ts';
import { frameOf } from '../../../shared/cutout/look.ts';
import { resample } from '../../../shared/cutout/scaled-plane.ts';
import type { PixelImage } from '../../../shared/scan/pixel-image.ts';
import { maxSideOf } from '../../image/encoders.ts';
import { imageErrors } from '../../image/image.errors.ts';
import { maxDecodedPixels } from '../../image/image-bounds.ts';
import { floatsOf } from '../../onnx/tensor-files.ts';
import { cutoutErrors } from './cutout.errors.ts';
import type { CutoutSource } from './cutout-capabilities.ts';
import { type CutoutTask, type CutTask, names, type SampleTask } from './cutout-tasks.ts';
import { squaresIn, viewFrame } from './person-views.ts';
import { openLayer, readMask, readPicture, readPixels, shrinkPixels } from './read-layers.ts';

/* The process that opens photos to cut out. Codecs read hostile files, so it is sandboxed (docs/decisions/0002). */

// One photo per process and one process per core, as for other images.
sharp.concurrency(1);
// Keeps nothing of one visitor's photo in memory for the next.
sharp.cache(false);

/** The longer side of the copy in which the subject is found. */
const workSide = 1200;
/** Given masks keep what is finer than that, as far as memory allows. */
const maskSide = 4000;

type Files = Readonly<Record<string, string>>;

serveJobs<CutoutTask>(({ request, inputs, outputs }) =>
  request.task === 'sample' ? sample(request, inputs, outputs) : cut(request, inputs, outputs),
);

async function sample(task: SampleTask, inputs: Files, outputs: Files) {
  const layer = await openLayer(inputs[names.photo] ?? '', task);
  const frame = task.squares ? viewFrame(layer) : { width: task.side, height: task.side };
  const small = await readPixels({ ...layer, image: layer.image.resize({ ...frame, fit: 'fill' }) });
  const { data } = await shrinkPixels(small, Math.max(frame.width, frame.height));
  const view = () => sharp(data, { raw: { ...frame, channels: 3 } });
  const side = { width: task.side, height: task.side };
  const views = [
    view().resize({ ...side, fit: 'fill' }),
    ...squaresIn(frame).map((at) => view().extract({ ...at, ...side })),
  ];
  const pixels: Buffer[] = [];
  for (const each of views) pixels.push(await each.raw().toBuffer());
  await writeFile(outputs[names.sample] ?? '', Buffer.concat(pixels));
  return frame;
}

async function cut(task: CutTask, inputs: Files, outputs: Files) {
  const layer = await openLayer(inputs[names.photo] ?? '', task);
  const photo = await readPixels(layer);
  const work = await shrinkPixels(photo, workSide);
  const { mask, by } = await maskFor(task, inputs, { photo, work });
  const frame = frameOf(mask, photo, task);
  if (frame.width * frame.height > maxDecodedPixels) throw cutoutErrors.resultTooLarge(frame);
  const size = frame.output ?? { width: frame.width, height: frame.height };
  const maxSide = maxSideOf[task.format];
  if (Math.max(size.width, size.height) > maxSide) {
    throw imageErrors.tooLargeForFormat({ type: task.format, maxSide, ...size });
  }
  const picture =
    task.pictureType && task.background === 'image'
      ? await readPicture(inputs[names.picture] ?? '', task.pictureType, frame)
      : undefined;
  const { image, alpha } = composeCutout({ photo, mask, look: task, frame, picture });
  await writeResult(image, { task, size, output: outputs[names.result] ?? '' });
  await sharp(alpha, { raw: { width: photo.width, height: photo.height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toFile(outputs[names.resultMask] ?? '');
  return {
    ...size,
    sourceWidth: photo.width,
    sourceHeight: photo.height,
    by,
    isWhole: alpha.every((value, index) => value > 250 || value === photo.data[4 * index + 3]),
    isEmpty: alpha.every((value) => value === 0),
    frames: layer.frames,
    isDeep: layer.isDeep,
  };
}

type Images = { photo: PixelImage; work: PixelImage };

async function maskFor(
  task: CutTask,
  inputs: Files,
  { photo, work }: Images,
): Promise<{ mask: Mask; by: CutoutSource }> {
  if (task.maskType) {
    const given = await readMask(inputs[names.mask] ?? '', task.maskType, photo, maskSide);
    if (task.hints.length === 0) return { mask: given, by: 'mask' };
    const small = { ...work, alpha: resample(given.alpha, given, work) };
    return { mask: applyHints(work, small, task.hints, photo.width), by: 'mask' };
  }
  const { mask, kind, isFound } = await findByLikelihood(task, inputs[names.likelihood] ?? '', work);
  if (task.hints.length > 0) return { mask: applyHints(work, mask, task.hints, photo.width), by: kind };
  if (!isFound) throw cutoutErrors.nothingFound();
  return { mask, by: kind };
}

async function findByLikelihood({ likelihood }: CutTask, path: string, work: PixelImage): Promise<FoundSubject> {
  if (!likelihood) return findSubject(work);
  const seen = { ...likelihood, values: floatsOf(await readFile(path)) };
  if (likelihood.of === 'person') return findSubject(work, seen);
  const { width, height } = work;
  return { mask: { alpha: resample(seen.values, seen, work), width, height }, kind: 'other', isFound: true };
}

async function writeResult(
  { data, width, height }: PixelImage,
  { task, size, output }: { task: CutTask; size: { width: number; height: number }; output: string },
): Promise<void> {
  const whole = sharp(data, { raw: { width, height, channels: 4 } });
  const image =
    size.width === width && size.height === height ? whole : whole.resize(size.width, size.height, { fit: 'fill' });
  // Passport sizes are for print, at 300 pixels per inch.
  const dense = size.width === width ? image : image.withDensity(300);
  if (task.format === 'jpeg')
    await dense.flatten({ background: task.color }).jpeg({ quality: 90, mozjpeg: true }).toFile(output);
  else if (task.format === 'webp') await dense.webp({ quality: 90, alphaQuality: 100, effort: 3 }).toFile(output);
  else
    await (task.background === 'transparent' ? dense : dense.removeAlpha()).png({ compressionLevel: 6 }).toFile(output);
}
