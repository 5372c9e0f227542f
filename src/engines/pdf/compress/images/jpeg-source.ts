import sharp from 'sharp';
import type { Raster } from './raster.ts';

/** What a JPEG declares before its first scan (ITU-T T.81, annex B). */
export type JpegHeader = {
  width: number;
  height: number;
  channels: number;
  /** Estimated on the scale of the Independent JPEG Group, 1 to 100. */
  quality: number;
  /** Has the Adobe marker, without which the polarity of four channels is unknown. */
  hasAdobeMarker: boolean;
};

/** The mean of the IJG's luminance table for quality 50 (T.81, table K.1). */
const meanAtQuality50 = 57.6;

/** Undefined when the bytes are not a valid JPEG. */
export function readJpegHeader(jpeg: Buffer): JpegHeader | undefined {
  const header: JpegHeader = { width: 0, height: 0, channels: 0, quality: 0, hasAdobeMarker: false };
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let position = 2; position + 4 <= jpeg.length; ) {
    if (jpeg[position] !== 0xff) return undefined;
    const marker = jpeg[position + 1] ?? 0;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    if (marker === 0xda) break;
    const length = jpeg.readUInt16BE(position + 2);
    const segment = jpeg.subarray(position + 4, position + 2 + length);
    if (marker === 0xdb) header.quality = qualityOf(segment) ?? header.quality;
    if (marker === 0xee && segment.toString('latin1', 0, 5) === 'Adobe') header.hasAdobeMarker = true;
    if (isFrameHeader(marker) && segment.length >= 6) {
      header.height = segment.readUInt16BE(1);
      header.width = segment.readUInt16BE(3);
      header.channels = segment.readUInt8(5);
    }
    position += 2 + length;
  }
  return header.width > 0 && header.height > 0 ? header : undefined;
}

/** SOF0 to SOF15, except DHT (C4), JPG (C8) and DAC (CC). */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** From table 0, by convention luminance. */
function qualityOf(segment: Buffer): number | undefined {
  for (let position = 0; position < segment.length; ) {
    const head = segment[position] ?? 0;
    const wide = head >> 4 !== 0;
    const length = wide ? 128 : 64;
    const table = segment.subarray(position + 1, position + 1 + length);
    if ((head & 15) === 0 && table.length === length) {
      let sum = 0;
      for (let index = 0; index < 64; index++) sum += wide ? table.readUInt16BE(2 * index) : table.readUInt8(index);
      const scale = (sum / 64 / meanAtQuality50) * 100;
      // The IJG's formula (jcparam.c), solved for quality.
      return Math.max(1, Math.round(scale <= 100 ? (200 - scale) / 2 : 5000 / scale));
    }
    position += 1 + length;
  }
  return undefined;
}

/**
 * The pixels of a JPEG at another size; shrinking happens while decoding, which takes a fraction of the memory. A profile
 * inside the JPEG is ignored (ISO 32000-2, 8.9.5.1: the image's ColorSpace counts).
 */
export async function decodeJpeg(
  jpeg: Buffer,
  size: { width: number; height: number },
  channels: 1 | 3,
): Promise<Raster> {
  const { data, info } = await sharp(jpeg, { failOn: 'none', limitInputPixels: false, ignoreIcc: true })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== channels) throw new RangeError(`A JPEG came out with ${info.channels} channels`);
  return { ...size, data, channels };
}

/**
 * The pixels of an Adobe CMYK JPEG as gray (ISO 32000-2, 10.4.4). libvips assumes inverted samples, as Photoshop writes them;
 * in a PDF they are inverted only if the Decode array says so (`isInverted`).
 */
export async function decodeCmykAsGray(
  jpeg: Buffer,
  size: { width: number; height: number },
  isInverted: boolean,
): Promise<Raster> {
  const { data, info } = await sharp(jpeg, { failOn: 'none', limitInputPixels: false, ignoreIcc: true })
    .pipelineColourspace('cmyk')
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 4) throw new RangeError(`A CMYK JPEG came out with ${info.channels} channels`);
  const gray = Buffer.alloc(size.width * size.height);
  const ink = (at: number) => (isInverted ? (data[at] ?? 0) : 255 - (data[at] ?? 0));
  for (let pixel = 0; pixel < gray.length; pixel++) {
    const at = 4 * pixel;
    gray[pixel] = 255 - Math.min(255, 0.3 * ink(at) + 0.59 * ink(at + 1) + 0.11 * ink(at + 2) + ink(at + 3));
  }
  return { ...size, data: gray, channels: 1 };
}
