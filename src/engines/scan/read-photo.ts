import sharp from 'sharp';
import { describeError } from '../../shared/errors.ts';
import type { FileType } from '../../shared/file-types.ts';
import type { PixelImage } from '../../shared/scan/pixel-image.ts';
import { decodeOptions } from '../image/decode-options.ts';
import { imageErrors } from '../image/image.errors.ts';
import { checkBounds } from '../image/image-bounds.ts';
import { readHeader } from '../image/read-header.ts';
import { correctedCmyk } from '../image/untagged-cmyk.ts';

/** A decoded photo and its displayed size; `scale` is decoded pixels per file pixel. */
export type Photo = { pixels: PixelImage; width: number; height: number; scale: number };

/**
 * Decodes a photo as RGB, rotated by its orientation unless `upright`, on white, and reduced to at most `maxPixels`. Throws
 * IMAGE_DAMAGED, IMAGE_EMPTY and IMAGE_TOO_MANY_PIXELS.
 */
export async function readPhoto(
  path: string,
  { type, upright, maxPixels }: { type: FileType; upright: boolean; maxPixels: number },
): Promise<Photo> {
  const header = await readHeader(path, type);
  checkBounds({ width: header.width, height: header.height, frames: 1 });
  const isTurned = !upright && (header.orientation ?? 1) >= 5;
  const [width, height] = isTurned ? [header.height, header.width] : [header.width, header.height];
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const photo = sharp((await correctedCmyk(path, type, header))?.jpeg ?? path, decodeOptions(type));
  const turned = upright ? photo : photo.autoOrient();
  try {
    const { data, info } = await turned
      .resize({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
        fit: 'fill',
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const channels = info.channels === 1 ? 1 : 3;
    return {
      pixels: { data, width: info.width, height: info.height, channels },
      width,
      height,
      scale: info.width / width,
    };
  } catch (error) {
    throw imageErrors.damaged({ type }, { log: describeError(error), cause: error });
  }
}
