import sharp, { type Sharp } from 'sharp';
import type { Mask } from '../../../shared/cutout/find-subject.ts';
import { describeError } from '../../../shared/errors.ts';
import type { FileType } from '../../../shared/file-types.ts';
import type { PixelImage } from '../../../shared/scan/pixel-image.ts';
import { decodeOptions } from '../../image/decode-options.ts';
import { imageErrors } from '../../image/image.errors.ts';
import { checkBounds } from '../../image/image-bounds.ts';
import { isDeep, readHeader } from '../../image/read-header.ts';
import { correctedCmyk } from '../../image/untagged-cmyk.ts';
import { cutoutErrors } from './cutout.errors.ts';

type Size = { width: number; height: number };
type Rgba = PixelImage & { channels: 4 };

export type OpenLayer = Size & {
  /** The first frame in sRGB, upright. */
  image: Sharp;
  type: FileType;
  frames: number;
  isDeep: boolean;
};

/** Throws IMAGE_DAMAGED, IMAGE_EMPTY and IMAGE_TOO_MANY_PIXELS. */
export async function openLayer(
  path: string,
  { type, upright }: { type: FileType; upright: boolean },
): Promise<OpenLayer> {
  const header = await readHeader(path, type);
  checkBounds({ width: header.width, height: header.height, frames: 1 });
  const isTurned = !upright && (header.orientation ?? 1) >= 5;
  const [width, height] = isTurned ? [header.height, header.width] : [header.width, header.height];
  const image = sharp((await correctedCmyk(path, type, header))?.jpeg ?? path, decodeOptions(type));
  const turned = upright ? image : image.autoOrient();
  return { image: turned.toColourspace('srgb'), type, width, height, frames: header.frames, isDeep: isDeep(header) };
}

/** The pixels of a layer as RGBA. Throws IMAGE_DAMAGED. */
export async function readPixels({ image, type }: OpenLayer): Promise<Rgba> {
  try {
    const { data, info } = await image.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: 4 };
  } catch (error) {
    throw imageErrors.damaged({ type }, { log: describeError(error), cause: error });
  }
}

/** A copy with at most `side` pixels on its longer side. Transparent parts are white. */
export async function shrinkPixels({ data, width, height }: Rgba, side: number): Promise<PixelImage> {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: small, width: info.width, height: info.height, channels: 3 };
}

/** How far proportions may be off, in pixels: a smaller mask has rounded sides. */
const rounding = 1.5;

/** A mask for a photo of this size, reduced to `side`. Throws CUTOUT_MASK_SIZE, and IMAGE_DAMAGED. */
export async function readMask(path: string, type: FileType, photo: Size, side: number): Promise<Mask> {
  const layer = await openLayer(path, { type, upright: false });
  const scale = photo.width / layer.width;
  if (scale < 1 || Math.abs(layer.height * scale - photo.height) > rounding * scale) {
    throw cutoutErrors.maskSize({ mask: layer, photo });
  }
  const { isOpaque } = await layer.image.clone().stats();
  const gray = isOpaque
    ? layer.image.removeAlpha().toColourspace('b-w').extractChannel(0)
    : layer.image.extractChannel(3);
  const size = side / Math.max(layer.width, layer.height);
  const resized =
    size < 1
      ? gray.resize(Math.max(1, Math.round(layer.width * size)), Math.max(1, Math.round(layer.height * size)), {
          fit: 'fill',
        })
      : gray;
  const { data, info } = await resized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const alpha = new Float32Array(info.width * info.height);
  for (let index = 0; index < alpha.length; index += 1) alpha[index] = (data[index * info.channels] ?? 0) / 255;
  return { alpha, width: info.width, height: info.height };
}

/** A picture that covers a frame, its middle in the middle. */
export async function readPicture(path: string, type: FileType, { width, height }: Size): Promise<Rgba> {
  const layer = await openLayer(path, { type, upright: false });
  return readPixels({ ...layer, image: layer.image.resize(width, height, { fit: 'cover' }) });
}
