import sharp from 'sharp';
import { compareGray, samplingStride } from '../../../../shared/similarity.ts';
import type { EncodedImage } from './encoded-image.ts';
import { type Raster, toGray } from './raster.ts';

/** How lossy an encoder may be. */
export type JpegAim = {
  /** Where to start, 1 to 100. */
  quality: number;
  /** The structural similarity to keep; quality rises until it is met. */
  minSimilarity: number;
};

const highestQuality = 92;
const attempts = 3;
/** Below this quality chroma is subsampled, as in all encoders. */
const fullChromaQuality = 88;
/** Images with a shorter side, in pixels, are too small to measure. */
const measurableSide = 16;

/** Encodes gray or RGB as JPEG (mozjpeg) at the lowest quality from `aim.quality` up that is similar enough. */
export async function encodeJpeg(raster: Raster, aim: JpegAim): Promise<EncodedImage> {
  const { width, height } = raster;
  const measurable = width >= measurableSide && height >= measurableSide;
  const reference = measurable ? grayOf(raster) : undefined;
  let { quality } = aim;
  for (let attempt = 1; ; attempt++) {
    const data = await encodeAt(raster, quality);
    const image: EncodedImage = { data, width, height, bits: 8, coding: { filter: 'DCTDecode' } };
    if (!reference || attempt === attempts || quality >= highestQuality) return image;
    const decoded = grayOf({ ...raster, data: await decode(data, raster.channels) });
    const missing = aim.minSimilarity - compareGray(reference, decoded, samplingStride(raster)).mean;
    if (missing <= 0) return image;
    quality = Math.min(highestQuality, quality + (missing > 0.02 ? 14 : 7));
  }
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
