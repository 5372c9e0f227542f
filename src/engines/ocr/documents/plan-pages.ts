import type { z } from 'zod';
import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { AppError } from '../../../shared/errors.ts';
import { isSigned } from '../../pdf/compress/document/signatures.ts';
import { openPdf } from '../../pdf/objects/open-pdf.ts';
import { pdfErrors } from '../../pdf/pdf.errors.ts';
import type { plannedSchema } from '../ocr-tasks.ts';

type Plan = z.infer<typeof plannedSchema>;
type PageKind = Plan['pages'][number];

/** More than half an hour of recognition. */
export const maxPages = 2000;

/** Which pages of a PDF have text, and which may be scans. Throws PDF_NO_PAGES and PDF_TOO_MANY_PAGES. */
export function planPages(document: PdfiumDocument, content: Buffer): Plan {
  const { pageCount } = document;
  if (pageCount < 1) throw pdfErrors.noPages();
  if (pageCount > maxPages) throw pdfErrors.tooManyPages({ maxPages });
  const pages = Array.from({ length: pageCount }, (_, index) => kindOf(document, index));
  return { pages, wasSigned: hasSignature(content) };
}

function kindOf(document: PdfiumDocument, index: number): PageKind {
  const { api } = document.pdfium;
  try {
    return document.withPage(index, (page) => {
      if (hasText(document, page)) return 'text';
      const isEmpty = api.FPDFPage_CountObjects(page) === 0 && api.FPDFPage_GetAnnotCount(page) === 0;
      return isEmpty ? 'empty' : 'image';
    });
  } catch (error) {
    // Reported as unreadable later, when it is read.
    if (error instanceof AppError && error.code === 'PDF_PAGE_DAMAGED') return 'image';
    throw error;
  }
}

/** Any non-space character counts, including invisible text, which comes from earlier OCR. */
function hasText({ pdfium: { api } }: PdfiumDocument, page: number): boolean {
  const text = api.FPDFText_LoadPage(page);
  if (text === 0) return false;
  try {
    const count = api.FPDFText_CountChars(text);
    for (let index = 0; index < count; index++) {
      const code = api.FPDFText_GetUnicode(text, index);
      if (code > 0x20 && code !== 0xa0 && code !== 0xfffe) return true;
    }
    return false;
  } finally {
    api.FPDFText_ClosePage(text);
  }
}

/** A file that only PDFium can read has no valid signature left. */
function hasSignature(content: Buffer): boolean {
  try {
    return isSigned(openPdf(content));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
