import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { attachFonts, type ReadFont } from './attach-fonts.ts';
import { WasmMemory } from './wasm-memory.ts';

/** PDFium, started. Its calls block the thread: it belongs in a worker or a child process, never in a page or the web process. */
export type Pdfium = {
  /** PDFium's own functions (fpdfview.h and its neighbours), by their names. */
  api: WrappedPdfiumModule;
  memory: WasmMemory;
};

/**
 * Starts PDFium; about 70 ms. One library works on one thing at a time, and its memory never shrinks: replace the worker or
 * process from time to time.
 *
 * @param wasm the content of `@embedpdf/pdfium/pdfium.wasm`
 * @param readFont without it, text in fonts that a file does not bring along is drawn with PDFium's 14 standard ones
 */
export async function startPdfium({ wasm, readFont }: { wasm: ArrayBuffer; readFont?: ReadFont }): Promise<Pdfium> {
  const api = await init({ wasmBinary: wasm });
  api.PDFiumExt_Init();
  const pdfium = { api, memory: new WasmMemory(api.pdfium) };
  if (readFont) attachFonts(pdfium, readFont);
  return pdfium;
}
