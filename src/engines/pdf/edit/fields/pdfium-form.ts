import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';

/** `FPDF_ANNOT_WIDGET` (fpdf_annot.h) and `FPDF_FORMFIELD_*` (fpdf_formfill.h). */
const widget = 20;
const textField = 6;

/**
 * For tests and measurements: fills fields of the first page through PDFium, as someone types or chooses in a browser. Text
 * fields take a text, choices the place of their option. Returns PDFium's copy, with the appearances that it draws.
 */
export function fillWithPdfium(
  pdfium: Pdfium,
  bytes: Uint8Array,
  values: Readonly<Record<string, string | number>>,
): Uint8Array {
  const { api, memory } = pdfium;
  using document = PdfiumDocument.open(pdfium, bytes);
  const info = api.PDFiumExt_OpenFormFillInfo();
  const form = api.PDFiumExt_InitFormFillEnvironment(document.handle, info);
  const fill = (page: number, annotation: number) => {
    const name = memory.readText((at, room) => api.FPDFAnnot_GetFormFieldName(form, annotation, at, room));
    const value = values[name];
    if (value === undefined) return;
    api.FORM_SetFocusedAnnot(form, annotation);
    if (typeof value === 'number') api.FORM_SetIndexSelected(form, page, value, true);
    else if (api.FPDFAnnot_GetFormFieldType(form, annotation) === textField) {
      api.FORM_SelectAllText(form, page);
      const text = memory.place(Buffer.from(`${value}\0`, 'utf16le'));
      api.FORM_ReplaceSelection(form, page, text);
      memory.free(text);
    }
    api.FORM_ForceToKillFocus(form);
  };
  try {
    return document.withPage(0, (page) => {
      api.FORM_OnAfterLoadPage(page, form);
      for (let index = 0; index < api.FPDFPage_GetAnnotCount(page); index++) {
        const annotation = api.FPDFPage_GetAnnot(page, index);
        if (api.FPDFAnnot_GetSubtype(annotation) === widget) fill(page, annotation);
        api.FPDFPage_CloseAnnot(annotation);
      }
      api.FORM_OnBeforeClosePage(page, form);
      return document.saveCopy();
    });
  } finally {
    api.PDFiumExt_ExitFormFillEnvironment(form);
    api.PDFiumExt_CloseFormFillInfo(info);
  }
}
