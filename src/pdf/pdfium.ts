import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { attachFonts, type ReadFont } from './attach-fonts.ts';
import { WasmMemory } from './wasm-memory.ts';

/** A running PDFium. Calls block the thread, so use it in a worker or child process, never in a page or the web process. */
export type Pdfium = {
  /** PDFium's own functions (fpdfview.h and others), by name. */
  api: WrappedPdfiumModule;
  memory: WasmMemory;
};

/**
 * Starts PDFium; about 70 ms. An instance does one thing at a time, and its memory never shrinks: replace the worker or
 * process from time to time.
 * @param wasm the content of `@embedpdf/pdfium/pdfium.wasm`
 * @param readFont without it, text whose fonts are not embedded uses PDFium's 14 standard fonts
 */
export async function startPdfium({ wasm, readFont }: { wasm: ArrayBuffer; readFont?: ReadFont }): Promise<Pdfium> {
  const api = await init({ wasmBinary: wasm });
  api.PDFiumExt_Init();
  const pdfium = { api, memory: new WasmMemory(api.pdfium) };
  if (readFont) attachFonts(pdfium, readFont);
  return pdfium;
}
