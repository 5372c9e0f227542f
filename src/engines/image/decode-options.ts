import type { SharpOptions } from 'sharp';
import type { FileType } from '../../shared/file-types.ts';
import { maxDecodedPixels } from './image-bounds.ts';

/**
 * How strictly the codec reads a file. Warnings are how it tells of cut-off and corrupt data, so they refuse it; those of TIFF
 * are about careless private tags of scanners and maps, and its cut-off data is an error.
 */
export function decodeOptions(type: FileType): SharpOptions {
  return { failOn: type === 'tiff' ? 'error' : 'warning', limitInputPixels: maxDecodedPixels };
}
