import { PDFArray, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { entry, isTrue, numberEntry, rawEntry } from '../../objects/access.ts';
import { decodeStream, type ImageFilter } from '../../objects/decode-stream.ts';
import type { ImageUse } from '../content/document-use.ts';
import { type ColorSpace, readColorSpace } from './color-space.ts';

/** The properties of an image XObject (ISO 32000-2, 8.9.5) that recoding needs. */
export type PdfImage = {
  stream: PDFRawStream;
  width: number;
  height: number;
  bits: number;
  /** A stencil mask: 1-bit samples tell where to paint. */
  isStencil: boolean;
  space: ColorSpace | undefined;
  spaceObject: PDFObject | undefined;
  /** Has a Decode array other than the default. */
  hasDecode: boolean;
  /** A colour key mask (Mask as an array): samples must stay exact. */
  hasColorKey: boolean;
  /** Preblended with the soft mask's matte: pixels of image and mask belong together. */
  hasMatte: boolean;
  storedBytes: number;
  /** Where it is drawn; undefined when no content draws it. */
  use: ImageUse | undefined;
};

/** The image's bytes with all filters but its own decoded. */
export type ImageData = { data: Buffer; image: ImageFilter | undefined; hasColorTransform: boolean };

/** Larger images (64 megapixels of RGB) are skipped: unpacked, they would take too much memory. */
const maxSamples = 200_000_000;
const allowedBits = [1, 2, 4, 8, 16];

/** Undefined when size or depth is invalid. */
export function describeImage(stream: PDFRawStream, use: ImageUse | undefined): PdfImage | undefined {
  const { dict } = stream;
  const width = numberEntry(dict, 'Width') ?? numberEntry(dict, 'W') ?? 0;
  const height = numberEntry(dict, 'Height') ?? numberEntry(dict, 'H') ?? 0;
  const isStencil = isTrue(dict, 'ImageMask') || isTrue(dict, 'IM');
  const bits = isStencil ? 1 : (numberEntry(dict, 'BitsPerComponent') ?? numberEntry(dict, 'BPC') ?? 8);
  const spaceObject = rawEntry(dict, 'ColorSpace') ?? rawEntry(dict, 'CS');
  const space: ColorSpace | undefined = isStencil
    ? { kind: 'gray', channels: 1 }
    : readColorSpace(dict.context, spaceObject);
  const isSize = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!isSize || width * height * (space?.channels ?? 3) > maxSamples || !allowedBits.includes(bits)) return undefined;
  const softMask = entry(dict, 'SMask');
  return {
    ...{ stream, width, height, bits, isStencil, space, spaceObject, use },
    hasDecode: rawEntry(dict, 'Decode') !== undefined || rawEntry(dict, 'D') !== undefined,
    hasColorKey: entry(dict, 'Mask') instanceof PDFArray,
    hasMatte:
      rawEntry(dict, 'Matte') !== undefined ||
      (softMask instanceof PDFRawStream && rawEntry(softMask.dict, 'Matte') !== undefined),
    storedBytes: stream.contents.length,
  };
}

/** Throws the errors of `decodeStream`. */
export function readImageData({ stream }: PdfImage): ImageData {
  const { data, image } = decodeStream(stream);
  return {
    data,
    image: image?.filter,
    hasColorTransform: rawEntry(image?.parameters, 'ColorTransform') !== undefined,
  };
}

/** The highest resolution at which the image is drawn, in pixels per inch; 0 when it is not drawn. */
export function resolutionOf({ width, height, use }: PdfImage): { x: number; y: number } {
  const along = (pixels: number, points: number | undefined) => (points ? (pixels * 72) / points : 0);
  return { x: along(width, use?.width), y: along(height, use?.height) };
}
