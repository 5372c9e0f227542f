import sharp from 'sharp';
import { compareGray } from '../../../../shared/similarity.ts';
import type { EncodedImage } from './encoded-image.ts';
import { type Raster, toGray } from './raster.ts';
import { resizeRaster } from './resize-raster.ts';

/** How lossy an encoder may be: enough is what is similar by either measure. */
export type JpegAim = {
  /** On the image's own pixels, from this quality (1 to 100) on. */
  own: { quality: number; minSimilarity: number };
  /** At the resolution at which pages are compared: pixels of the comparison per pixel of the image, along each side. */
  compared: { quality: number; minSimilarity: number; scale: { x: number; y: number } };
};

const highestQuality = 92;
/** Halved this often, the range of qualities is small enough. */
const bisections = 3;
/** Below this quality chroma is subsampled, as in all encoders. */
const fullChromaQuality = 88;
/** Images with a shorter side, in pixels, are too small to measure. */
const measurableSide = 16;

/** Encodes gray or RGB as JPEG (mozjpeg) at the lowest quality that is similar enough. */
export async function encodeJpeg(raster: Raster, aim: JpegAim): Promise<EncodedImage> {
  const { width, height } = raster;
  const isMeasurable = Math.min(width, height) >= measurableSide;
  const quality = isMeasurable ? await qualityFor(sampleOf(raster), aim) : aim.own.quality;
  return { data: await encodeAt(raster, quality), width, height, bits: 8, coding: { filter: 'DCTDecode' } };
}

async function qualityFor(sample: Raster, { own, compared }: JpegAim): Promise<number> {
  const size = {
    width: Math.max(measurableSide, Math.round(sample.width * compared.scale.x)),
    height: Math.max(measurableSide, Math.round(sample.height * compared.scale.y)),
  };
  const asCompared = async (raster: Raster) => grayOf(await resizeRaster(raster, size));
  const [reference, comparedReference] = [grayOf(sample), await asCompared(sample)];
  const isEnough = async (quality: number) => {
    const decoded = { ...sample, data: await decode(await encodeAt(sample, quality), sample.channels) };
    if (compareGray(comparedReference, await asCompared(decoded)).mean >= compared.minSimilarity) return true;
    return quality >= own.quality && compareGray(reference, grayOf(decoded)).mean >= own.minSimilarity;
  };
  let [low, high] = [compared.quality, highestQuality];
  if (await isEnough(low)) return low;
  for (let step = 0; step < bisections; step++) {
    const middle = Math.round((low + high) / 2);
    if (await isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** A sample of an image is a grid of tiles of whole blocks, so that it is coded like the image. */
const tile = { side: 192, perSide: 3 };

/** The image, or of a large one, tiles from all over it. */
function sampleOf(raster: Raster): Raster {
  const { data, width, height, channels } = raster;
  const side = tile.side * tile.perSide;
  if (width * height <= 1.5 * side * side || Math.min(width, height) < side) return raster;
  const sample = Buffer.alloc(side * side * channels);
  for (let y = 0; y < side; y++) {
    const sourceY =
      Math.floor((Math.floor(y / tile.side) * (height - tile.side)) / (tile.perSide - 1)) + (y % tile.side);
    for (let column = 0; column < tile.perSide; column++) {
      const sourceX = Math.floor((column * (width - tile.side)) / (tile.perSide - 1));
      const from = (sourceY * width + sourceX) * channels;
      data.copy(sample, (y * side + column * tile.side) * channels, from, from + tile.side * channels);
    }
  }
  return { data: sample, width: side, height: side, channels };
}

/** Re-encodes a CMYK JPEG, optionally resized, without leaving CMYK: there is no profile to convert it with. */
export async function recodeCmykJpeg(
  jpeg: Buffer,
  size: { width: number; height: number },
  quality: number,
): Promise<EncodedImage> {
  const data = await sharp(jpeg, { failOn: 'none', limitInputPixels: false })
    .pipelineColourspace('cmyk')
    .resize(size.width, size.height, { fit: 'fill' })
    .toColourspace('cmyk')
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return { ...size, data, bits: 8, coding: { filter: 'DCTDecode' } };
}

const grayOf = (raster: Raster): Raster => (raster.channels === 3 ? toGray(raster) : raster);

function encodeAt({ data, width, height, channels }: Raster, quality: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality >= fullChromaQuality ? '4:4:4' : '4:2:0' })
    .toBuffer();
}

const decode = (jpeg: Buffer, channels: number): Promise<Buffer> =>
  sharp(jpeg, { limitInputPixels: false })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
