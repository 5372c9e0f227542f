import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { serveJobs } from '../../../platform/processes/serve-jobs.ts';
import { composeCutout } from '../../../shared/cutout/compose.ts';
import { type FoundSubject, findSubject, type Mask } from '../../../shared/cutout/find-subject.ts';
import { applyHints } from '../../../shared/cutout/hints.ts';
import { frameOf } from '../../../shared/cutout/look.ts';
import { sampleArea } from '../../../shared/cutout/sample-area.ts';
import { resample } from '../../../shared/cutout/scaled-plane.ts';
import type { PixelImage } from '../../../shared/scan/pixel-image.ts';
import { maxSideOf } from '../../image/encoders.ts';
import { imageErrors } from '../../image/image.errors.ts';
import { maxDecodedPixels } from '../../image/image-bounds.ts';
import { floatsOf } from '../../onnx/tensor-files.ts';
import { cutoutErrors } from './cutout.errors.ts';
import type { CutoutSource } from './cutout-capabilities.ts';
import { type CutoutTask, type CutTask, names, type SampleTask } from './cutout-tasks.ts';
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

async function sample({ side, views, ...task }: SampleTask, inputs: Files, outputs: Files) {
  const layer = await openLayer(inputs[names.photo] ?? '', task);
  const image = layer.image.resize(workSide, workSide, { fit: 'inside', withoutEnlargement: true });
  const work = await shrinkPixels(await readPixels({ ...layer, image }), workSide);
  const size = { width: side, height: side };
  const pixels = views.map(({ area, isMirrored }) => sampleArea(work, area, size, isMirrored));
  await writeFile(outputs[names.sample] ?? '', Buffer.concat(pixels));
  return { width: work.width, height: work.height };
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
  const { mask, by, isFound } = await findBySight(task, inputs[names.likelihood] ?? '', work);
  if (task.hints.length > 0) return { mask: applyHints(work, mask, task.hints, photo.width), by };
  if (!isFound) throw cutoutErrors.nothingFound();
  return { mask, by };
}

async function findBySight(
  { seen }: CutTask,
  path: string,
  work: PixelImage,
): Promise<FoundSubject & { by: CutoutSource }> {
  if (!seen) return { ...findSubject(work), by: 'other' };
  const values = floatsOf(await readFile(path));
  if (seen.of === 'subject') {
    const { width, height } = work;
    return { mask: { alpha: resample(values, seen, work), width, height }, by: 'other', isFound: true };
  }
  let from = 0;
  const regions = seen.regions.map(({ box, likelihood }) => {
    if (!likelihood) return { box };
    const size = likelihood.width * likelihood.height;
    from += size;
    return { box, likelihood: { ...likelihood, values: values.subarray(from - size, from) } };
  });
  return { ...findSubject(work, regions), by: seen.of };
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
