import sharp from 'sharp';
import { compareGray, samplingStride } from '../similarity.ts';
import type { EncodedImage } from './encoded-image.ts';
import { pngParts } from './png-parts.ts';
import { type Raster, toGray } from './raster.ts';

const paletteSize = 256;
/** A palette that had to merge colours is taken only when the picture stays this alike. */
const leastSimilarity = 0.98;
/** How far a sample may be off where every colour has an entry of its own. */
const sampleTolerance = 6;

/**
 * Codes an RGB picture of few colours as an Indexed one (ISO 32000-2, 8.6.6.3). Undefined when the colours cannot be brought
 * into 256 entries without a visible change.
 */
export async function encodePalette(raster: Raster, colors: number): Promise<EncodedImage | undefined> {
  const { data, width, height, channels } = raster;
  if (channels !== 3) return undefined;
  const merged = colors > paletteSize;
  const png = await sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
    .png({ palette: true, colours: paletteSize, quality: 96, effort: 4, dither: merged ? 0.5 : 0, compressionLevel: 9 })
    .toBuffer();
  const { palette, imageData, bits, colorType, interlaced } = pngParts(png);
  if (colorType !== 3 || interlaced || !palette) return undefined;
  const restored: Raster = { data: await decodeRgb(png), width, height, channels: 3 };
  const { mean } = compareGray(toGray(raster), toGray(restored), samplingStride(raster));
  if (mean < leastSimilarity || (!merged && !isAlike(data, restored.data))) return undefined;
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
