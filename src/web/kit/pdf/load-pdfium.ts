import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { fontUrl } from '../../../modules/fonts/fonts.contract.ts';

/** PDFium's WebAssembly, 4.6 MB, cached by the browser. Rejects when it cannot be loaded. */
export async function fetchPdfium(): Promise<ArrayBuffer> {
  const response = await fetch(pdfiumUrl);
  if (!response.ok) throw new Error(`${pdfiumUrl} answers ${response.status}.`);
  return response.arrayBuffer();
}

/** Loads a font synchronously, which only a worker may do. */
export function fetchFontNow(path: string): Uint8Array | undefined {
  const request = new XMLHttpRequest();
  request.open('GET', fontUrl(path), false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch {
    return undefined;
  }
  return request.status === 200 && request.response instanceof ArrayBuffer
    ? new Uint8Array(request.response)
    : undefined;
}
