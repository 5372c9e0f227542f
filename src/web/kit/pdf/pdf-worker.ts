import { describeDocument } from '../../../pdf/describe-document.ts';
import type { PagePart, Raster } from '../../../pdf/draw-page.ts';
import { type PageLine, readPageFonts, readPageLines } from '../../../pdf/editing/page-lines.ts';
import { type PageAnnotation, readPageAnnotations } from '../../../pdf/editing/read-annotations.ts';
import type { DrawnFont } from '../../../pdf/editing/read-font.ts';
import { type PageForm, readPageForm } from '../../../pdf/editing/read-form.ts';
import { inspectDocument } from '../../../pdf/inspect-document.ts';
import { isSideways, type PdfDescription, type Rotation } from '../../../pdf/pdf-document.ts';
import { pdfErrors } from '../../../pdf/pdf-errors.ts';
import type { PdfFacts } from '../../../pdf/pdf-facts.ts';
import { type Pdfium, startPdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument, type ShownLook } from '../../../pdf/pdfium-document.ts';
import { type PageCharacters, readCharacters } from '../../../pdf/reading/page-characters.ts';
import { MB } from '../../../shared/units.ts';
import { answerQuestions } from '../worker/answer-questions.ts';
import { fetchFontNow, fetchPdfium } from './load-pdfium.ts';
import { type ImageBytes, weighPages } from './weigh-pages.ts';

/** Larger files are not copied in the browser's memory just to read a few facts. */
const maxCopiedBytes = 64 * MB;

/** Of a drawn page, in pixels. */
const maxSide = 8192;
const maxPixels = 24_000_000;

type Open = { document: PdfiumDocument; bytes: number };
const documents = new Map<number, Open>();
let starting: Promise<Pdfium> | undefined;

function pdfium(): Promise<Pdfium> {
  starting ??= fetchPdfium().then((wasm) => startPdfium({ wasm, readFont: fetchFontNow }));
  // Retried the next time.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

function requireOpen(id: number): Open {
  const open = documents.get(id);
  if (!open) throw pdfErrors.notReadable(undefined, { log: `document ${id} is not open` });
  return open;
}

type PartQuestion = { id: number; page: number; part: PagePart; scale: number };

const toImageData = ({ data, width, height }: Raster): ImageData =>
  new ImageData(new Uint8ClampedArray(data.buffer), width, height);
const toBitmap = (raster: Raster): Promise<ImageBitmap> => createImageBitmap(toImageData(raster));

const pdfWork = {
  /** Preloads PDFium for the first file. */
  async start(): Promise<void> {
    await pdfium();
  },
  /** Opens a file under an id the caller chooses. */
  async open({ id, file, password }: { id: number; file: Blob; password?: string }): Promise<PdfDescription> {
    const [engine, content] = await Promise.all([pdfium(), file.arrayBuffer()]);
    const document = PdfiumDocument.open(engine, new Uint8Array(content), password);
    try {
      const description = describeDocument(engine.api, document.handle);
      documents.set(id, { document, bytes: content.byteLength });
      return description;
    } catch (error) {
      document.close();
      throw error;
    }
  },
  /** @returns the page's image, owned by the caller. */
  async render({ id, page, width, ...look }: { id: number; page: number; width: number } & ShownLook) {
    const open = documents.get(id);
    if (!open) throw pdfErrors.damagedPage({ page: page + 1 }, { log: `document ${id} is not open` });
    const box = { maxWidth: Math.min(width, maxSide), maxHeight: maxSide, maxPixels };
    return toBitmap(open.document.show(page, box, look));
  },
  /** @returns a part of a page, given in points from its top left corner, with `scale` pixels per point; owned by the caller. */
  async renderPart({ id, page, part, scale, ...look }: PartQuestion & ShownLook): Promise<ImageBitmap> {
    return toBitmap(requireOpen(id).document.showPart(page, part, scale, look));
  },
  /**
   * An annotation of a page, both from 0, by itself as a PNG, which is then rotated clockwise; undefined if it has no
   * appearance.
   */
  async renderAnnotation(
    question: PartQuestion & { annotation: number; rotation?: Rotation },
  ): Promise<Blob | undefined> {
    const { id, page, annotation, part, scale, rotation = 0 } = question;
    const raster = requireOpen(id).document.showAnnotation(page, annotation, part, scale);
    if (!raster) return undefined;
    const { width, height } = raster;
    const canvas = isSideways(rotation) ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.translate(canvas.width / 2, canvas.height / 2);
    context?.rotate((rotation * Math.PI) / 180);
    context?.drawImage(await toBitmap(raster), -width / 2, -height / 2);
    return canvas.convertToBlob();
  },
  /** The annotations of a page, from 0. */
  async annotations({ id, page }: { id: number; page: number }): Promise<PageAnnotation[]> {
    return readPageAnnotations(requireOpen(id).document, page);
  },
  async characters({ id, page }: { id: number; page: number }): Promise<PageCharacters> {
    const { document } = requireOpen(id);
    return document.withPage(page, (open) => readCharacters(document.pdfium, open));
  },
  /** The form fields of a page, from 0. */
  async form({ id, page }: { id: number; page: number }): Promise<PageForm> {
    return readPageForm(requireOpen(id).document, page);
  },
  /** The lines of a page, from 0, with the place of every letter. */
  async lines({ id, page }: { id: number; page: number }): Promise<PageLine[]> {
    return readPageLines(requireOpen(id).document, page);
  },
  /** The fonts of these lines, with what they draw. */
  async fonts({ id, page }: { id: number; page: number }): Promise<DrawnFont[]> {
    return readPageFonts(requireOpen(id).document, page);
  },
  /** The same facts as `POST /api/tools/pdf-inspect`, without sending the document. */
  async inspect({ id, hasPassword }: { id: number; hasPassword: boolean }): Promise<PdfFacts> {
    const { document, bytes } = requireOpen(id);
    return inspectDocument(document.pdfium.api, document.handle, {
      bytes,
      hasPassword,
      copies: bytes <= maxCopiedBytes,
    });
  },
  async weigh(id: number): Promise<ImageBytes> {
    const { document } = requireOpen(id);
    return weighPages(document.pdfium.api, document.handle);
  },
  async close(id: number): Promise<void> {
    const open = documents.get(id);
    documents.delete(id);
    open?.document.close();
  },
};
export type PdfWork = typeof pdfWork;

answerQuestions(pdfWork);
