import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { OpenDocument } from '../../../pdf/open-document.ts';
import { pdfErrors } from '../../../pdf/pdf-errors.ts';

/** Of a rendered page, in pixels: a receipt ten metres long must not take all memory. */
const maxSide = 8192;
const maxPixels = 24_000_000;

/** fpdfview.h: FPDF_ANNOT draws notes and stamps, FPDF_REVERSE_BYTE_ORDER gives RGBA, FPDFBitmap_BGRA is the format. */
const renderFlags = 0x01 | 0x10;
const bitmapFormat = 4;
const bytesPerPixel = 4;
const white = 255;

/**
 * Draws a page on white, in RGBA.
 *
 * @param width of the picture in pixels; less when the page is so long that the picture would be too large
 * @throws PDF_PAGE
 */
export function renderPage(
  pdfium: WrappedPdfiumModule,
  { document, form }: OpenDocument,
  index: number,
  width: number,
): ImageData {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) throw pdfErrors.page({ page: index }, { log: `FPDF_LoadPage: ${pdfium.FPDF_GetLastError()}` });
  try {
    const size = sizeOf(pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page), width);
    return draw(pdfium, { page, form, index }, size);
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

type Size = { width: number; height: number };

function sizeOf(pointsWide: number, pointsHigh: number, width: number): Size {
  const wide = Math.max(1, pointsWide);
  const high = Math.max(1, pointsHigh);
  const scale = Math.min(width / wide, maxSide / wide, maxSide / high, Math.sqrt(maxPixels / (wide * high)));
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) };
}

function draw(
  pdfium: WrappedPdfiumModule,
  { page, form, index }: { page: number; form: number; index: number },
  { width, height }: Size,
): ImageData {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const length = width * height * bytesPerPixel;
  const pixels = malloc(length);
  if (pixels === 0) throw pdfErrors.page({ page: index }, { log: `no room for ${length} bytes` });
  try {
    pdfium.pdfium.HEAPU8.fill(white, pixels, pixels + length);
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bitmapFormat, pixels, width * bytesPerPixel);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags);
    if (form !== 0) pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, renderFlags);
    pdfium.FPDFBitmap_Destroy(bitmap);
    const drawn = new Uint8ClampedArray(length);
    drawn.set(pdfium.pdfium.HEAPU8.subarray(pixels, pixels + length));
    return new ImageData(drawn, width, height);
  } finally {
    free(pixels);
  }
}
