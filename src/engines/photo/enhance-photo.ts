import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { fullChromaQuality } from '../../shared/full-chroma.ts';
import { t } from '../../shared/language/translate.ts';
import type { PixelImage } from '../../shared/scan/pixel-image.ts';
import { encoders, hasTransparency, maxSideOf } from '../image/encoders.ts';
import { imageErrors } from '../image/image.errors.ts';
import type { ImageFormat } from '../image/image-capabilities.ts';
import { type DecodedPhoto, decodePhoto } from './decode-photo.ts';
import { measureFlaws } from './measure-flaws.ts';
import { photoErrors } from './photo.errors.ts';
import type { EnhancedPhoto } from './photo-capabilities.ts';
import type { EnhanceTask } from './photo-tasks.ts';
import { planSteps } from './plan-steps.ts';
import { fillScratches } from './restore/fill-scratches.ts';
import { runSteps, type TileThreads } from './run-steps.ts';
import { measureTone } from './tone/measure-tone.ts';
import { openWorkPhoto } from './work-photo.ts';

/** 600 MB on disk between the last step and the encoder. */
const maxResultPixels = 200_000_000;

/** Formats whose encoders hold the whole photo: 2.5 GB for 100 megapixels of WebP. */
const maxHeldPixels = 100_000_000;
const streamedFormats: readonly ImageFormat[] = ['jpeg', 'png', 'tiff'];
/** An optimised JPEG is held, too: 450 MB for 50 megapixels. Larger ones are written as they come, a quarter larger. */
const maxOptimizedPixels = 50_000_000;

const nothingWanted = () => t('Nothing was changed: the strength is 0.');
const nothingFound = () =>
  t('Nothing was changed: no noise, blur or JPEG blocks to speak of were found, and no scratches were marked.');

type Paths = {
  input: string;
  scratches: string | undefined;
  output: string;
  /** A folder for work photos. */
  temporary: string;
};

/** Decodes, improves and encodes a photo. Runs in a photo process. */
export async function enhancePhoto(
  task: EnhanceTask,
  { input, scratches, output, temporary }: Paths,
  { threads, progress }: { threads: TileThreads; progress: (fraction: number) => void },
): Promise<Omit<EnhancedPhoto, 'bytes'>> {
  const [source, result] = [`${temporary}/source.v`, `${temporary}/result.v`];
  const decoded = await decodePhoto({ path: input, ...task }, source);
  checkSize(task, source);
  const marks = scratches !== undefined && task.scratchesType && { path: scratches, type: task.scratchesType };
  const isFilled = marks && (await fillScratches(source, marks, { temporary, area: task.region }));
  const flaws = { ...measureWork(source), jpegQuality: decoded.jpegQuality };
  const steps = planSteps(task, { tone: measureTone(await reducePhoto(source)), flaws });
  const plans = steps.map(({ plan }) => plan);
  const work = { input: source, output: result, plans, region: task.region };
  const size = await runSteps(work, { threads, progress: (fraction) => progress(fraction * 0.95) });
  await rm(source);
  await encode(task, decoded, { result, output });
  await rm(result);
  const words = [
    ...(isFilled ? [t('Filled the marked scratches')] : []),
    ...steps.flatMap(({ words: own = [] }) => own),
  ];
  const idle = words.length === 0 ? [task.strength === 0 ? nothingWanted() : nothingFound()] : [];
  return { ...size, steps: words, warnings: [...warningsOf(decoded), ...idle] };
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
  const maxPixels = streamedFormats.includes(format) ? maxResultPixels : maxHeldPixels;
  if (size.width * size.height > maxPixels) throw photoErrors.resultTooLarge({ ...size, maxPixels });
  const maxSide = maxSideOf[format];
  if (Math.max(size.width, size.height) > maxSide)
    throw imageErrors.tooLargeForFormat({ type: format, maxSide, ...size });
}

function measureWork(path: string): ReturnType<typeof measureFlaws> {
  const photo = openWorkPhoto(path);
  try {
    return measureFlaws(photo);
  } finally {
    photo.close();
  }
}

/** Enough to measure light and colours. */
const measuredSide = 512;

/** A small copy of a work photo, RGB or RGBA. */
async function reducePhoto(path: string): Promise<PixelImage> {
  const { data, info } = await sharp(path, { limitInputPixels: false, ignoreIcc: true })
    .resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
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
  const image =
    format === 'jpeg' && input.pixels > maxOptimizedPixels
      ? described.jpeg({ quality, chromaSubsampling: chromaOf(quality), optimizeCoding: false })
      : encoders[format](described, input);
  await image.toFile(output);
}

const chromaOf = (quality: number): string => (quality >= fullChromaQuality ? '4:4:4' : '4:2:0');

const warningsOf = ({ lostDepth, lostFrames }: DecodedPhoto): string[] => [
  ...(lostDepth ? [t('This photo had 16 bits per colour. The result has 8.')] : []),
  ...(lostFrames ? [t('This file has several images. Only the first was enhanced.')] : []),
];
