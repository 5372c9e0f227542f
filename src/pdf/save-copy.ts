import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { WasmMemory } from './wasm-memory.ts';

/**
 * An open document written anew by PDFium; undefined when it cannot. Its XMP metadata may be unreadable: when it was packed,
 * PDFium 2.15 leaves it packed and drops the filter.
 *
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
