import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Pdfium, startPdfium } from '../../../pdf/pdfium.ts';
import { packagesDirectory } from '../../../platform/processes/packages.ts';
import { pdfErrors } from '../pdf.errors.ts';

/** Loads PDFium once per thread or child process. Fonts are read when a file needs them. */
export async function loadPdfium(): Promise<Pdfium> {
  const wasm = await readFile(join(packagesDirectory, '@embedpdf/pdfium/dist/pdfium.wasm'));
  return startPdfium({
    wasm: new Uint8Array(wasm).buffer,
    readFont: (path) => readFileSync(join(packagesDirectory, path)),
  });
}

/** PDFium for a thread or process, started at its first use, and again after a crash. */
export class SharedPdfium {
  #loading: Promise<Pdfium> | undefined;

  readonly get = (): Promise<Pdfium> => {
    this.#loading ??= loadPdfium();
    return this.#loading;
  };

  /** Runs work that uses PDFium. Throws PDF_NOT_READABLE if PDFium crashes: its memory cannot be trusted then. */
  async attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.#loading = undefined;
      throw pdfErrors.notReadable(undefined, { log: `PDFium: ${error.message}`, cause: error });
    }
  }
}
