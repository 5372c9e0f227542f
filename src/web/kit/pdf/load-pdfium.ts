import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { fontUrl } from '../../../modules/fonts/fonts.contract.ts';

/** The program of PDFium from this site; 4.6 MB, kept by the browser. Rejects when it cannot be loaded. */
export async function fetchPdfium(): Promise<ArrayBuffer> {
  const response = await fetch(pdfiumUrl);
  if (!response.ok) throw new Error(`${pdfiumUrl} answers ${response.status}.`);
  return response.arrayBuffer();
}

/** A font from this site. Waits for the answer, which only a worker may. */
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
