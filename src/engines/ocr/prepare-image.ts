import { open, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { describeError } from '../../shared/errors.ts';
import type { FileType } from '../../shared/file-types.ts';
import { type Corners, scaleCorners } from '../../shared/scan/corners.ts';
import { outputSize } from '../../shared/scan/output-size.ts';
import type { PixelImage } from '../../shared/scan/pixel-image.ts';
import { isWorthStraightening, skewOf } from '../../shared/scan/skew.ts';
import { warp } from '../../shared/scan/warp.ts';
import { decodeOptions } from '../image/decode-options.ts';
import { imageErrors } from '../image/image.errors.ts';
import { checkBounds } from '../image/image-bounds.ts';
import { readHeader } from '../image/read-header.ts';
import type { PageRotation } from '../pdf/pdf-capabilities.ts';
import { findOutside, whiten } from './cleaning/borders.ts';
import type { GrayImage } from './cleaning/gray-image.ts';
import { blurAgainst, isBilevel, noiseOf, specksOf } from './cleaning/noise.ts';
import { evenPaper, invert, isLightOnDark } from './cleaning/paper.ts';
import { findSheet, isPaperToItsEdges } from './find-sheet.ts';
import type { Prepared, PrepareTask } from './ocr-tasks.ts';

type Size = { width: number; height: number };

/** An opened image, upright according to its metadata. */
export type OpenedSource = {
  /** In pixels; for a PDF page, the largest rendering size. */
  size: Size;
  gray: (size: Size) => Promise<GrayImage>;
  colors: (size: Size) => Promise<PixelImage>;
  /** In its original colours. */
  image: () => Sharp;
};

export type PrepareOutputs = { reading: string; small: string; image: string | undefined };

/** Longer side below which letters are too small to recognise well, and the target size. */
const smallImage = { below: 1700, to: 2200, atMost: 3.5 };
/** Larger letters are recognised more slowly, not better. */
const largeImage = { above: 5200, to: 4400 };
/** Enough to detect orientation and skew. */
const orientationSide = 1600;
const skewSide = 1000;
const imageQuality = 88;

/**
 * Prepares an image for recognition: the sheet in a photo flattened, upright, letters at about 300 dpi, even light, no noise,
 * straight lines. Writes the gray image, a small one and, on request, the source rotated and straightened in its original
 * colours.
 */
export async function prepareImage(
  task: PrepareTask,
  source: OpenedSource,
  outputs: PrepareOutputs,
): Promise<Prepared> {
  const gray = await source.gray(readingSize(source.size));
  const mayBePhoto = task.findSheet && !isPaperToItsEdges(gray);
  const corners = mayBePhoto ? await findSheet(source.size, source.colors) : undefined;
  const flat = corners ? outputSize(corners, largeImage.to, source.size) : source.size;
  const size = turnedSize(flat, task.turn);
  const asRead = readingSize(size);
  const flatGray = corners ? flatten(gray, source.size, corners, turnedSize(asRead, task.turn)) : gray;
  let image = await turned(flatGray, task.turn);
  let skewDegrees = 0;
  let isSideways = false;
  if (task.clean) {
    image = await clean(image);
    await writePgm(await shrink(image, orientationSide), outputs.small);
    const skew = skewOf(await shrink(image, skewSide));
    isSideways = skew.isSideways;
    if (!isSideways && isWorthStraightening(skew)) {
      skewDegrees = skew.degrees;
      image = await grayOf(raw(image).rotate(-skewDegrees, { background: '#fff' }));
    }
  }
  await writePgm(image, outputs.reading);
  const isMoved = skewDegrees !== 0 || task.turn !== 0;
  if (outputs.image !== undefined && !isMoved) await writeFile(outputs.image, '');
  else if (outputs.image !== undefined) {
    const upright = await source
      .image()
      .rotate(task.turn)
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer();
    await writeStraight(upright, skewDegrees, task.image, outputs.image);
  }
  const reading = { width: image.width, height: image.height };
  const scale = size.width / asRead.width;
  const straight =
    skewDegrees === 0 ? size : { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
  const sheet = corners && { corners, photo: source.size };
  return { source: size, straight, reading, skewDegrees, isSideways, sheet };
}

/** Cuts a sheet out of a photo. The corners are in pixels of the source. */
function flatten(gray: GrayImage, source: Size, corners: Corners, size: Size): GrayImage {
  const places = scaleCorners(corners, gray.width / source.width);
  const { data } = warp({ ...gray, channels: 1 }, places, size.width, size.height);
  return { data: new Uint8Array(data.buffer), ...size };
}

/** Opens an image file. Throws for images that are too large, before decoding. */
export async function openImage(type: FileType, frame: number, input: string): Promise<OpenedSource> {
  const options = { ...decodeOptions(type), page: frame };
  const header = await readHeader(input, type);
  const { width, height } = frame === 0 ? header : await sharp(input, options).metadata();
  checkBounds({ width, height, frames: 1 });
  const isOnItsSide = (header.orientation ?? 1) >= 5;
  const image = () => sharp(input, options).autoOrient().flatten({ background: '#fff' });
  return {
    size: isOnItsSide ? { width: height, height: width } : { width, height },
    image,
    gray: async (size) => {
      try {
        return await grayOf(image().resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' }));
      } catch (error) {
        throw imageErrors.damaged({ type }, { log: describeError(error), cause: error });
      }
    },
    colors: async (size) => {
      try {
        return await pixelsOf(image().resize(size.width, size.height, { fit: 'fill' }));
      } catch (error) {
        throw imageErrors.damaged({ type }, { log: describeError(error), cause: error });
      }
    },
  };
}

/** As RGB. */
export async function pixelsOf(image: Sharp): Promise<PixelImage> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
}

const turnedSize = ({ width, height }: Size, turn: PageRotation): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

const turned = async (image: GrayImage, turn: PageRotation): Promise<GrayImage> =>
  turn === 0 ? image : grayOf(raw(image).rotate(turn));

function readingSize({ width, height }: Size): Size {
  const long = Math.max(width, height);
  let scale = 1;
  if (long < smallImage.below) scale = Math.min(smallImage.atMost, smallImage.to / long);
  else if (long > largeImage.above) scale = largeImage.to / long;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function clean(image: GrayImage): Promise<GrayImage> {
  if (isBilevel(image)) {
    const outside = findOutside(image);
    if (outside) whiten(image, outside);
    return specksOf(image) > 0.004 ? grayOf(raw(image).blur(1.2)) : image;
  }
  const noise = noiseOf(image);
  const blur = blurAgainst(noise, noise > 7 ? 0 : specksOf(image));
  const quiet = blur === 0 ? image : await grayOf(raw(image).blur(blur));
  if (isLightOnDark(quiet)) invert(quiet);
  const outside = findOutside(quiet);
  evenPaper(quiet);
  if (outside) whiten(quiet, outside);
  return quiet;
}

async function shrink(image: GrayImage, longSide: number): Promise<GrayImage> {
  const scale = longSide / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  return grayOf(raw(image).resize(width, height, { fit: 'fill' }));
}

async function writeStraight(
  upright: Buffer,
  skewDegrees: number,
  format: PrepareTask['image'],
  path: string,
): Promise<void> {
  const straight = skewDegrees === 0 ? sharp(upright) : sharp(upright).rotate(-skewDegrees, { background: '#fff' });
  await (format === 'png'
    ? straight.png({ compressionLevel: 6 })
    : straight.jpeg({ quality: imageQuality, mozjpeg: true })
  ).toFile(path);
}

const raw = ({ data, width, height }: GrayImage): Sharp => sharp(data, { raw: { width, height, channels: 1 } });

async function grayOf(image: Sharp): Promise<GrayImage> {
  const { data, info } = await image.toColourspace('b-w').extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The simplest format that tesseract reads: no compression. */
async function writePgm({ data, width, height }: GrayImage, path: string): Promise<void> {
  await using file = await open(path, 'w');
  await file.writeFile(`P5\n${width} ${height}\n255\n`);
  await file.writeFile(data);
}
