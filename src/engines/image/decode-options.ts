import sharp, { type SharpOptions } from 'sharp';
import type { FileType } from '../../shared/file-types.ts';
import { maxDecodedPixels } from './image-bounds.ts';

/**
 * Warnings are how the codec reports truncated and corrupt data, so they count as errors; except for TIFF, where they concern
 * odd private tags and truncation is an error anyway.
 */
export function decodeOptions(type: FileType): SharpOptions {
  return { failOn: type === 'tiff' ? 'error' : 'warning', limitInputPixels: maxDecodedPixels };
}

/**
 * Decodes an image whole and discards it. Returns what fails, undefined when nothing does: only then is an image to blame for
 * the failure of a longer pipeline. `stats()` would not do: it overlooks some warnings.
 */
export async function findDecodeError(input: string | Uint8Array, options: SharpOptions): Promise<unknown> {
  try {
    await sharp(input, options).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return undefined;
  } catch (error) {
    return error;
  }
}
