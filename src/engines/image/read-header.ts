import sharp, { type Metadata } from 'sharp';
import { describeError } from '../../shared/errors.ts';
import type { FileType } from '../../shared/file-types.ts';
import { decodeOptions } from './decode-options.ts';
import { imageErrors } from './image.errors.ts';
import { readPngHeader } from './png-header.ts';

/** The header of an image file. `width` and `height` are of one frame, as stored. */
export type ImageHeader = Metadata & { frames: number };

/** What the codec calls the types that it opens itself. */
const codecNames: Partial<Record<FileType, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
  tiff: 'tiff',
  svg: 'svg',
};

/** Reads the header only. Throws IMAGE_EMPTY or IMAGE_DAMAGED. */
export async function readHeader(path: string, type: FileType): Promise<ImageHeader> {
  const png = type === 'png' ? await readPngHeader(path) : undefined;
  if (png?.width === 0 || png?.height === 0) throw imageErrors.empty();
  try {
    // Pixels are counted by the caller, so that the refusal can name the size.
    const metadata = await sharp(path, { ...decodeOptions(type), limitInputPixels: false }).metadata();
    // What opens the file goes by its content; a drawing under another name would get past the check for drawings.
    if (metadata.format !== codecNames[type]) throw new Error(`The codec takes it for ${metadata.format}`);
    const frames = png?.frames ?? metadata.pages ?? 1;
    return { ...metadata, height: metadata.pageHeight ?? metadata.height, frames };
  } catch (error) {
    const log = describeError(error);
    // libjpeg's words for a side of length 0.
    if (log.includes('Empty JPEG image')) throw imageErrors.empty(undefined, { log, cause: error });
    throw imageErrors.damaged({ type }, { log, cause: error });
  }
}
