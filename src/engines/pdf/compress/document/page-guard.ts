import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { AppError } from '../../../../shared/errors.ts';
import { compareGray, type GrayPixels, type Similarity } from '../../../../shared/similarity.ts';
import type { PageFloor } from '../levels.ts';
import { drawPage, renderPage } from './draw-page.ts';
import type { PageAhead, SourceDrawer } from './source-drawer.ts';

/** PDFium in this thread, and a thread that draws the source ahead. */
export type CompareEngines = { pdfium: Pdfium; sourceDrawer: SourceDrawer };

/**
 * Compares every page of a result with the source, both drawn at 100 dpi. A page that the source cannot draw has no
 * similarity.
 */
export class PageGuard {
  readonly sourceBytes: number;
  readonly #pdfium: Pdfium;
  readonly #source: PdfiumDocument;
  readonly #drawer: SourceDrawer;
  readonly #ahead: Promise<PageAhead>[];

  /** Starts drawing the source's pages ahead. Throws what `PdfiumDocument.open` throws. */
  constructor(engines: CompareEngines, source: Uint8Array, password: string | undefined) {
    this.sourceBytes = source.length;
    this.#pdfium = engines.pdfium;
    this.#source = PdfiumDocument.open(engines.pdfium, source, password);
    this.#drawer = engines.sourceDrawer;
    this.#ahead = engines.sourceDrawer.draw(source, password, this.#source.pageCount);
  }

  get pageCount(): number {
    return this.#source.pageCount;
  }

  /** Throws what drawing the source ahead was refused with, and PDF_TOO_SLOW when a page takes too long. */
  refuseUndrawable(): void {
    if (this.#drawer.refusal) throw this.#drawer.refusal;
  }

  /**
   * Similarities by page; only `pages` are drawn, the others are `known` from an earlier result. Undefined when the result
   * does not open or has another page count: it is unusable then.
   */
  async compare(
    result: Uint8Array,
    { pages, known }: { pages: ReadonlySet<number>; known: readonly (Similarity | undefined)[] },
    onPage: (done: number) => void,
  ): Promise<(Similarity | undefined)[] | undefined> {
    const opened = this.#tryOpen(result);
    if (!opened) return undefined;
    using document = opened;
    if (document.pageCount !== this.pageCount) return undefined;
    const similarities: (Similarity | undefined)[] = [];
    for (let page = 0; page < this.pageCount; page++) {
      if (!pages.has(page)) {
        similarities.push(known[page]);
        continue;
      }
      const before = await this.#imageOfSource(page);
      const after = before && drawPage(document, page);
      if (!before) similarities.push(undefined);
      else similarities.push(after ? compareGray(before, after) : { mean: 0, worstTile: 0 });
      onPage(page + 1);
    }
    return similarities;
  }

  /** The pages of a result, from 0, that have colour. */
  coloredPages(result: Uint8Array): number[] {
    const opened = this.#tryOpen(result);
    if (!opened) return [];
    using document = opened;
    return Array.from({ length: document.pageCount }, (_, page) => page).filter((page) => {
      const image = renderPage(document, page);
      return image !== undefined && hasColor(image.data);
    });
  }

  close(): void {
    this.#source.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #tryOpen(result: Uint8Array): PdfiumDocument | undefined {
    try {
      return PdfiumDocument.open(this.#pdfium, result);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return undefined;
      throw error;
    }
  }

  async #imageOfSource(page: number): Promise<GrayPixels | undefined> {
    const ahead = (await this.#ahead[page]) ?? 'not drawn';
    this.refuseUndrawable();
    return ahead === 'not drawn' ? drawPage(this.#source, page) : ahead.image;
  }
}

export function pagesBelow(floor: PageFloor, similarities: readonly (Similarity | undefined)[]): Set<number> {
  const below = new Set<number>();
  similarities.forEach((similarity, page) => {
    if (similarity && (similarity.mean < floor.mean || similarity.worstTile < floor.worstTile)) below.add(page);
  });
  return below;
}

/** Differences between the components of a pixel that nobody sees. */
const grayTolerance = 10;

function hasColor(rgba: Uint8Array): boolean {
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    if (Math.abs(red - green) > grayTolerance || Math.abs(green - blue) > grayTolerance) return true;
  }
  return false;
}
