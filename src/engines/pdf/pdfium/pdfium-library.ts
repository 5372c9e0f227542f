import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Pdfium, startPdfium } from '../../../pdf/pdfium.ts';
import { packagesDirectory } from '../../../platform/processes/packages.ts';

/** Loads PDFium once per thread or child process. Fonts are read when a file needs them. */
export async function loadPdfium(): Promise<Pdfium> {
  const wasm = await readFile(join(packagesDirectory, '@embedpdf/pdfium/dist/pdfium.wasm'));
  return startPdfium({
    wasm: new Uint8Array(wasm).buffer,
    readFont: (path) => readFileSync(join(packagesDirectory, path)),
  });
}
