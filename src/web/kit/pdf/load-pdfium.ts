import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { attachFonts } from './attach-fonts.ts';

/** The program of PDFium from this site; 4.6 MB, kept by the browser. Rejects when it cannot be loaded. */
export async function fetchPdfium(): Promise<ArrayBuffer> {
  const response = await fetch(pdfiumUrl);
  if (!response.ok) throw new Error(`${pdfiumUrl} answers ${response.status}.`);
  return response.arrayBuffer();
}

/** Starts PDFium in this worker, with the fonts of this site. */
export async function startPdfium(wasm: ArrayBuffer): Promise<WrappedPdfiumModule> {
  const pdfium = await init({ wasmBinary: wasm });
  pdfium.PDFiumExt_Init();
  attachFonts(pdfium);
  return pdfium;
}
