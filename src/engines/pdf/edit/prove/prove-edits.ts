import type { Raster } from '../../../../pdf/draw-page.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { AppError } from '../../../../shared/errors.ts';
import { boundsOf, cornersOf, type DisplayBox, moved } from '../display-box.ts';
import type { EditedPage } from '../edited-page.ts';

/** The edits of one page that have been made. */
export type EditsToProve = {
  page: EditedPage;
  edits: readonly { index: number; boxes: readonly DisplayBox[]; words?: string | undefined }[];
  /** Where else the page may look different, such as fields that were filled. */
  alsoChanged: readonly DisplayBox[];
};

export type Proof = {
  /** Edits whose words a reader does not find. */
  unread: Set<number>;
  /** Pages, from 1, that look different outside of the boxes of their edits. */
  changedOutside: Set<number>;
};

type Files = {
  pdfium: Pdfium;
  source: Uint8Array;
  password: string | undefined;
  /** What was appended to the source, or the whole new file. */
  result: { update: Uint8Array } | { whole: Uint8Array };
};

/**
 * Opens the result anew: looks for the new words, and draws every edited page before and after. Undefined when the result does
 * not open, or has other pages.
 */
export function proveEdits(
  files: Files,
  pages: readonly EditsToProve[],
  onPage: (done: number) => void,
): Proof | undefined {
  const opened = openBoth(files);
  if (!opened) return undefined;
  using result = opened.after;
  using source = opened.before;
  if (source && result.pageCount !== source.pageCount) return undefined;
  const proof: Proof = { unread: new Set(), changedOutside: new Set() };
  for (const [done, { page, edits, alsoChanged }] of pages.entries()) {
    for (const index of unreadOn(result, page, edits)) proof.unread.add(index);
    const boxes = [...edits.flatMap((edit) => edit.boxes), ...alsoChanged];
    if (source && attempt(() => looksSame(source, result, page, boxes)) === false)
      proof.changedOutside.add(page.index + 1);
    onPage(done + 1);
  }
  return proof;
}

function openBoth({ pdfium, source, password, result }: Files) {
  if ('update' in result) return attempt(() => PdfiumDocument.openUpdated(pdfium, source, result.update));
  const after = attempt(() => PdfiumDocument.open(pdfium, result.whole));
  // What our own reader has repaired may have nothing to be compared with.
  return after && { after, before: attempt(() => PdfiumDocument.open(pdfium, source, password)) };
}

/** Undefined for what PDFium refuses: damaged files and pages. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return undefined;
    throw error;
  }
}

/** Marks and ligatures come in an order of their own, and some readers guess hyphens. */
const lettersOf = (text: string): Map<string, number> => {
  const letters = new Map<string, number>();
  for (const letter of text.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '')) {
    letters.set(letter, (letters.get(letter) ?? 0) + 1);
  }
  return letters;
};

/** More than a box of text has, in UTF-16 units. */
const maxUnits = 100_000;

/** The edits of a page whose words are not found where they should be. */
function unreadOn(document: PdfiumDocument, page: EditedPage, edits: EditsToProve['edits']): number[] {
  const withWords = edits.flatMap(({ words, ...edit }) => (words === undefined ? [] : { ...edit, words }));
  if (withWords.length === 0) return [];
  const { api, memory } = document.pdfium;
  return document.withPage(page.index, (handle) => {
    const text = api.FPDFText_LoadPage(handle);
    const buffer = memory.allocate(2 * maxUnits);
    const textIn = (box: DisplayBox): string => {
      const { left, top, right, bottom } = boundsOf(cornersOf(box).map((corner) => moved(page.toUserSpace, corner)));
      const units = api.FPDFText_GetBoundedText(text, left, top, right, bottom, buffer, maxUnits);
      return Buffer.from(memory.view(buffer, 2 * Math.max(0, units))).toString('utf16le');
    };
    try {
      return withWords
        .filter(({ words, boxes }) => !hasLetters(boxes.map(textIn).join(''), words))
        .map(({ index }) => index);
    } finally {
      memory.free(buffer);
      api.FPDFText_ClosePage(text);
    }
  });
}

function hasLetters(text: string, words: string): boolean {
  const found = lettersOf(text);
  return [...lettersOf(words)].every(([letter, count]) => (found.get(letter) ?? 0) >= count);
}

/** Enough to see a hair line appear. */
const dpi = 100;
const longestSide = 1_500;
/** Channels differ by less where a blended edge is rounded otherwise. */
const tolerance = 40;

/** The size in which pages are drawn, however large they are. */
export const sizeToCompare = ({ width, height }: { width: number; height: number }) => ({
  dpi: Math.min(dpi, (longestSide * 72) / Math.max(width, height, 1)),
});

function looksSame(
  source: PdfiumDocument,
  result: PdfiumDocument,
  page: EditedPage,
  boxes: readonly DisplayBox[],
): boolean {
  const size = sizeToCompare(page);
  const before = source.render(page.index, { size });
  const after = result.render(page.index, { size });
  if (before.width !== after.width || before.height !== after.height) return false;
  for (const box of boxes) cover(before, after, box, size.dpi / 72);
  return before.data.every((value, at) => Math.abs(value - (after.data[at] ?? 0)) <= tolerance);
}

/** Makes both pictures the same within a box and a pixel around it. */
function cover(before: Raster, after: Raster, box: DisplayBox, scale: number): void {
  const { width, height } = before;
  const [left, right] = [box.x, box.x + box.width].map((x) => x * scale);
  const [top, bottom] = [box.y, box.y + box.height].map((y) => y * scale);
  const [firstX, lastX] = [Math.max(0, Math.floor((left ?? 0) - 1)), Math.min(width, Math.ceil((right ?? 0) + 1))];
  const [firstY, lastY] = [Math.max(0, Math.floor((top ?? 0) - 1)), Math.min(height, Math.ceil((bottom ?? 0) + 1))];
  for (let y = firstY; y < lastY; y++) {
    const [start, end] = [4 * (y * width + firstX), 4 * (y * width + Math.max(firstX, lastX))];
    after.data.set(before.data.subarray(start, end), start);
  }
}
