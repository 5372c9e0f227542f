import type { Pdfium } from '../src/pdf/pdfium.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import { compareGray } from '../src/shared/similarity.ts';

/** What a smaller PDF must keep, counted over its first pages. */
export type KeptParts = { fields: number; links: number; tags: number; bookmarks: number };

export type Comparison = {
  /** Similarity of the most changed page at 100 dpi: 1 is identical, 0 when it cannot be compared. */
  similarity: number;
  damaged: boolean;
  before: KeptParts;
  after: KeptParts;
};

const dpi = 100;
const comparedPages = 5;
/** Below this, it no longer looks like the same page. */
const damagedBelow = 0.9;
const none: KeptParts = { fields: 0, links: 0, tags: 0, bookmarks: 0 };

/** Compares the look and content of the first pages of two PDFs. */
export function comparePdfs(pdfium: Pdfium, source: Uint8Array, result: Uint8Array): Comparison {
  using before = PdfiumDocument.open(pdfium, source);
  const pages = Math.min(comparedPages, before.pageCount);
  const parts = countParts(before, pages);
  try {
    using after = PdfiumDocument.open(pdfium, result);
    if (after.pageCount !== before.pageCount) throw new Error('different number of pages');
    let similarity = 1;
    for (let page = 0; page < pages; page++)
      similarity = Math.min(similarity, compareGray(gray(before, page), gray(after, page)).mean);
    return { similarity, damaged: similarity < damagedBelow, before: parts, after: countParts(after, pages) };
  } catch {
    return { similarity: 0, damaged: true, before: parts, after: none };
  }
}

function gray(document: PdfiumDocument, page: number) {
  const { data, width, height } = document.render(page, { size: { dpi } });
  const luma = new Uint8Array(width * height);
  for (let pixel = 0; pixel < luma.length; pixel++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
    luma[pixel] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { data: luma, width, height };
}

/** `FPDF_ANNOT_LINK` and `FPDF_ANNOT_WIDGET` (fpdf_annot.h). */
const linkType = 2;
const widgetType = 20;

function countParts(document: PdfiumDocument, pages: number): KeptParts {
  const { api } = document.pdfium;
  const parts = { ...none };
  for (let index = 0; index < pages; index++) {
    document.withPage(index, (page) => {
      for (let number = 0; number < api.FPDFPage_GetAnnotCount(page); number++) {
        const annotation = api.FPDFPage_GetAnnot(page, number);
        const type = api.FPDFAnnot_GetSubtype(annotation);
        api.FPDFPage_CloseAnnot(annotation);
        if (type === linkType) parts.links += 1;
        if (type === widgetType) parts.fields += 1;
      }
      const tree = api.FPDF_StructTree_GetForPage(page);
      if (tree === 0) return;
      parts.tags += Math.max(0, api.FPDF_StructTree_CountChildren(tree));
      api.FPDF_StructTree_Close(tree);
    });
  }
  for (let mark = api.FPDFBookmark_GetFirstChild(document.handle, 0); mark !== 0 && parts.bookmarks < 1000; ) {
    parts.bookmarks += 1;
    mark = api.FPDFBookmark_GetNextSibling(document.handle, mark);
  }
  return parts;
}
