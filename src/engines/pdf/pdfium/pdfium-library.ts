import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { attachFonts } from '../../../pdf/attach-fonts.ts';
import { WasmMemory } from '../../../pdf/wasm-memory.ts';
import { packagesDirectory } from '../../../platform/processes/packages.ts';

/** PDFium, loaded into this thread. Its calls block the thread: never load it into the web process. */
export type Pdfium = {
  /** PDFium's own functions (fpdfview.h and its neighbours), by their names. */
  api: WrappedPdfiumModule;
  memory: WasmMemory;
};

/**
 * Loads PDFium with its fonts into a worker thread or child process, once for each; about 70 ms. One library works on one
 * thing at a time, and its memory never shrinks: replace the thread or process from time to time.
 */
export async function loadPdfium(): Promise<Pdfium> {
  const wasmBinary = await readFile(join(packagesDirectory, '@embedpdf/pdfium/dist/pdfium.wasm'));
  const api = await init({ wasmBinary: new Uint8Array(wasmBinary).buffer });
  api.PDFiumExt_Init();
  const pdfium = { api, memory: new WasmMemory(api.pdfium) };
  attachFonts(pdfium);
  return pdfium;
}
