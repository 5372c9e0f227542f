import type { SharpOptions } from 'sharp';
import type { FileType } from '../../shared/file-types.ts';
import { maxDecodedPixels } from './image-bounds.ts';

/**
 * Warnings are how the codec reports truncated and corrupt data, so they count as errors; except for TIFF, where they concern
 * odd private tags and truncation is an error anyway.
 */
export function decodeOptions(type: FileType): SharpOptions {
  return { failOn: type === 'tiff' ? 'error' : 'warning', limitInputPixels: maxDecodedPixels };
}
