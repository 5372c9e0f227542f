import type { Raster } from '../../../../pdf/draw-page.ts';
import type { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { GrayPixels } from '../../../../shared/similarity.ts';
import { comparedDpi } from '../levels.ts';

/** Larger pages (posters, photos with a point for each pixel) are compared at a size that fits this square, in pixels. */
const largestSide = 4000;

/** A page at 100 dpi; undefined when it is damaged. */
export function renderPage(document: PdfiumDocument, page: number): Raster | undefined {
  try {
    const { width, height } = document.pageSize(page);
    const fits = (Math.max(width, height) * comparedDpi) / 72 <= largestSide;
    const size = fits ? { dpi: comparedDpi } : { maxWidth: largestSide, maxHeight: largestSide };
    return document.render(page, { size });
  } catch (error) {
    if (error instanceof AppError && error.code === 'PDF_PAGE_DAMAGED') return undefined;
    throw error;
  }
}

/** `renderPage` in gray. */
export function drawPage(document: PdfiumDocument, page: number): GrayPixels | undefined {
  const image = renderPage(document, page);
  return image && { data: lumaOfImage(image.data), width: image.width, height: image.height };
}

/** Reads four bytes at once, as this runs over every pixel of every page twice. Ignores opacity, the highest byte. */
function lumaOfImage(rgba: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2);
  const gray = new Uint8Array(pixels.length);
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0;
    gray[index] = ((pixel & 255) * 77 + ((pixel >> 8) & 255) * 150 + ((pixel >> 16) & 255) * 29) >> 8;
  }
  return gray;
}
