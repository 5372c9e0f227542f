import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { pdfErrors } from './pdf-errors.ts';

/** An open document inside PDFium: addresses in its memory. */
export type OpenDocument = { document: number; content: number; form: number; formInfo: number; bytes: number };

/** What PDFium answers when it opens nothing (fpdfview.h, FPDF_ERR_...). */
const openErrors = { password: 4, security: 5 } as const;

/**
 * Opens a PDF. Damaged ones are repaired by PDFium when it can find their pages.
 *
 * @throws PASSWORD_NEEDED, WRONG_PASSWORD, PDF_LOCK_UNKNOWN, PDF_DAMAGED, PDF_TOO_LARGE
 */
export function openDocument(
  pdfium: WrappedPdfiumModule,
  bytes: Uint8Array,
  password: string | undefined,
): OpenDocument {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const content = malloc(bytes.length);
  if (content === 0) throw pdfErrors.tooLarge({ bytes: bytes.length });
  pdfium.pdfium.HEAPU8.set(bytes, content);
  const document = pdfium.FPDF_LoadMemDocument(content, bytes.length, password ?? '');
  if (document === 0) {
    const code = pdfium.FPDF_GetLastError();
    free(content);
    if (code === openErrors.password) throw password ? pdfErrors.wrongPassword() : pdfErrors.locked();
    if (code === openErrors.security) throw pdfErrors.unknownLock();
    throw pdfErrors.damaged(undefined, { log: `PDFium error ${code}` });
  }
  // Form fields are drawn by the form's environment, not with the page.
  const formInfo = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = formInfo === 0 ? 0 : pdfium.PDFiumExt_InitFormFillEnvironment(document, formInfo);
  return { document, content, form, formInfo, bytes: bytes.length };
}

export function closeDocument(pdfium: WrappedPdfiumModule, open: OpenDocument): void {
  if (open.form !== 0) pdfium.PDFiumExt_ExitFormFillEnvironment(open.form);
  if (open.formInfo !== 0) pdfium.PDFiumExt_CloseFormFillInfo(open.formInfo);
  pdfium.FPDF_CloseDocument(open.document);
  pdfium.pdfium.wasmExports.free(open.content);
}
