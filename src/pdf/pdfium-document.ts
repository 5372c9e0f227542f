import { AppError, hasCode } from '../shared/errors.ts';
import { showAnnotation, withoutAnnotations } from './draw-annotation.ts';
import { type PagePart, type Raster, type RenderOptions, renderPage, showPage, showPart } from './draw-page.ts';
import type { Rotation } from './pdf-document.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { Pdfium } from './pdfium.ts';
import { saveCopy } from './save-copy.ts';

/** Page size in points (1/72 inch) as displayed, with rotation applied. */
export type PageSize = { width: number; height: number };

/** How a page is shown: without some of its annotations, by their index, and rotated clockwise. */
export type ShownLook = { without?: readonly number[] | undefined; rotation?: Rotation | undefined };

/** Larger files leave WebAssembly's memory (at most 2 GB) no room to work. */
export const maxFileBytes = 1_200_000_000;

/** PDFium takes 10 KB and about 100 microseconds for each when it draws a page. */
export const maxAnnotations = 50_000;

/** `FPDF_GetLastError` (fpdfview.h). */
const loadErrors = { format: 3, password: 4, security: 5 };

/**
 * A PDF opened by PDFium, which also opens many damaged ones. Close it, or declare it with `using`.
 * @example
 * const pdfium = await loadPdfium();
 * using document = PdfiumDocument.open(pdfium, bytes);
 * const { data, width, height } = document.render(0, { size: { dpi: 150 } });
 */
export class PdfiumDocument {
  readonly pdfium: Pdfium;
  /** `FPDF_DOCUMENT`, for PDFium calls that this class does not wrap. */
  readonly handle: number;
  /** The address of its bytes, unless they are another document's. */
  readonly #content: number | undefined;
  /** Addresses of the form environment and its info; unset until something is drawn with it. */
  #form: { environment: number; info: number } | undefined;
  #closed = false;

  private constructor(pdfium: Pdfium, handle: number, content: number | undefined) {
    this.pdfium = pdfium;
    this.handle = handle;
    this.#content = content;
  }

  /**
   * Opens a PDF in memory. Throws PASSWORD_NEEDED, WRONG_PASSWORD, PDF_ENCRYPTION_UNKNOWN, NOT_A_PDF or PDF_TOO_LARGE. A file
   * without pages opens, unless it is encrypted.
   */
  static open(pdfium: Pdfium, bytes: Uint8Array, password = ''): PdfiumDocument {
    if (bytes.length > maxFileBytes) throw pdfErrors.tooLarge({ maxMegabytes: maxFileBytes / 1_000_000 });
    const { api, memory } = pdfium;
    const content = memory.place(bytes);
    const handle = api.FPDF_LoadMemDocument(content, bytes.length, password);
    if (handle !== 0) return refuseUndecrypted(new PdfiumDocument(pdfium, handle, content));
    const error = api.FPDF_GetLastError();
    memory.free(content);
    if (error === loadErrors.password) refusePassword(pdfium, bytes, password);
    if (error === loadErrors.security) throw pdfErrors.unknownEncryption();
    throw pdfErrors.notAPdf(undefined, { log: `PDFium: error ${error}` });
  }

  /**
   * Opens a file with an update appended to it, and the file as it was before: both are read from the same memory. Close
   * `before` first. Throws what `open` throws.
   */
  static openUpdated(
    pdfium: Pdfium,
    source: Uint8Array,
    update: Uint8Array,
  ): { before: PdfiumDocument; after: PdfiumDocument } {
    const { api, memory } = pdfium;
    const bytes = source.length + update.length;
    if (bytes > maxFileBytes) throw pdfErrors.tooLarge({ maxMegabytes: maxFileBytes / 1_000_000 });
    const content = memory.allocate(bytes);
    memory.view(content, source.length).set(source);
    memory.view(content + source.length, update.length).set(update);
    const [before, after] = [source.length, bytes].map((length) => api.FPDF_LoadMemDocument(content, length, ''));
    if (before && after) {
      return {
        before: new PdfiumDocument(pdfium, before, undefined),
        after: new PdfiumDocument(pdfium, after, content),
      };
    }
    for (const handle of [before, after]) if (handle) api.FPDF_CloseDocument(handle);
    memory.free(content);
    throw pdfErrors.notAPdf();
  }

  get pageCount(): number {
    return this.pdfium.api.FPDF_GetPageCount(this.handle);
  }

  /** The size of a page, from index 0. Throws PDF_PAGE_DAMAGED. */
  pageSize(index: number): PageSize {
    const { api, memory } = this.pdfium;
    return memory.scope(8, (address) => {
      if (!api.FPDF_GetPageSizeByIndexF(this.handle, index, address)) throw pdfErrors.damagedPage({ page: index + 1 });
      return { width: memory.float32(address), height: memory.float32(address + 4) };
    });
  }

  /**
   * Renders a page, from index 0, with annotations and form fields. Throws PDF_PAGE_TOO_LARGE past 60 megapixels,
   * PDF_TOO_COMPLEX past 50,000 annotations, PDF_PAGE_DAMAGED and PDF_OUT_OF_MEMORY.
   */
  render(index: number, options: RenderOptions): Raster {
    return this.withPage(index, (page) => {
      if (options.annotations === false) return renderPage(this.pdfium, { page, index, form: 0 }, options);
      this.#refuseCrowded(page, index);
      return renderPage(this.pdfium, { page, index, form: this.formEnvironment() }, options);
    });
  }

  /**
   * Renders a page, from index 0, into a box of pixels, with generated form field appearances. Throws PDF_PAGE_DAMAGED.
   */
  show(
    index: number,
    box: { maxWidth: number; maxHeight: number; maxPixels: number },
    { without = [], rotation = 0 }: ShownLook = {},
  ): Raster {
    return this.withPage(index, (page) => {
      this.#refuseCrowded(page, index);
      return withoutAnnotations(this.pdfium, page, without, () =>
        showPage(this.pdfium, { page, index, form: this.formEnvironment(), turns: rotation / 90 }, box),
      );
    });
  }

  /** A part of what `show` draws, in points from the top left corner of the rotated page. Throws PDF_PAGE_DAMAGED and PDF_PAGE_TOO_LARGE. */
  showPart(
    index: number,
    part: PagePart,
    /** Pixels per point. */
    scale: number,
    { without = [], rotation = 0 }: ShownLook = {},
  ): Raster {
    return this.withPage(index, (page) => {
      this.#refuseCrowded(page, index);
      const open = { page, index, form: this.formEnvironment(), turns: rotation / 90 };
      return withoutAnnotations(this.pdfium, page, without, () => showPart(this.pdfium, open, part, scale));
    });
  }

  /** An annotation of a page, both from index 0, by itself; undefined if it has no appearance. Throws PDF_PAGE_DAMAGED. */
  showAnnotation(index: number, annotation: number, part: PagePart, scale: number): Raster | undefined {
    return this.withPage(index, (page) => showAnnotation(this.pdfium, { page, index, annotation }, part, scale));
  }

  #refuseCrowded(page: number, index: number): void {
    const annotations = this.pdfium.api.FPDFPage_GetAnnotCount(page);
    if (annotations > maxAnnotations)
      throw pdfErrors.tooManyAnnotations({ page: index + 1, annotations, maxAnnotations });
  }

  /** A `FPDF_FORMHANDLE`, which reads, fills and draws form fields (fpdf_formfill.h); 0 if that fails. */
  formEnvironment(): number {
    const { api } = this.pdfium;
    if (this.#form === undefined) {
      const info = api.PDFiumExt_OpenFormFillInfo();
      this.#form = { info, environment: info === 0 ? 0 : api.PDFiumExt_InitFormFillEnvironment(this.handle, info) };
    }
    return this.#form.environment;
  }

  /** Opens a page (`FPDF_PAGE`) for the duration of `work`. Throws PDF_PAGE_DAMAGED. */
  withPage<Result>(index: number, work: (page: number) => Result): Result {
    const { api } = this.pdfium;
    const page = api.FPDF_LoadPage(this.handle, index);
    if (page === 0) throw pdfErrors.damagedPage({ page: index + 1 });
    try {
      return work(page);
    } finally {
      api.FPDF_ClosePage(page);
    }
  }

  /**
   * The document rewritten: every reachable object, and a new cross-reference table. Repairs files that other readers refuse.
   * XMP metadata may become unreadable: PDFium 2.15 keeps it compressed but drops its filter. `unlock` removes encryption;
   * otherwise it stays.
   */
  saveCopy({ unlock = false }: { unlock?: boolean } = {}): Uint8Array<ArrayBuffer> {
    const { api, memory } = this.pdfium;
    if (unlock && api.EPDF_IsEncrypted(this.handle)) api.EPDF_RemoveEncryption(this.handle);
    const copy = saveCopy(api, memory, this.handle);
    if (copy === undefined) throw pdfErrors.notReadable(undefined, { log: 'PDFium could not write a copy' });
    return copy;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    const { environment = 0, info = 0 } = this.#form ?? {};
    if (environment !== 0) this.pdfium.api.PDFiumExt_ExitFormFillEnvironment(environment);
    if (info !== 0) this.pdfium.api.PDFiumExt_CloseFormFillInfo(info);
    this.pdfium.api.FPDF_CloseDocument(this.handle);
    if (this.#content !== undefined) this.pdfium.memory.free(this.#content);
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** With a rare kind of lock, PDFium takes an empty password and then decrypts nothing but noise. */
function refuseUndecrypted(document: PdfiumDocument): PdfiumDocument {
  if (document.pageCount > 0 || !document.pdfium.api.EPDF_IsEncrypted(document.handle)) return document;
  document.close();
  throw pdfErrors.unknownEncryption();
}

function refusePassword(pdfium: Pdfium, bytes: Uint8Array, password: string): never {
  if (password === '') throw pdfErrors.passwordNeeded();
  try {
    // With a lock that cannot be opened here, no password is right.
    PdfiumDocument.open(pdfium, bytes).close();
  } catch (error) {
    if (hasCode(error, 'PDF_ENCRYPTION_UNKNOWN')) throw error;
    if (!(error instanceof AppError)) throw error;
  }
  throw pdfErrors.wrongPassword();
}
