import type { Raster } from '../../../../pdf/draw-page.ts';
import { boxOfLetters, readPageLines, type TextLook } from '../../../../pdf/editing/page-lines.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { AppError } from '../../../../shared/errors.ts';
import { boundsOf, cornersOf, type DisplayBox, grown, moved } from '../display-box.ts';
import type { MovedBox, SetLook } from '../edit-context.ts';
import type { EditedPage } from '../edited-page.ts';

/** The edits of one page that have been made. */
export type EditsToProve = {
  page: EditedPage;
  edits: readonly {
    index: number;
    boxes: readonly DisplayBox[];
    words?: string | undefined;
    looks?: readonly SetLook[];
    moved?: readonly MovedBox[];
  }[];
  /** Where else the page may look different, such as fields that were filled. */
  alsoChanged: readonly DisplayBox[];
};

export type Proof = {
  /** Edits whose words a reader does not find. */
  unread: Set<number>;
  /** Edits whose letters a reader sees in another font, size or colour than they were set in. */
  otherLook: Set<number>;
  /** Pages, from 1, that look different outside of the boxes of their edits. */
  changedOutside: Set<number>;
  /** Pages, from 1, where what was moved does not look as it did in its old place. */
  wronglyMoved: Set<number>;
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
  const proof: Proof = { unread: new Set(), otherLook: new Set(), changedOutside: new Set(), wronglyMoved: new Set() };
  for (const [done, { page, edits, alsoChanged }] of pages.entries()) {
    for (const index of unreadOn(result, page, edits)) proof.unread.add(index);
    for (const index of attempt(() => otherLooksOn(result, page, edits)) ?? []) proof.otherLook.add(index);
    const changed = [...edits.flatMap((edit) => edit.boxes), ...alsoChanged];
    const displaced = edits.flatMap((edit) => edit.moved ?? []);
    const boxes = [...changed, ...displaced.flatMap(coveredBy)];
    if (source && attempt(() => looksSame(source, result, page, boxes)) === false)
      (displaced.length > 0 ? proof.wronglyMoved : proof.changedOutside).add(page.index + 1);
    if (source && attempt(() => looksMoved({ source, result }, page, displaced, changed)) === false)
      proof.wronglyMoved.add(page.index + 1);
    onPage(done + 1);
  }
  return proof;
}

function openBoth({ pdfium, source, password, result }: Files) {
  if ('update' in result) {
    const updated = attempt(() => PdfiumDocument.openPieces(pdfium, [source, result.update]));
    return updated && { after: updated, before: attempt(() => PdfiumDocument.openPieces(pdfium, [source])) };
  }
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

/** The edits of a page whose letters do not look as they were set. */
function otherLooksOn(document: PdfiumDocument, page: EditedPage, edits: EditsToProve['edits']): number[] {
  const styled = edits.filter(({ looks = [] }) => looks.length > 0);
  if (styled.length === 0) return [];
  const parts = readPageLines(document, page.index).flatMap(({ frame, parts: own }) =>
    own.map((part) => ({ part, box: boxOfLetters(frame, part, 0, part.text.length) })),
  );
  const isNear = (box: DisplayBox, { left, right, top, bottom }: (typeof parts)[number]['box']) =>
    left <= box.x + box.width && right >= box.x && top <= box.y + box.height && bottom >= box.y;
  return styled.flatMap(({ index, looks = [], boxes }) => {
    const near = parts.filter(({ box }) => boxes.some((each) => isNear(each, box))).map(({ part }) => part);
    const isSeen = (look: SetLook) =>
      hasLetters(near.map((part) => (isLike(part.look, look) ? part.text : '')).join(''), look.text);
    return looks.every(isSeen) ? [] : [index];
  });
}

/** Readers write names of fonts with other signs between their words. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Sizes are rounded in files. */
const sameSize = 0.02;

function isLike(seen: TextLook, { fonts, size, color }: SetLook): boolean {
  const names = fonts.map(plainName);
  return (
    (names.includes('') || names.includes(plainName(seen.fontName))) &&
    (size === undefined || Math.abs(seen.size - size) <= sameSize * size) &&
    (color === undefined || seen.color === color)
  );
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
  if (Buffer.compare(before.data, after.data) === 0) return true;
  return before.data.every((value, at) => Math.abs(value - (after.data[at] ?? 0)) <= tolerance);
}

/** Some letters reach beyond what is usual, such as capitals with accents; in points. */
const mostBeyond = 3;

const coveredBy = ({ box, by }: MovedBox): DisplayBox[] => {
  const old = grown(box, Math.min(mostBeyond, 0.3 * box.height));
  return [old, { ...old, y: old.y + by }];
};

/** How far what moved may stand from its place: letters are drawn on whole pixels. */
const roundings = [0, -1, 1];

/** Whether everything that moved looks as it did in its old place, apart from what edits changed in it. */
function looksMoved(
  { source, result }: { source: PdfiumDocument; result: PdfiumDocument },
  page: EditedPage,
  moved: readonly MovedBox[],
  changed: readonly DisplayBox[],
): boolean {
  return [...Map.groupBy(moved, ({ by }) => by)].every(([by, group]) => {
    const size = sizeToMove(page, by);
    const scale = size.dpi / 72;
    const before = source.render(page.index, { size });
    const after = result.render(page.index, { size });
    if (before.width !== after.width || before.height !== after.height) return false;
    const rows = Math.round(by * (before.height / page.height));
    const isFree = maskOf(
      before,
      changed.flatMap((box) => [box, { ...box, y: box.y - by }]),
      scale,
    );
    return group.every(({ box }) =>
      roundings.some((rounding) =>
        isSameShifted({ before, after, isFree }, pixelsOf(before, box, scale), rows + rounding),
      ),
    );
  });
}

/** A size in which a distance is as close to whole pixels as can be. */
function sizeToMove(page: EditedPage, by: number): { dpi: number } {
  const { dpi: usual } = sizeToCompare(page);
  const most = Math.max(1, Math.round((usual * page.height) / 72));
  let best = { height: most, off: 1 };
  for (let height = most; height > 0.8 * most; height--) {
    const distance = (by * height) / page.height;
    const off = Math.abs(distance - Math.round(distance));
    if (off < best.off) best = { height, off };
  }
  return { dpi: (72 * best.height) / page.height };
}

type Pixels = { left: number; top: number; right: number; bottom: number };

function pixelsOf({ width, height }: Raster, box: DisplayBox, scale: number): Pixels {
  return {
    left: Math.max(0, Math.floor(box.x * scale)),
    top: Math.max(0, Math.floor(box.y * scale)),
    right: Math.min(width, Math.ceil((box.x + box.width) * scale)),
    bottom: Math.min(height, Math.ceil((box.y + box.height) * scale)),
  };
}

function maskOf(raster: Raster, boxes: readonly DisplayBox[], scale: number): Uint8Array {
  const mask = new Uint8Array(raster.width * raster.height);
  for (const box of boxes) {
    const { left, top, right, bottom } = pixelsOf(raster, box, scale);
    for (let y = top; y < bottom; y++) mask.fill(1, y * raster.width + left, y * raster.width + Math.max(left, right));
  }
  return mask;
}

function isSameShifted(
  { before, after, isFree }: { before: Raster; after: Raster; isFree: Uint8Array },
  { left, top, right, bottom }: Pixels,
  rows: number,
): boolean {
  const { width, height } = before;
  for (let y = top; y < bottom; y++) {
    if (y + rows < 0 || y + rows >= height) return false;
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      if (isFree[at]) continue;
      const there = at + rows * width;
      for (let channel = 0; channel < 3; channel++) {
        if (Math.abs((before.data[4 * at + channel] ?? 0) - (after.data[4 * there + channel] ?? 0)) > tolerance)
          return false;
      }
    }
  }
  return true;
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
