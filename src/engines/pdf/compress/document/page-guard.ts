import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../../../shared/errors.ts';
import { PdfiumDocument } from '../../pdfium/pdfium-document.ts';
import type { Pdfium } from '../../pdfium/pdfium-library.ts';
import type { Raster } from '../../pdfium/render-page.ts';
import type { PageFloor } from '../levels.ts';
import { compareGray, type GrayPixels, type Similarity } from '../similarity.ts';

const dpi = 72;
/** Larger pages (posters, plans) are compared at the size that fits into this square, in pixels. */
const largestSide = 1600;
/** Pictures of the source's pages that are kept for further comparisons, in bytes. */
const keptBytes = 64_000_000;

/**
 * Compares every page of a result with the source, both drawn at 72 dpi. A page that cannot be drawn from the source has no
 * figure: there is nothing to compare with.
 */
export class PageGuard {
  readonly #pdfium: Pdfium;
  readonly #source: PdfiumDocument;
  readonly #drawn = new Map<number, GrayPixels | undefined>();
  #drawnBytes = 0;
  #closed = false;

  /** Throws what `PdfiumDocument.open` throws. */
  constructor(pdfium: Pdfium, source: Uint8Array, password: string | undefined) {
    this.#pdfium = pdfium;
    this.#source = PdfiumDocument.open(pdfium, source, password);
  }

  get pageCount(): number {
    return this.#source.pageCount;
  }

  /** By page. Undefined when the result does not open or has another number of pages: then it is no result at all. */
  compare(result: Uint8Array, onPage: (done: number) => void): (Similarity | undefined)[] | undefined {
    const opened = this.#tryOpen(result);
    if (!opened) return undefined;
    using document = opened;
    if (document.pageCount !== this.pageCount) return undefined;
    return Array.from({ length: this.pageCount }, (_, page) => {
      const before = this.#drawSource(page);
      const after = before && draw(document, page);
      onPage(page + 1);
      if (!before) return undefined;
      return after ? compareGray(before, after) : { mean: 0, worstTile: 0 };
    });
  }

  /** The pages of a result, from 0, that are not all gray. */
  coloredPages(result: Uint8Array): number[] {
    const opened = this.#tryOpen(result);
    if (!opened) return [];
    using document = opened;
    return Array.from({ length: document.pageCount }, (_, page) => page).filter((page) => {
      const picture = render(document, page);
      return picture !== undefined && hasColor(picture.data);
    });
  }

  /** Draws the source's pages ahead, as far as they are kept, a page at a time: for when the thread would only wait. */
  async prepare(): Promise<void> {
    const pages = this.pageCount;
    for (let page = 0; page < pages && this.#drawnBytes < keptBytes && !this.#closed; page++) {
      this.#drawSource(page);
      await setImmediate();
    }
  }

  close(): void {
    this.#closed = true;
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

  #drawSource(page: number): GrayPixels | undefined {
    if (this.#drawn.has(page)) return this.#drawn.get(page);
    const picture = draw(this.#source, page);
    this.#drawnBytes += picture?.data.length ?? 0;
    if (this.#drawnBytes < keptBytes) this.#drawn.set(page, picture);
    return picture;
  }
}

/** The pages that are below the floor. */
export function pagesBelow(floor: PageFloor, similarities: readonly (Similarity | undefined)[]): Set<number> {
  const below = new Set<number>();
  similarities.forEach((similarity, page) => {
    if (similarity && (similarity.mean < floor.mean || similarity.worstTile < floor.worstTile)) below.add(page);
  });
  return below;
}

/** Undefined for a page that is damaged. */
function render(document: PdfiumDocument, page: number): Raster | undefined {
  try {
    const { width, height } = document.pageSize(page);
    const fits = Math.max(width, height) <= largestSide;
    return document.render(page, { size: fits ? { dpi } : { maxWidth: largestSide, maxHeight: largestSide } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'PDF_PAGE_DAMAGED') return undefined;
    throw error;
  }
}

function draw(document: PdfiumDocument, page: number): GrayPixels | undefined {
  const picture = render(document, page);
  return picture && { data: lumaOfPicture(picture.data), width: picture.width, height: picture.height };
}

/** Differences between the colours of a pixel that nobody sees. */
const grayTolerance = 10;

function hasColor(rgba: Uint8Array): boolean {
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    if (Math.abs(red - green) > grayTolerance || Math.abs(green - blue) > grayTolerance) return true;
  }
  return false;
}

/** Four bytes at once, as this runs over every pixel of every page twice. Opacity, in the highest byte, does not matter. */
function lumaOfPicture(rgba: Uint8Array<ArrayBuffer>): Uint8Array {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2);
  const gray = new Uint8Array(pixels.length);
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0;
    gray[index] = ((pixel & 255) * 77 + ((pixel >> 8) & 255) * 150 + ((pixel >> 16) & 255) * 29) >> 8;
  }
  return gray;
}
