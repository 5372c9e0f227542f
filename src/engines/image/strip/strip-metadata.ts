import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type SharpOptions } from 'sharp';
import type { FileType } from '../../../shared/file-types.ts';
import { imageErrors } from '../image.errors.ts';
import { maxDecodedPixels } from '../image-bounds.ts';
import { readHeader } from '../read-header.ts';
import type { KeptParts, StripFormat } from './kept-parts.ts';
import { stripAvif } from './strip-avif.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripTiff } from './strip-tiff.ts';
import { stripWebp } from './strip-webp.ts';

const removers: Partial<Record<FileType, StripFormat>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
  tiff: stripTiff,
  avif: stripAvif,
};

/**
 * Writes the image without metadata and returns true; if there is none, copies it and returns false. Compares pixels before
 * returning true. Throws IMAGE_METADATA_NOT_REMOVABLE.
 */
export async function stripMetadata(type: FileType, input: string, output: string): Promise<boolean> {
  const { orientation = 1 } = await readHeader(input, type);
  const buffer = await readFile(input);
  // Not a Buffer, whose `slice` shares memory.
  const file = new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  const parts = keepParts(type, file, orientation);
  if (parts === undefined) throw imageErrors.metadataNotRemovable();
  const stripped = Buffer.concat(parts);
  await writeFile(output, stripped);
  if (stripped.equals(buffer)) return false;
  if (!(await hasSamePixels(input, output)))
    throw imageErrors.metadataNotRemovable(undefined, { log: 'the pixels changed' });
  return true;
}

function keepParts(type: FileType, file: Uint8Array, orientation: number): KeptParts {
  try {
    return removers[type]?.(file, orientation);
  } catch (error) {
    // An offset or length outside the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

async function hasSamePixels(one: string, other: string): Promise<boolean> {
  const [first, second] = [await fingerprint(one), await fingerprint(other)];
  return first === second;
}

/** Statistics of all samples, in constant memory: any visible difference changes them. */
async function fingerprint(path: string): Promise<string> {
  const options: SharpOptions = { failOn: 'error', limitInputPixels: maxDecodedPixels };
  const [{ channels, entropy }, { width, height, orientation = 1, space }] = [
    await sharp(path, options).stats(),
    await sharp(path, options).metadata(),
  ];
  return JSON.stringify({ channels, entropy, width, height, orientation, space });
}
