import { PDFArray, type PDFContext, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import type { Matrix } from '../../compress/content/matrix.ts';
import { describeImage, type PdfImage, readImageData } from '../../compress/images/describe-image.ts';
import { encodeBilevel } from '../../compress/images/encode-bilevel.ts';
import { encodeFlate, repack } from '../../compress/images/encode-flate.ts';
import type { EncodedImage } from '../../compress/images/encoded-image.ts';
import { readJpegHeader } from '../../compress/images/jpeg-source.ts';
import type { Raster } from '../../compress/images/raster.ts';
import { replaceImage } from '../../compress/images/replace-image.ts';
import { entry } from '../../objects/access.ts';
import { documentBytes } from '../../write/write-document.ts';
import type { Box } from '../content/content-box.ts';
import { pixelsUnder, type Span } from './pixel-spans.ts';

export type BlankTools = { context: PDFContext; pdfium: () => Promise<Pdfium>; add: (stream: PDFRawStream) => PDFRef };

/** Entries that hold the image once more, or what its programs keep about it. */
const copies = ['Alternates', 'Metadata', 'PieceInfo', 'OPI', 'SMaskInData'];

/**
 * A copy of the image whose pixels under the boxes are overwritten, in its masks, too. Undefined when it cannot be decoded.
 */
export async function blankImage(
  tools: BlankTools,
  stream: PDFRawStream,
  place: { boxes: readonly Box[]; matrix: Matrix },
): Promise<PDFRawStream | undefined> {
  const copy = PDFRawStream.of(stream.dict.clone(tools.context), stream.contents);
  for (const key of copies) copy.dict.delete(PDFName.of(key));
  for (const key of ['SMask', 'Mask']) {
    const mask = entry(stream.dict, key);
    if (!(mask instanceof PDFRawStream)) continue;
    const blanked = await blankImage(tools, mask, place);
    if (!blanked) return undefined;
    copy.dict.set(PDFName.of(key), tools.add(blanked));
  }
  const image = describeImage(copy, undefined);
  if (!image) return undefined;
  const spans = pixelsUnder(place.boxes, place.matrix, image.width, image.height);
  if (spans.length === 0) return copy;
  try {
    const encoded = (await blankOwn(image, spans)) ?? (await blankDrawn(tools, image, spans));
    return encoded && replaceImage(image, encoded);
  } catch {
    // Damaged: the caller removes the whole image.
    return undefined;
  }
}

/** Overwrites samples as they are, without a change of any other; undefined for codings that we do not decode ourselves. */
async function blankOwn(image: PdfImage, spans: readonly Span[]): Promise<EncodedImage | undefined> {
  const { width, height, bits, space } = image;
  const source = readImageData(image);
  if (source.image === 'DCTDecode') return blankJpeg(image, source, spans);
  if (source.image || !space) return undefined;
  const bitsPerRow = width * space.channels * bits;
  const bytesPerRow = (bitsPerRow + 7) >> 3;
  const data = Buffer.alloc(bytesPerRow * height);
  source.data.copy(data, 0, 0, data.length);
  const bitsPerPixel = space.channels * bits;
  const ones = image.isStencil && !isInverted(image);
  for (const { row, start, end } of spans)
    fillBits(
      data,
      { from: 8 * row * bytesPerRow + start * bitsPerPixel, to: 8 * row * bytesPerRow + end * bitsPerPixel },
      ones,
    );
  return repack({ data, width, height, channels: space.channels, bits });
}

/** Whether 1 paints instead of 0 in a stencil. */
function isInverted({ stream: { dict } }: PdfImage): boolean {
  const decode = entry(dict, 'Decode') ?? entry(dict, 'D');
  return decode instanceof PDFArray && String(decode.asArray()[0]) === '1';
}

function fillBits(data: Buffer, { from, to }: { from: number; to: number }, ones: boolean): void {
  for (let bit = from; bit < to; ) {
    if ((bit & 7) === 0 && to - bit >= 8) {
      const end = bit + ((to - bit) & ~7);
      data.fill(ones ? 255 : 0, bit >> 3, end >> 3);
      bit = end;
      continue;
    }
    const mask = 128 >> (bit & 7);
    const byte = data[bit >> 3] ?? 0;
    data[bit >> 3] = ones ? byte | mask : byte & ~mask;
    bit++;
  }
}

function fillPixels({ data, width, channels }: Raster, spans: readonly Span[]): void {
  for (const { row, start, end } of spans)
    data.fill(0, (row * width + start) * channels, (row * width + end) * channels);
}

/** Nobody sees the difference from the source at these. */
const lowestQuality = 90;
const highestQuality = 97;

async function blankJpeg(
  { width, height, space }: PdfImage,
  source: { data: Buffer; hasColorTransform: boolean },
  spans: readonly Span[],
): Promise<EncodedImage | undefined> {
  const header = readJpegHeader(source.data);
  if (!header || !space || header.width !== width || header.height !== height || header.channels !== space.channels)
    return undefined;
  if (source.hasColorTransform && !header.hasAdobeMarker) return undefined;
  const { channels } = header;
  if (channels !== 1 && channels !== 3 && !(channels === 4 && header.hasAdobeMarker)) return undefined;
  const decoder = sharp(source.data, { failOn: 'none', limitInputPixels: false, ignoreIcc: true });
  const pixels = channels === 4 ? decoder.pipelineColourspace('cmyk') : decoder;
  const { data, info } = await pixels
    .toColourspace(channels === 1 ? 'b-w' : channels === 3 ? 'srgb' : 'cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== channels || info.width !== width || info.height !== height) return undefined;
  const raster: Raster = { data, width, height, channels };
  if (channels === 4) {
    // libvips takes the samples of these as inverted.
    for (let at = 0; at < data.length; at++) data[at] = 255 - (data[at] ?? 0);
    fillPixels(raster, spans);
    return encodeFlate(raster);
  }
  fillPixels(raster, spans);
  const quality = Math.min(highestQuality, Math.max(lowestQuality, header.quality + 2));
  const jpeg = await sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { data: jpeg, width, height, bits: 8, coding: { filter: 'DCTDecode' } };
}

/** For what PDFium alone decodes (JPEG 2000, JBIG2, fax, rare colour spaces): its pixels as gray or RGB. */
async function blankDrawn(
  { context, pdfium }: BlankTools,
  image: PdfImage,
  spans: readonly Span[],
): Promise<EncodedImage | undefined> {
  const { width, height } = image;
  using document = PdfiumDocument.open(await pdfium(), pageOf(context, image));
  const drawn = document.render(0, { size: { maxWidth: width, maxHeight: height } });
  if (drawn.width !== width || drawn.height !== height) return undefined;
  const { dict } = image.stream;
  const isTwoTone = image.isStencil || (image.bits === 1 && image.space?.kind === 'gray');
  const isGray = isTwoTone || image.space?.kind === 'gray';
  const channels = isGray ? 1 : 3;
  const data = Buffer.alloc(width * height * channels);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < channels; channel++)
      data[pixel * channels + channel] = drawn.data[4 * pixel + channel] ?? 0;
  }
  const raster: Raster = { data, width, height, channels };
  dict.delete(PDFName.of('Decode'));
  dict.delete(PDFName.of('D'));
  if (isTwoTone) {
    for (let at = 0; at < data.length; at++) data[at] = (data[at] ?? 0) < 128 ? 0 : 255;
    fillPixels(raster, spans);
    if (image.isStencil)
      for (const { row, start, end } of spans) data.fill(255, row * width + start, row * width + end);
    const encoded = await encodeBilevel(raster);
    return image.isStencil ? encoded : { ...encoded, space: { kind: 'gray' } };
  }
  fillPixels(raster, spans);
  if (isGray) return { ...(await encodeFlate(raster)), space: { kind: 'gray' } };
  dict.delete(PDFName.of('CS'));
  dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'));
  return encodeFlate(raster);
}

/** A document of one page, a point per pixel, that only draws the image. */
function pageOf(context: PDFContext, { stream, width, height, isStencil }: PdfImage): Buffer {
  const dictionary = stream.dict.clone(context);
  for (const key of ['SMask', 'Mask']) dictionary.delete(PDFName.of(key));
  dictionary.set(PDFName.of('Subtype'), PDFName.of('Image'));
  const before = { ...context.trailerInfo };
  const refs: PDFRef[] = [];
  const add = (object: Parameters<PDFContext['register']>[0]) => {
    const ref = context.register(object);
    refs.push(ref);
    return ref;
  };
  try {
    const content = Buffer.from(`${isStencil ? '0 g ' : ''}${width} 0 0 ${height} 0 0 cm /I Do`, 'latin1');
    const contents = add(PDFRawStream.of(context.obj({}), content));
    const drawn = add(PDFRawStream.of(dictionary, stream.contents));
    const pages = context.nextRef();
    refs.push(pages);
    const page = add(
      context.obj({
        ...{ Type: 'Page', Parent: pages, MediaBox: [0, 0, width, height], Contents: contents },
        Resources: { XObject: { I: drawn } },
      }),
    );
    context.assign(pages, context.obj({ Type: 'Pages', Kids: [page], Count: 1 }));
    context.trailerInfo.Root = add(context.obj({ Type: 'Catalog', Pages: pages }));
    delete context.trailerInfo.Info;
    return documentBytes(context);
  } finally {
    Object.assign(context.trailerInfo, before);
    for (const ref of refs) context.delete(ref);
  }
}
