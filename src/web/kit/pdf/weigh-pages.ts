import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** The bytes that each image of a page takes in the file, for each page of a document. */
export type ImageBytes = readonly (readonly number[])[];

const maxPages = 400;
const maxObjects = 5_000;
const maxFormDepth = 4;
/** `FPDF_PAGEOBJ_*` (fpdf_edit.h). */
const objectTypes = { image: 3, form: 5 };

/** What the images of up to 400 pages weigh. Pages after those, and pages that cannot be opened, have none. */
export function weighPages(api: WrappedPdfiumModule, document: number): ImageBytes {
  const count = Math.min(maxPages, api.FPDF_GetPageCount(document));
  return Array.from({ length: count }, (_, index) => {
    const page = api.FPDF_LoadPage(document, index);
    if (page === 0) return [];
    try {
      return weighImages(api, page);
    } finally {
      api.FPDF_ClosePage(page);
    }
  });
}

function weighImages(api: WrappedPdfiumModule, page: number): number[] {
  const found: number[] = [];
  let left = maxObjects;
  const visit = (object: number, depth: number) => {
    left -= 1;
    const type = api.FPDFPageObj_GetType(object);
    if (type === objectTypes.image) found.push(api.FPDFImageObj_GetImageDataRaw(object, 0, 0));
    if (type !== objectTypes.form || depth === maxFormDepth) return;
    const count = api.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && left > 0; index++) {
      const inner = api.FPDFFormObj_GetObject(object, index);
      if (inner !== 0) visit(inner, depth + 1);
    }
  };
  const count = api.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (object !== 0) visit(object, 0);
  }
  return found;
}
