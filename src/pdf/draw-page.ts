import { pdfErrors } from './pdf-errors.ts';
import type { Pdfium } from './pdfium.ts';

/** Pixels row by row from the top, as RGBA with straight alpha. */
export type Raster = { data: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Pixels per inch, or a box in pixels to fit the page into. */
export type RenderSize = { dpi: number } | { maxWidth: number; maxHeight: number };

export type RenderOptions = {
  size: RenderSize;
  /** White by default, like paper. */
  background?: 'white' | 'transparent';
  gray?: boolean;
  /** False omits annotations and form fields. */
  annotations?: boolean;
};

const maxPixels = 60_000_000;
const pointsPerInch = 72;

/** `FPDF_RenderPageBitmap` (fpdfview.h). */
const renderFlags = { annotations: 0x01, gray: 0x08, reverseByteOrder: 0x10 };
/** Of what is drawn without the page. */
export const transparentFlags = renderFlags.reverseByteOrder;
/** `FPDFBitmap_BGRA`; the reversed byte order makes it RGBA. */
const bitmapFormat = 4;

/** An open page. `form` is the environment that draws form fields, or 0; `index`, from 0, is for messages. */
type OpenPage = { page: number; index: number; form: number };

/** Renders an open page. Throws PDF_PAGE_TOO_LARGE. */
export function renderPage(pdfium: Pdfium, open: OpenPage, options: RenderOptions): Raster {
  const paper = paperOf(pdfium, open.page);
  const size = pixelSize(paper, options.size);
  checkPixels(open.index, paper, size);
  return drawOnBitmap(pdfium, open.index, { ...size, background: options.background }, (bitmap) =>
    drawWhole(pdfium, bitmap, { ...open, turns: 0 }, size, flagsFor(options)),
  );
}

/**
 * Renders an open page, rotated clockwise by quarter `turns`, on white as large as fits: a receipt ten metres long must not
 * exhaust memory.
 */
export function showPage(
  pdfium: Pdfium,
  open: TurnedPage,
  { maxWidth, maxHeight, maxPixels: most }: { maxWidth: number; maxHeight: number; maxPixels: number },
): Raster {
  const paper = paperOf(pdfium, open.page, open.turns);
  const fill = Math.sqrt(most / Math.max(1, paper.width * paper.height));
  const size = {
    maxWidth: Math.min(maxWidth, paper.width * fill),
    maxHeight: Math.min(maxHeight, paper.height * fill),
  };
  const pixels = pixelSize(paper, size);
  return drawOnBitmap(pdfium, open.index, pixels, (bitmap) => drawWhole(pdfium, bitmap, open, pixels, flagsFor({})));
}

/** PDFium draws form fields apart from the page and its other annotations. */
function drawWhole(
  pdfium: Pdfium,
  bitmap: number,
  open: TurnedPage,
  size: { width: number; height: number },
  flags: number,
): void {
  drawAt(pdfium, bitmap, open, { x: 0, y: 0, ...size }, flags);
}

/** A page that is rotated clockwise by quarter `turns`. */
type TurnedPage = OpenPage & { turns: number };

function drawAt(
  { api }: Pdfium,
  bitmap: number,
  { page, form, turns }: TurnedPage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  flags: number,
): void {
  api.FPDF_RenderPageBitmap(bitmap, page, x, y, width, height, turns, flags);
  if (form !== 0) api.FPDF_FFLDraw(form, bitmap, page, x, y, width, height, turns, flags);
}

/** In points from the top left corner of the page as displayed. */
export type PagePart = { left: number; top: number; right: number; bottom: number };

/**
 * Renders part of an open page on white, without form fields. The page is rotated clockwise by quarter `turns`; the part is that
 * of the rotated page.
 */
export function renderPart(pdfium: Pdfium, page: Omit<TurnedPage, 'form'>, part: PagePart, dpi: number): Raster {
  const size = pixelSize({ width: part.right - part.left, height: part.bottom - part.top }, { dpi });
  return drawPart(pdfium, { ...page, form: 0 }, part, { ...size, scale: dpi / pointsPerInch });
}

/** Renders part of an open page on white, as `showPage` does the whole, with `scale` pixels per point. */
export function showPart(pdfium: Pdfium, open: TurnedPage, part: PagePart, scale: number): Raster {
  const width = Math.max(1, Math.round((part.right - part.left) * scale));
  const height = Math.max(1, Math.round((part.bottom - part.top) * scale));
  return drawPart(pdfium, open, part, { width, height, scale });
}

function drawPart(
  pdfium: Pdfium,
  open: TurnedPage,
  part: PagePart,
  { width, height, scale }: { width: number; height: number; scale: number },
): Raster {
  const { page, index, turns } = open;
  const paper = paperOf(pdfium, page, turns);
  checkPixels(index, paper, { width, height });
  const whole = { width: Math.round(paper.width * scale), height: Math.round(paper.height * scale) };
  const corner = { x: -Math.round(part.left * scale), y: -Math.round(part.top * scale) };
  return drawOnBitmap(pdfium, index, { width, height }, (bitmap) =>
    drawAt(pdfium, bitmap, open, { ...corner, ...whole }, flagsFor({})),
  );
}

function paperOf({ api }: Pdfium, page: number, turns = 0): { width: number; height: number } {
  const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)];
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

export function drawOnBitmap(
  { api, memory }: Pdfium,
  index: number,
  { width, height, background }: { width: number; height: number; background?: RenderOptions['background'] },
  draw: (bitmap: number) => void,
): Raster {
  const bytes = width * height * 4;
  const buffer = memory.allocate(bytes);
  try {
    memory.view(buffer, bytes).fill(background === 'transparent' ? 0 : 255);
    const bitmap = api.FPDFBitmap_CreateEx(width, height, bitmapFormat, buffer, width * 4);
    if (bitmap === 0) throw pdfErrors.damagedPage({ page: index + 1 });
    try {
      draw(bitmap);
    } finally {
      api.FPDFBitmap_Destroy(bitmap);
    }
    return { data: memory.copy(buffer, bytes), width, height };
  } finally {
    memory.free(buffer);
  }
}

function flagsFor({ gray = false, annotations = true }: Omit<RenderOptions, 'size'>): number {
  return renderFlags.reverseByteOrder | (annotations ? renderFlags.annotations : 0) | (gray ? renderFlags.gray : 0);
}

/** A page's size in pixels, from points; at least 1 by 1. */
export function pixelSize(
  paper: { width: number; height: number },
  size: RenderSize,
): { width: number; height: number } {
  const scale =
    'dpi' in size
      ? size.dpi / pointsPerInch
      : Math.min(size.maxWidth / Math.max(paper.width, 1e-3), size.maxHeight / Math.max(paper.height, 1e-3));
  return { width: Math.max(1, Math.round(paper.width * scale)), height: Math.max(1, Math.round(paper.height * scale)) };
}

/** Throws PDF_PAGE_TOO_LARGE if a page, from index 0, would exceed 60 megapixels. `paper` is in points. */
export function checkPixels(
  index: number,
  paper: { width: number; height: number },
  { width, height }: { width: number; height: number },
): void {
  if (width * height <= maxPixels) return;
  const maxDpi = Math.floor(Math.sqrt(maxPixels / (paper.width * paper.height)) * pointsPerInch);
  throw pdfErrors.pageTooLarge({
    page: index + 1,
    megapixels: Math.round((width * height) / 1_000_000),
    maxMegapixels: maxPixels / 1_000_000,
    maxDpi,
  });
}
