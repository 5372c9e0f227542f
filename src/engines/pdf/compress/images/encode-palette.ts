import sharp from 'sharp';
import { compareGray, samplingStride } from '../../../../shared/similarity.ts';
import type { EncodedImage } from './encoded-image.ts';
import { pngParts } from './png-parts.ts';
import { type Raster, toGray } from './raster.ts';

/** For samples of 1, 2, 4 and 8 bits. */
const paletteSizes = [2, 4, 16, 256];
const largestPalette = 256;
/** A palette that merges colours must keep this similarity. */
const minSimilarity = 0.98;
/** How far a sample may be off when every colour has its own entry. */
const sampleTolerance = 6;

/**
 * Encodes an RGB image with few colours as Indexed (ISO 32000-2, 8.6.6.3). Undefined when 256 entries are not enough without
 * a visible change.
 * @param colors as counted on a sample: a rare colour too many moves to the next depth
 */
export async function encodePalette(raster: Raster, colors: number): Promise<EncodedImage | undefined> {
  if (raster.channels !== 3) return undefined;
  for (const entries of paletteSizes) {
    if (colors > entries && entries < largestPalette) continue;
    const encoded = await encodeWith(raster, entries, colors > entries);
    if (encoded) return encoded;
  }
  return undefined;
}

async function encodeWith(raster: Raster, entries: number, merged: boolean): Promise<EncodedImage | undefined> {
  const { data, width, height, channels } = raster;
  const png = await sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
    .png({ palette: true, colours: entries, quality: 96, effort: 4, dither: merged ? 0.5 : 0, compressionLevel: 9 })
    .toBuffer();
  const { palette, imageData, bits, colorType, interlaced } = pngParts(png);
  if (colorType !== 3 || interlaced || !palette) return undefined;
  const restored: Raster = { data: await decodeRgb(png), width, height, channels: 3 };
  if (!merged) {
    if (!isAlike(data, restored.data)) return undefined;
  } else if (compareGray(toGray(raster), toGray(restored), samplingStride(raster)).mean < minSimilarity)
    return undefined;
  return {
    data: imageData,
    width,
    height,
    bits,
    coding: { filter: 'FlateDecode', predictor: { channels: 1 } },
    space: { kind: 'indexed', palette },
  };
}

const decodeRgb = (png: Buffer): Promise<Buffer> =>
  sharp(png, { limitInputPixels: false }).removeAlpha().toColourspace('srgb').raw().toBuffer();

function isAlike(before: Buffer, after: Buffer): boolean {
  return (
    before.length === after.length &&
    before.every((value, index) => Math.abs(value - (after[index] ?? 0)) <= sampleTolerance)
  );
}
