import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { describeError } from '../../shared/errors.ts';
import type { FileType } from '../../shared/file-types.ts';
import { imageErrors } from './image.errors.ts';

/** The header of an image file. `width` and `height` are of one frame, as stored. */
export type ImageHeader = Metadata & { frames: number };

/** Reads the header only. Throws IMAGE_EMPTY or IMAGE_DAMAGED. */
export async function readHeader(path: string, type: FileType): Promise<ImageHeader> {
  try {
    // Pixels are counted afterwards, so that the refusal can name the size.
    const metadata = await sharp(path, { limitInputPixels: false, failOn: 'warning' }).metadata();
    const frames = type === 'png' ? await countPngFrames(path) : (metadata.pages ?? 1);
    return { ...metadata, height: metadata.pageHeight ?? metadata.height, frames };
  } catch (error) {
    // libpng, nsgif and libjpeg each have their own words for a side of length 0.
    if (
      /(width|height) is zero|empty (jpeg|image)|zero (width|height|size)|bad dimensions/i.test(describeError(error))
    ) {
      throw imageErrors.empty(undefined, { cause: error });
    }
    throw imageErrors.damaged({ type }, { log: describeError(error), cause: error });
  }
}

/**
 * Frames of an animated PNG, which the codec reads as a still image: the first field of the chunk 'acTL', which comes before
 * the first 'IDAT' (PNG, third edition, 11.3.6.1).
 */
async function countPngFrames(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64 * 1024) });
    for (let offset = 8; offset + 12 <= bytesRead; ) {
      const length = buffer.readUInt32BE(offset);
      const name = buffer.toString('latin1', offset + 4, offset + 8);
      if (name === 'IDAT') return 1;
      if (name === 'acTL') return Math.max(1, buffer.readUInt32BE(offset + 8));
      offset += 12 + length;
    }
    return 1;
  } finally {
    await file.close();
  }
}
