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
  /** Frees its bytes. */
  readonly #release: () => void;
  /** Addresses of the form environment and its info; unset until something is drawn with it. */
  #form: { environment: number; info: number } | undefined;
  #closed = false;

  private constructor(pdfium: Pdfium, handle: number, release: () => void) {
    this.pdfium = pdfium;
    this.handle = handle;
    this.#release = release;
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
    if (handle !== 0) return refuseUndecrypted(new PdfiumDocument(pdfium, handle, () => memory.free(content)));
    const error = api.FPDF_GetLastError();
    memory.free(content);
    if (error === loadErrors.password) refusePassword(pdfium, bytes, password);
    if (error === loadErrors.security) throw pdfErrors.unknownEncryption();
    throw pdfErrors.notAPdf(undefined, { log: `PDFium: error ${error}` });
  }

  /**
   * Opens a file that is in several pieces, without a password. PDFium reads what it needs of them, so they must stay as they
   * are; its memory holds no copy. Throws what `open` throws.
   */
  static openPieces(pdfium: Pdfium, pieces: readonly Uint8Array[]): PdfiumDocument {
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    if (bytes > maxFileBytes) throw pdfErrors.tooLarge({ maxMegabytes: maxFileBytes / 1_000_000 });
    const { api, memory } = pdfium;
    const read = (_: number, position: number, address: number, length: number): number => {
      // Positions are unsigned; a file ends before 2^31.
      if (position < 0 || length < 0 || position + length > bytes) return 0;
      copyFrom(pieces, position, memory.view(address, length));
      return 1;
    };
    const reader = api.pdfium.addFunction(read, 'iiiii');
    // FPDF_FILEACCESS (fpdfview.h): length, function, its first argument.
    const access = memory.allocate(12);
    for (const [index, value] of [bytes, reader, 0].entries()) memory.setInt32(access + 4 * index, value);
    const release = () => {
      memory.free(access);
      api.pdfium.removeFunction(reader);
    };
    const handle = api.FPDF_LoadCustomDocument(access, '');
    if (handle !== 0) return refuseUndecrypted(new PdfiumDocument(pdfium, handle, release));
    const error = api.FPDF_GetLastError();
    release();
    if (error === loadErrors.password) throw pdfErrors.passwordNeeded();
    if (error === loadErrors.security) throw pdfErrors.unknownEncryption();
    throw pdfErrors.notAPdf(undefined, { log: `PDFium: error ${error}` });
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
    this.#release();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** Fills `target` with the bytes of the pieces from `position` on. */
function copyFrom(pieces: readonly Uint8Array[], position: number, target: Uint8Array): void {
  let start = 0;
  for (const piece of pieces) {
    const from = Math.max(position, start);
    const to = Math.min(position + target.length, start + piece.length);
    if (from < to) target.set(piece.subarray(from - start, to - start), from - position);
    start += piece.length;
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
