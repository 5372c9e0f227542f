import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { encoders, hasTransparency, maxSideOf } from '../image/encoders.ts';
import { imageErrors } from '../image/image.errors.ts';
import { type DecodedPhoto, decodePhoto } from './decode-photo.ts';
import { photoErrors } from './photo.errors.ts';
import type { EnhancedPhoto } from './photo-capabilities.ts';
import type { EnhanceTask } from './photo-tasks.ts';
import { planSteps } from './plan-steps.ts';
import { runSteps, type TileThreads } from './run-steps.ts';
import { openWorkPhoto } from './work-photo.ts';

/** 600 MB on disk between the last step and the encoder. */
const maxResultPixels = 200_000_000;

type Paths = { input: string; output: string /** A folder for work photos. */; temporary: string };

/** Decodes, improves and encodes a photo. Runs in a photo process. */
export async function enhancePhoto(
  task: EnhanceTask,
  { input, output, temporary }: Paths,
  { threads, progress }: { threads: TileThreads; progress: (fraction: number) => void },
): Promise<Omit<EnhancedPhoto, 'bytes'>> {
  const [source, result] = [`${temporary}/source.v`, `${temporary}/result.v`];
  const decoded = await decodePhoto({ path: input, ...task }, source);
  const steps = planSteps(task);
  checkSize(task, source);
  const plans = steps.map(({ plan }) => plan);
  const work = { input: source, output: result, plans, region: task.region };
  const size = await runSteps(work, { threads, progress: (fraction) => progress(fraction * 0.95) });
  await rm(source);
  await encode(task, decoded, { result, output });
  await rm(result);
  return { ...size, steps: steps.map(({ words }) => words), warnings: warningsOf(decoded) };
}

/** Throws PHOTO_AREA_OUTSIDE, PHOTO_RESULT_TOO_LARGE or IMAGE_TOO_LARGE_FOR_FORMAT. */
function checkSize({ modes, scale = 2, region, format }: EnhanceTask, source: string): void {
  const photo = openWorkPhoto(source);
  photo.close();
  if (region && (region.x + region.width > photo.width || region.y + region.height > photo.height)) {
    throw photoErrors.areaOutside(photo);
  }
  const by = modes.includes('upscale') ? scale : 1;
  const { width, height } = region ?? photo;
  const size = { width: width * by, height: height * by };
  if (size.width * size.height > maxResultPixels) {
    throw photoErrors.resultTooLarge({ ...size, maxPixels: maxResultPixels });
  }
  const maxSide = maxSideOf[format];
  if (Math.max(size.width, size.height) > maxSide)
    throw imageErrors.tooLargeForFormat({ type: format, maxSide, ...size });
}

async function encode(
  { format, quality, metadata }: EnhanceTask,
  { isGray }: DecodedPhoto,
  { result, output }: { result: string; output: string },
): Promise<void> {
  const { width, height, hasAlpha } = await sharp(result, { limitInputPixels: false }).metadata();
  const pixels = sharp(result, { limitInputPixels: false, ignoreIcc: true });
  const flat = hasTransparency(format) ? pixels : pixels.flatten({ background: '#ffffff' });
  const colored = isGray ? flat.toColourspace('b-w') : flat;
  const described = metadata === 'keep' ? colored.keepMetadata() : colored.keepIccProfile();
  const input = { quality, pixels: width * height, frames: 1, hasAlpha, bitsPerSample: 8 };
  await encoders[format](described, input).toFile(output);
}

const warningsOf = ({ lostDepth, lostFrames }: DecodedPhoto): string[] => [
  ...(lostDepth ? ['This photo had 16 bits per colour. The result has 8.'] : []),
  ...(lostFrames ? ['This file has several images. Only the first was enhanced.'] : []),
];
