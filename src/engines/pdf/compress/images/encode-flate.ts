import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp from 'sharp';
import type { EncodedImage } from './encoded-image.ts';
import { pngParts } from './png-parts.ts';
import type { Raster } from './raster.ts';

const pack = (data: Uint8Array): Promise<Buffer> => promisify(deflate)(data, { level: 9 });

/**
 * Encodes pixels without loss: the smaller of plain Flate and Flate with PNG row filters (predictor 15; ISO 32000-2,
 * 7.4.4.4).
 */
export async function encodeFlate(raster: Raster): Promise<EncodedImage> {
  const { data, width, height, channels } = raster;
  const size = { width, height, bits: 8 };
  const [plain, filtered] = await Promise.all([pack(data), channels === 4 ? undefined : filterRows(raster)]);
  if (filtered && filtered.length < plain.length)
    return { ...size, data: filtered, coding: { filter: 'FlateDecode', predictor: { channels } } };
  return { ...size, data: plain, coding: { filter: 'FlateDecode' } };
}

/** Recompresses samples of any depth unchanged. */
export async function repack(samples: Raster & { bits: number }): Promise<EncodedImage> {
  const { data, width, height, channels, bits } = samples;
  const bytesOfImage = ((width * channels * bits + 7) >> 3) * height;
  if (bits === 8 && data.length >= bytesOfImage)
    return encodeFlate({ ...samples, data: data.subarray(0, bytesOfImage) });
  const packed = await pack(data.subarray(0, bytesOfImage));
  return { data: packed, width, height, bits, coding: { filter: 'FlateDecode' } };
}

async function filterRows({ data, width, height, channels }: Raster): Promise<Buffer | undefined> {
  const pixels = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  // `palette: false` is needed: several other options turn the palette on, which changes pixels.
  const png = await (channels === 1 ? pixels.toColourspace('b-w') : pixels)
    .png({ compressionLevel: 9, adaptiveFiltering: true, palette: false })
    .toBuffer();
  const { imageData, bits, colorType, interlaced } = pngParts(png);
  const asExpected = bits === 8 && colorType === (channels === 1 ? 0 : 2) && !interlaced;
  return asExpected ? imageData : undefined;
}
