import { readFile, rename, rm, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { describeError } from '../../shared/errors.ts';
import { planResize, type ResizePlan, type Size, sizeAfter } from '../../shared/resize-plan.ts';
import { colorProfileKind } from './color-profile.ts';
import { decodeOptions, findDecodeError } from './decode-options.ts';
import { type EncoderInput, encodePalettePng, encoders, hasTransparency, keepsFrames, maxSideOf } from './encoders.ts';
import { imageErrors } from './image.errors.ts';
import { checkBounds } from './image-bounds.ts';
import type { ImageFacts } from './image-capabilities.ts';
import type { EncodeTask } from './image-tasks.ts';
import { type ImageHeader, isDeep, readHeader } from './read-header.ts';
import { stripGif } from './strip/strip-gif.ts';
import { correctedCmyk } from './untagged-cmyk.ts';
import { withUprightExif } from './upright-exif.ts';
import { uprightXmp } from './upright-xmp.ts';

/** Librsvg's resolution for SVGs sized in pixels. */
export const svgBaseDensity = 72;
/** Up to this size PNGs are encoded both ways: larger images are photos, which are never smaller lossless. */
const maxPixelsForBothPngs = 4_000_000;

/** Everything known before decoding. */
type Plan = {
  task: EncodeTask;
  /** A path, or the content where it had to be corrected. */
  input: string | Uint8Array;
  header: ImageHeader;
  /** Size of one upright frame. */
  source: Size;
  resize?: ResizePlan | undefined;
  /** Size of one frame of the result. */
  result: Size;
  /** Frames to decode and write. */
  frames: number;
};

/** Decodes `input` and encodes it to `output` as the task says. Runs in an image process. */
export async function encodeImage(task: EncodeTask, input: string, output: string): Promise<ImageFacts> {
  const plan = await makePlan(task, input);
  try {
    await writeImage(plan, output);
  } catch (error) {
    await blameInput(plan, error);
    throw error;
  }
  const written = await sharp(output, { limitInputPixels: false }).metadata();
  return {
    width: written.width,
    height: written.pageHeight ?? written.height,
    frames: written.pages ?? 1,
    hasAlpha: written.hasAlpha,
    isDeep: isDeep(written),
  };
}

async function makePlan(task: EncodeTask, path: string): Promise<Plan> {
  const header = await readHeader(path, task.type);
  const frames = keepsFrames(task.type, task.format) ? header.frames : 1;
  const orientation = task.upright ? 1 : (header.orientation ?? 1);
  checkBounds({ width: header.width, height: header.height, frames });
  // The codec takes a truncated animation for a shorter one.
  if (task.type === 'gif' && stripGif(await readFile(path), 1) === undefined)
    throw imageErrors.damaged({ type: 'gif' });
  if (frames > 1 && task.type === 'tiff' && orientation > 1) throw imageErrors.pagesDiffer();
  const source =
    orientation >= 5 && frames === 1
      ? { width: header.height, height: header.width }
      : { width: header.width, height: header.height };
  const resize = task.resize && planResize(source, task.resize);
  const result = resize ? sizeAfter(resize) : source;
  // The size before cropping counts, too: a thin strip may be scaled up to far more than its final size.
  checkBounds({ ...(resize?.scaled ?? result), frames });
  checkBounds({ ...result, frames });
  const maxSide = maxSideOf[task.format];
  if (Math.max(result.width, result.height) > maxSide) {
    throw imageErrors.tooLargeForFormat({ type: task.format, maxSide, ...result });
  }
  return { task, ...(await correctInput(task, path, header)), source, resize, result, frames };
}

/** The input with what the codec would get wrong put right. */
export async function correctInput(
  task: Pick<EncodeTask, 'type' | 'upright'>,
  path: string,
  header: ImageHeader,
): Promise<Pick<Plan, 'input' | 'header'>> {
  const cmyk = await correctedCmyk(path, task.type, header);
  if (cmyk) return { input: cmyk.jpeg, header: { ...header, icc: cmyk.icc } };
  return { input: await setUpright(task, path, header), header };
}

async function setUpright(
  { type, upright }: Pick<EncodeTask, 'type' | 'upright'>,
  path: string,
  header: ImageHeader,
): Promise<Plan['input']> {
  if (!upright || (header.orientation ?? 1) === 1 || (type !== 'jpeg' && type !== 'png')) return path;
  return withUprightExif(await readFile(path), type);
}

async function writeImage(plan: Plan, output: string): Promise<void> {
  const { format, quality } = plan.task;
  const input: EncoderInput = {
    quality,
    pixels: plan.result.width * plan.result.height * plan.frames,
    frames: plan.frames,
    hasAlpha: plan.header.hasAlpha,
    bitsPerSample: bitsPerSample(plan.header),
  };
  if (format === 'png' && quality < 100) await writeSmallerPng(plan, input, output);
  else await encoders[format](preparePixels(plan), input).toFile(output);
}

/** Palette or truecolour, whichever is smaller: smooth drawings can be smaller without a palette. */
async function writeSmallerPng(plan: Plan, input: EncoderInput, output: string): Promise<void> {
  await encodePalettePng(preparePixels(plan), input).toFile(output);
  if (input.pixels > maxPixelsForBothPngs) return;
  const lossless = `${output}.lossless`;
  await encoders.png(preparePixels(plan), input).toFile(lossless);
  const [palette, full] = await Promise.all([stat(output), stat(lossless)]);
  if (full.size < palette.size) await rename(lossless, output);
  else await rm(lossless);
}

/** The pipeline before the encoder: orientation, size, background, colour and metadata. */
function preparePixels(plan: Plan): Sharp {
  const { task, header, frames } = plan;
  const profile = header.icc === undefined ? undefined : colorProfileKind(header.icc);
  let image = sharp(plan.input, {
    ...decodeOptions(task.type),
    animated: frames > 1,
    // Converting sRGB to sRGB costs time and rounds.
    ignoreIcc: profile === 'srgb',
    ...(task.type === 'svg' ? { density: svgDensity(plan) } : {}),
  });
  if (!task.upright && frames === 1) image = image.autoOrient();
  image = applyResize(image, plan);
  if (!hasTransparency(task.format)) image = image.flatten({ background: opaque(task.background ?? '#ffffff') });
  image = applyColor(image, plan, profile);
  return applyMetadata(image, plan, profile);
}

function applyResize(image: Sharp, { resize, task }: Plan): Sharp {
  if (resize === undefined) return image;
  const taken = resize.region === undefined ? image : image.extract(resize.region);
  let resized = taken.resize({ ...resize.scaled, fit: 'fill' });
  if (resize.crop) resized = resized.extract(resize.crop);
  if (resize.pad) resized = resized.extend({ ...resize.pad, background: task.background ?? '#ffffff' });
  return resized;
}

/** `'#rrggbbaa'` without alpha. */
function opaque(color: string): string {
  return color.slice(0, 7);
}

function svgDensity({ header, resize }: Plan): number {
  // Regions are taken from the drawing at its own size.
  if (resize === undefined || resize.region !== undefined) return svgBaseDensity;
  const ratio = Math.max(resize.scaled.width / header.width, resize.scaled.height / header.height);
  // The codec's limits.
  return Math.min(100_000, Math.max(1, svgBaseDensity * ratio));
}

function applyColor(
  image: Sharp,
  { task, header }: Plan,
  profile: ReturnType<typeof colorProfileKind> | undefined,
): Sharp {
  const isGray = header.space === 'b-w' || header.space === 'grey16';
  const staysDeep = isDeep(header) && keepsDepth(task);
  if (isGray && profile !== 'other-rgb') return image.toColourspace(staysDeep ? 'grey16' : 'b-w');
  return staysDeep ? image.toColourspace('rgb16') : image;
}

/** A PNG with a palette has 8 bits per sample. */
const keepsDepth = ({ format, quality }: EncodeTask): boolean =>
  format === 'tiff' || (format === 'png' && quality === 100);

const bitsPerSample = (header: ImageHeader): number => (isDeep(header) ? 16 : 8);

function applyMetadata(image: Sharp, plan: Plan, profile: ReturnType<typeof colorProfileKind> | undefined): Sharp {
  const { task, header } = plan;
  const density = storedDensity(plan);
  if (task.metadata === 'strip') {
    const stripped = profile === 'other-rgb' ? image.keepIccProfile() : image;
    // Without the empty EXIF, the source's density would be kept.
    return density === undefined ? stripped : stripped.withExif({}).withDensity(density);
  }
  // CMYK, gray and Lab were converted, so their old profile would be wrong.
  const kept = profile === 'convert' ? image.keepMetadata().withIccProfile('srgb') : image.keepMetadata();
  const xmp = header.xmpAsString === undefined ? undefined : uprightXmp(header.xmpAsString);
  const upright = xmp === undefined ? kept : kept.withXmp(xmp);
  return density === undefined ? upright : upright.withDensity(density);
}

const codecDensity = 72;

/** Only densities that must be written explicitly: PNG keeps its own, and 72 is the default. */
function storedDensity({ task, header }: Plan): number | undefined {
  if (task.density !== undefined) return task.density;
  if (task.type === 'svg' || (task.format !== 'jpeg' && task.format !== 'tiff')) return undefined;
  return header.density === codecDensity ? undefined : header.density;
}

/** Blames the input only if decoding it alone fails, too. */
async function blameInput({ task, input, frames }: Plan, error: unknown): Promise<void> {
  const decodeError = await findDecodeError(input, { ...decodeOptions(task.type), animated: frames > 1 });
  if (decodeError === undefined) return;
  const log = `${describeError(error)}; decoding alone: ${describeError(decodeError)}`;
  if (/page \d+ differs from page/.test(log)) throw imageErrors.pagesDiffer(undefined, { log, cause: error });
  throw imageErrors.damaged({ type: task.type }, { log, cause: error });
}
