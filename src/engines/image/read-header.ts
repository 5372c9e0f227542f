import sharp, { type Metadata } from 'sharp';
import { describeError } from '../../shared/errors.ts';
import type { FileType } from '../../shared/file-types.ts';
import { decodeOptions } from './decode-options.ts';
import { imageErrors } from './image.errors.ts';
import { readPngHeader } from './png-header.ts';

/** An image's header. `width` and `height` are of one frame, as stored. */
export type ImageHeader = Metadata & { frames: number };

/** The codec's names of the types it opens itself. */
const codecNames: Partial<Record<FileType, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
  tiff: 'tiff',
  svg: 'svg',
};

export const isDeep = ({ depth }: Metadata): boolean => depth === 'ushort' || depth === 'short';

/** Reads the header only. Throws IMAGE_EMPTY or IMAGE_DAMAGED. */
export async function readHeader(path: string, type: FileType): Promise<ImageHeader> {
  const png = type === 'png' ? await readPngHeader(path) : undefined;
  if (png?.width === 0 || png?.height === 0) throw imageErrors.empty();
  try {
    // No pixel limit here: the caller checks it, so that the error can name the size.
    const metadata = await sharp(path, { ...decodeOptions(type), limitInputPixels: false }).metadata();
    // The codec goes by content, so an SVG under another type would bypass the SVG check.
    if (metadata.format !== codecNames[type]) throw new Error(`The codec takes it for ${metadata.format}`);
    const frames = png?.frames ?? metadata.pages ?? 1;
    return { ...metadata, height: metadata.pageHeight ?? metadata.height, frames };
  } catch (error) {
    const log = describeError(error);
    // libjpeg's message for a side of length 0.
    if (log.includes('Empty JPEG image')) throw imageErrors.empty(undefined, { log, cause: error });
    throw imageErrors.damaged({ type }, { log, cause: error });
  }
}
