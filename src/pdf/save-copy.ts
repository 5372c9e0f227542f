import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { WasmMemory } from './wasm-memory.ts';

/**
 * An open document rewritten by PDFium; undefined if it fails. XMP metadata may become unreadable: PDFium 2.15 keeps it
 * compressed but drops its filter.
 * @param document a `FPDF_DOCUMENT`
 */
export function saveCopy(
  api: WrappedPdfiumModule,
  memory: WasmMemory,
  document: number,
): Uint8Array<ArrayBuffer> | undefined {
  const writer = api.PDFiumExt_OpenFileWriter();
  try {
    if (api.PDFiumExt_SaveAsCopy(document, writer) === 0) return undefined;
    const bytes = api.PDFiumExt_GetFileWriterSize(writer);
    const address = memory.allocate(Math.max(1, bytes));
    try {
      api.PDFiumExt_GetFileWriterData(writer, address, bytes);
      return memory.copy(address, bytes);
    } finally {
      memory.free(address);
    }
  } finally {
    api.PDFiumExt_CloseFileWriter(writer);
  }
}
