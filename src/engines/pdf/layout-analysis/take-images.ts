import { type Raster, renderPart } from '../../../pdf/draw-page.ts';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { areaOf, type Box, heightOf, widthOf } from '../../../pdf/reading/page-reading.ts';
import { DamagedImageError, UnsupportedImageError } from '../images-to-pdf/embeddable-image.ts';
import { readJpeg } from '../images-to-pdf/jpeg-image.ts';
import type { FoundFigure } from './find-figures.ts';

/** What an image file is made from. */
export type TakenImage = { kind: 'jpeg'; content: Buffer } | { kind: 'raster'; raster: Raster };

const drawingDpi = 200;
const scanDpi = 150;
const proofDpi = 30;
/** Limit of pixels per rendered image. */
const maxPixels = 8_000_000;
const maxJpegBytes = 40_000_000;

/** `FPDF_COLORSPACE_*` values (fpdf_edit.h) that match a JPEG's own colours. */
const plainColorSpaces: readonly number[] = [1, 2, 4, 5, 7];
/** `FPDFBitmap_BGRA` (fpdfview.h). */
const bgra = 4;

/** `turns` is how far the page is rotated from its display. */
type OpenPage = { pdfium: Pdfium; document: number; page: number; index: number; turns: number };

/** Takes a figure from an open page: the original image if possible, else rendered. */
export function takeImage(open: OpenPage, { box, image }: Pick<FoundFigure, 'box' | 'image'>): TakenImage {
  if (image?.isUpright) {
    const content = readEmbeddedJpeg(open, image.object);
    // A small rendering shows whether a mask hides parts.
    if (content !== undefined && drawImage(open, image.object, box, proofDpi)?.isOpaque)
      return { kind: 'jpeg', content };
    const alone = drawImage(open, image.object, box, drawingDpi);
    if (alone !== undefined) return { kind: 'raster', raster: alone.raster };
  }
  return drawPart(open, box, drawingDpi);
}

/** Maximum pixels of an image at this place. */
export const pixelsOf = (box: Box): number => Math.min(maxPixels, areaOf(box) * (drawingDpi / 72) ** 2);

export const takePage = (open: OpenPage, page: Box): TakenImage => drawPart(open, page, scanDpi);

function drawPart(open: OpenPage, box: Box, wanted: number): TakenImage {
  const squareInches = (widthOf(box) / 72) * (heightOf(box) / 72);
  const dpi = Math.min(wanted, Math.sqrt(maxPixels / Math.max(squareInches, 0.001)));
  return { kind: 'raster', raster: renderPart(open.pdfium, open, box, dpi) };
}

/** The original JPEG bytes when it is drawn unchanged; undefined for other encodings or colours. */
function readEmbeddedJpeg({ pdfium, page }: OpenPage, object: number): Buffer | undefined {
  const { api, memory } = pdfium;
  if (api.FPDFImageObj_GetImageFilterCount(object) !== 1) return undefined;
  const filter = memory.readText((at, bytes) => api.FPDFImageObj_GetImageFilter(object, 0, at, bytes), 'utf8');
  if (filter !== 'DCTDecode') return undefined;
  const isPlain = memory.scope(28, (at) => {
    // FPDF_IMAGEOBJ_METADATA: two sizes, two resolutions, bits per pixel, colour space, content mark.
    if (!api.FPDFImageObj_GetImageMetadata(object, page, at)) return false;
    return [8, 24].includes(memory.int32(at + 16)) && plainColorSpaces.includes(memory.int32(at + 20));
  });
  const length = api.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  if (!isPlain || length === 0 || length > maxJpegBytes) return undefined;
  const content = memory.scope(length, (at) => {
    api.FPDFImageObj_GetImageDataRaw(object, at, length);
    return Buffer.from(memory.copy(at, length));
  });
  try {
    // A page ignores EXIF orientation; image viewers apply it.
    const { orientation, components } = readJpeg(content);
    // Programs disagree on whether CMYK is inverted.
    return orientation === 1 && components < 4 ? content : undefined;
  } catch (error) {
    if (error instanceof DamagedImageError || error instanceof UnsupportedImageError) return undefined;
    throw error;
  }
}

/** Renders an embedded image with its mask, without content on top. Undefined when PDFium cannot render it alone. */
function drawImage(
  { pdfium, document, page }: OpenPage,
  object: number,
  box: Box,
  dpi: number,
): { raster: Raster; isOpaque: boolean } | undefined {
  const { api, memory } = pdfium;
  return memory.scope(64, (at) => {
    if (!api.FPDFImageObj_GetImagePixelSize(object, at, at + 4)) return undefined;
    const [width, height] = [memory.int32(at), memory.int32(at + 4)];
    if (width <= 0 || height <= 0 || !api.FPDFPageObj_GetMatrix(object, at)) return undefined;
    const before = memory.copy(at, 24);
    const size = {
      width: Math.max(1, Math.round(Math.min(Math.max(width, widthOf(box)), (widthOf(box) * dpi) / 72))),
      height: Math.max(1, Math.round(Math.min(Math.max(height, heightOf(box)), (heightOf(box) * dpi) / 72))),
    };
    if (size.width * size.height > maxPixels) return undefined;
    // PDFium renders a single image at one pixel per unit of its matrix.
    for (const [offset, value] of [size.width, 0, 0, size.height, 0, 0].entries())
      memory.view(at + offset * 4, 4).set(new Uint8Array(Float32Array.of(value).buffer));
    api.FPDFPageObj_SetMatrix(object, at);
    try {
      return readBitmap(pdfium, api.FPDFImageObj_GetRenderedBitmap(document, page, object));
    } finally {
      memory.view(at, 24).set(before);
      api.FPDFPageObj_SetMatrix(object, at);
    }
  });
}

function readBitmap({ api, memory }: Pdfium, bitmap: number): { raster: Raster; isOpaque: boolean } | undefined {
  if (bitmap === 0) return undefined;
  try {
    if (api.FPDFBitmap_GetFormat(bitmap) !== bgra) return undefined;
    const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
    const [address, stride] = [api.FPDFBitmap_GetBuffer(bitmap), api.FPDFBitmap_GetStride(bitmap)];
    const data = new Uint8Array(width * height * 4);
    for (let row = 0; row < height; row++) {
      data.set(memory.view(address + row * stride, width * 4), row * width * 4);
    }
    const isOpaque = toRgba(new Uint32Array(data.buffer));
    return { raster: { data, width, height }, isOpaque };
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
  }
}

/** Swaps blue and red in place; returns whether all pixels are opaque. */
function toRgba(pixels: Uint32Array): boolean {
  let opacity = 0xff;
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0;
    pixels[index] = (pixel & 0xff00ff00) | ((pixel & 0xff) << 16) | ((pixel >>> 16) & 0xff);
    opacity &= pixel >>> 24;
  }
  return opacity === 0xff;
}
