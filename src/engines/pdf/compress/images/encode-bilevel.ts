import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { EncodedImage } from './encoded-image.ts';
import { packBits } from './raster.ts';

/** Bytes of 0 or 255, for the samples of a 1-bit image or stencil mask. */
export type Bilevel = { data: Buffer; width: number; height: number };

/** Encodes black and white pixels without loss: the smaller of CCITT group 4 and Flate. */
export async function encodeBilevel(pixels: Bilevel): Promise<EncodedImage> {
  const { data, width, height } = pixels;
  const size = { width, height, bits: 1 };
  const flate = deflateSync(packBits(data, width, height), { level: 9 });
  const fax = await encodeGroup4(pixels);
  if (fax && fax.length < flate.length) return { ...size, data: fax, coding: { filter: 'CCITTFaxDecode' } };
  return { ...size, data: flate, coding: { filter: 'FlateDecode' } };
}

export async function resizeBilevel(pixels: Bilevel, width: number, height: number): Promise<Bilevel> {
  const data = await sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: 1 },
    limitInputPixels: false,
  })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .threshold(128)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { data, width, height };
}

/**
 * The single strip of a TIFF in ITU-T T.6 coding, as libtiff is the encoder available. Undefined when libtiff chose another
 * layout.
 */
async function encodeGroup4({ data, width, height }: Bilevel): Promise<Buffer | undefined> {
  // PDF's T.6 default has white as 1 (BlackIs1 false; ISO 32000-2, table 11); libtiff writes black as 1.
  const inverted = Buffer.from(data);
  for (let index = 0; index < inverted.length; index++) inverted[index] = 255 - (inverted[index] ?? 0);
  const tiff = await sharp(inverted, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tileHeight: Math.ceil(height / 16) * 16, tileWidth: 256 })
    .toBuffer();
  return onlyStrip(tiff);
}

/** Tags of TIFF 6.0. */
const photometricTag = 262;
const stripOffsetsTag = 273;
const stripByteCountsTag = 279;
const shortType = 3;

function onlyStrip(tiff: Buffer): Buffer | undefined {
  const littleEndian = tiff.readUInt16LE(0) === 0x4949;
  const short = (at: number) => (littleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (littleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const entries = new Map<number, { count: number; value: number }>();
  for (let index = 0; index < short(directory); index++) {
    const at = directory + 2 + 12 * index;
    const value = short(at + 2) === shortType ? short(at + 8) : long(at + 8);
    entries.set(short(at), { count: long(at + 4), value });
  }
  const offset = entries.get(stripOffsetsTag);
  const length = entries.get(stripByteCountsTag);
  const blackIsZero = entries.get(photometricTag)?.value === 1;
  if (!offset || !length || offset.count !== 1 || !blackIsZero) return undefined;
  return tiff.subarray(offset.value, offset.value + length.value);
}
