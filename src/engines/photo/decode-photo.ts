import sharp from 'sharp';
import { describeError } from '../../shared/errors.ts';
import type { FileType } from '../../shared/file-types.ts';
import { colorProfileKind } from '../image/color-profile.ts';
import { decodeOptions } from '../image/decode-options.ts';
import { correctInput } from '../image/encode-image.ts';
import { imageErrors } from '../image/image.errors.ts';
import { checkBounds } from '../image/image-bounds.ts';
import { isDeep, readHeader } from '../image/read-header.ts';
import { uprightXmp } from '../image/upright-xmp.ts';
import { readJpegQuality } from './jpeg-quality.ts';

export type DecodedPhoto = {
  isGray: boolean;
  /** It had 16 bits per sample, and now has 8. */
  lostDepth: boolean;
  /** It had more frames or pages than the first. */
  lostFrames: boolean;
  /** Of a JPEG: 1 to 100. */
  jpegQuality: number | undefined;
};

/**
 * Decodes a photo into a work photo (`work-photo.ts`): upright, 8 bits per sample, metadata included. Colours keep an RGB
 * profile and are sRGB otherwise. Throws IMAGE_DAMAGED, IMAGE_EMPTY and IMAGE_TOO_MANY_PIXELS.
 */
export async function decodePhoto(
  { path, type, upright }: { path: string; type: FileType; upright: boolean },
  output: string,
): Promise<DecodedPhoto> {
  const found = await readHeader(path, type);
  checkBounds({ width: found.width, height: found.height, frames: 1 });
  const { input, header } = await correctInput({ type, upright }, path, found);
  const profile = header.icc === undefined ? undefined : colorProfileKind(header.icc);
  const isGray = (header.space === 'b-w' || header.space === 'grey16') && profile !== 'other-rgb';
  const keepsColors = profile === 'srgb' || profile === 'other-rgb';
  const photo = sharp(input, { ...decodeOptions(type), ignoreIcc: keepsColors });
  const turned = upright ? photo : photo.autoOrient();
  const colored = turned.toColourspace(isGray ? 'b-w' : 'srgb').keepMetadata();
  const described = profile === 'convert' ? colored.withIccProfile('srgb') : colored;
  const xmp = header.xmpAsString;
  const pixels = xmp === undefined ? described : described.withXmp(uprightXmp(xmp));
  try {
    await pixels.toFile(output);
  } catch (error) {
    throw imageErrors.damaged({ type }, { log: describeError(error), cause: error });
  }
  const jpegQuality = type === 'jpeg' ? await readJpegQuality(path) : undefined;
  return { isGray, lostDepth: isDeep(header), lostFrames: header.frames > 1, jpegQuality };
}
