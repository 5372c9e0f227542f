import { drawOnBitmap, type PagePart, type Raster, transparentFlags } from './draw-page.ts';
import type { Pdfium } from './pdfium.ts';

/** `FPDF_ANNOT_FLAG_HIDDEN` (fpdf_annot.h). */
const hidden = 1 << 1;
/** Of an annotation drawn by itself. */
const maxPixels = 8_000_000;

/** Runs `work` on an open page while some of its annotations, by their index, are not drawn. */
export function withoutAnnotations<Result>(
  { api }: Pdfium,
  page: number,
  indexes: readonly number[],
  work: () => Result,
): Result {
  const before = indexes.map((index) => {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    const flags = annotation === 0 ? 0 : api.FPDFAnnot_GetFlags(annotation);
    if (annotation !== 0) api.FPDFAnnot_SetFlags(annotation, flags | hidden);
    return { annotation, flags };
  });
  try {
    return work();
  } finally {
    for (const { annotation, flags } of before) {
      if (annotation === 0) continue;
      api.FPDFAnnot_SetFlags(annotation, flags);
      api.FPDFPage_CloseAnnot(annotation);
    }
  }
}

/**
 * Draws an annotation of an open page by itself, on nothing. `part` is what is drawn of the page, with `scale` pixels per point
 * as far as memory allows. Undefined if the annotation has no appearance.
 */
export function showAnnotation(
  pdfium: Pdfium,
  { page, index, annotation: at }: { page: number; index: number; annotation: number },
  part: PagePart,
  scale: number,
): Raster | undefined {
  const { api, memory } = pdfium;
  const annotation = api.FPDFPage_GetAnnot(page, at);
  if (annotation === 0) return undefined;
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const least = Math.min(scale, Math.sqrt(maxPixels / Math.max(1, width * height)));
  const size = {
    width: Math.max(1, Math.round(width * least)),
    height: Math.max(1, Math.round(height * least)),
  };
  const [across, down] = [size.width / Math.max(width, 1e-3), size.height / Math.max(height, 1e-3)];
  const matrix = new Float32Array([across, 0, 0, down, -part.left * across, -part.top * down]);
  const address = memory.place(new Uint8Array(matrix.buffer));
  try {
    let isDrawn = false;
    const raster = drawOnBitmap(pdfium, index, { ...size, background: 'transparent' }, (bitmap) => {
      isDrawn = api.EPDF_RenderAnnotBitmap(bitmap, page, annotation, 0, address, transparentFlags);
    });
    return isDrawn ? raster : undefined;
  } finally {
    memory.free(address);
    api.FPDFPage_CloseAnnot(annotation);
  }
}
