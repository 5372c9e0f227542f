import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { OutlineEntry, PdfDescription, PdfPage, Rotation } from './pdf-document.ts';
import { pdfErrors } from './pdf-errors.ts';

/** The sizes of more pages would fill the browser's memory. */
export const maxPages = 20_000;
/** Outlines are linked lists that may be cyclic. */
const maxOutlineEntries = 5_000;
const maxOutlineDepth = 32;
/** A longer label or title is not a name; in UTF-16 units with the terminating zero. */
const maxTextLength = 1024;
const bytesPerUnit = 2;

/**
 * What an open document declares about itself.
 * @throws PDF_NO_PAGES, PDF_TOO_MANY_PAGES
 */
export function describeDocument(pdfium: WrappedPdfiumModule, document: number): PdfDescription {
  const count = pdfium.FPDF_GetPageCount(document);
  if (count < 1) throw pdfErrors.noPages();
  if (count > maxPages) throw pdfErrors.tooManyPages({ maxPages });
  return {
    pages: readPages(pdfium, document, count),
    labels: readLabels(pdfium, document, count),
    outline: readOutline(pdfium, document),
    isEncrypted: pdfium.EPDF_IsEncrypted(document),
    isRepaired: !pdfium.FPDF_DocumentHasValidCrossReferenceTable(document),
    isSigned: isSigned(pdfium, document),
    hasForm: pdfium.FPDF_GetFormType(document) !== 0,
    hasXfa: xfaForms.includes(pdfium.FPDF_GetFormType(document)),
  };
}

/** `FORMTYPE_XFA_FULL` and `FORMTYPE_XFA_FOREGROUND` (fpdf_formfill.h). */
const xfaForms: readonly number[] = [2, 3];

function isSigned(pdfium: WrappedPdfiumModule, document: number): boolean {
  const fields = Array.from({ length: pdfium.FPDF_GetSignatureCount(document) }, (_, index) =>
    pdfium.FPDF_GetSignatureObject(document, index),
  );
  return fields.some((field) => pdfium.FPDFSignatureObj_GetContents(field, 0, 0) > 0);
}

/** A4, for a page without a size. */
const fallbackSize = { width: 595, height: 842 };

function readPages(pdfium: WrappedPdfiumModule, document: number, count: number): PdfPage[] {
  const size = pdfium.pdfium.wasmExports.malloc(8);
  const pages = Array.from({ length: count }, (_, index): PdfPage => {
    const isKnown = pdfium.FPDF_GetPageSizeByIndexF(document, index, size);
    const [width = 0, height = 0] = new Float32Array(pdfium.pdfium.HEAPU8.buffer, size, 2);
    const rotation = rotationOf(pdfium.EPDF_GetPageRotationByIndex(document, index));
    return isKnown && width > 0 && height > 0 ? { width, height, rotation } : { ...fallbackSize, rotation };
  });
  pdfium.pdfium.wasmExports.free(size);
  return pages;
}

const rotations: readonly Rotation[] = [0, 90, 180, 270];
const rotationOf = (quarterTurns: number): Rotation => rotations[quarterTurns] ?? 0;

function readLabels(pdfium: WrappedPdfiumModule, document: number, count: number): string[] | undefined {
  const labels: string[] = [];
  for (let index = 0; index < count; index++) {
    const label = readText(pdfium, (buffer, length) => pdfium.FPDF_GetPageLabel(document, index, buffer, length));
    // Without page labels the first page has none.
    if (label === '' && index === 0) return undefined;
    labels.push(label || String(index + 1));
  }
  return labels.every((label, index) => label === String(index + 1)) ? undefined : labels;
}

function readOutline(pdfium: WrappedPdfiumModule, document: number): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const seen = new Set<number>();
  const walk = (first: number, level: number) => {
    for (let mark = first; mark !== 0; mark = pdfium.FPDFBookmark_GetNextSibling(document, mark)) {
      if (seen.has(mark) || entries.length >= maxOutlineEntries) return;
      seen.add(mark);
      const title = readText(pdfium, (buffer, length) => pdfium.FPDFBookmark_GetTitle(mark, buffer, length));
      entries.push({ title, level, page: targetOf(pdfium, document, mark) });
      if (level < maxOutlineDepth) walk(pdfium.FPDFBookmark_GetFirstChild(document, mark), level + 1);
    }
  };
  walk(pdfium.FPDFBookmark_GetFirstChild(document, 0), 1);
  return entries;
}

function targetOf(pdfium: WrappedPdfiumModule, document: number, mark: number): number | undefined {
  const direct = pdfium.FPDFBookmark_GetDest(document, mark);
  const action = direct === 0 ? pdfium.FPDFBookmark_GetAction(mark) : 0;
  const target = direct === 0 && action !== 0 ? pdfium.FPDFAction_GetDest(document, action) : direct;
  const page = target === 0 ? -1 : pdfium.FPDFDest_GetDestPageIndex(document, target);
  return page < 0 ? undefined : page;
}

/** @param read writes UTF-16LE with a terminating zero and returns the bytes needed */
function readText(pdfium: WrappedPdfiumModule, read: (buffer: number, length: number) => number): string {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const bytes = read(0, 0);
  if (bytes <= bytesPerUnit || bytes > maxTextLength * bytesPerUnit) return '';
  const buffer = malloc(bytes);
  read(buffer, bytes);
  const text = new TextDecoder('utf-16le').decode(pdfium.pdfium.HEAPU8.slice(buffer, buffer + bytes - bytesPerUnit));
  free(buffer);
  return text;
}
